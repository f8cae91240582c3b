"""What ``--help`` says, in both languages, by command and parameter."""

from __future__ import annotations

from analyzer.messages import Message

COMMANDS = {
    "hatas": Message(
        "Magyar kártyahatások elemzése: gyenge vagy erős, megengedő vagy tiltó, melyik bírálja felül a másikat.",
        "Reads Hungarian card effects: weak or strong, permissive or prohibitive, and which overrides which.",
    ),
    "analyze": Message(
        "Egy hatás szövegének elemzése: szint, mód, kulcsszavak, kétségek.",
        "Read one effect: level, mode, key words, doubts.",
    ),
    "resolve": Message(
        "Két (--deck mellett tetszőlegesen sok) hatás közül melyik bírálja felül a másikat, melyik szabály szerint.\n\n"
        "Kilépési kód: 0 eldőlt (vagy nincs ellentmondás), 1 nem eldönthető, illetve --batch mellett volt hibás sor, "
        "2 hibás használat vagy bemenet.",
        "Which of two effects (with --deck: of any number) overrides the other, by which rule.\n\n"
        "Exit status: 0 decided (or no contradiction), 1 undecidable or, with --batch, some lines failed, "
        "2 wrong usage or input.",
    ),
    "timeline": Message(
        "Az időfonal lejátszása forgatókönyvből (YAML vagy JSON): mi kerül játékba, mi az időfonalra, ki passzol; "
        "a végén az érvényesülés sorrendje (I) és a kért ítéletek.\n\n"
        "Kilépési kód: 0 minden eldőlt, 1 egy kérdés nem eldönthető, 2 hibás használat vagy bemenet.",
        "Play a timeline from a script (YAML or JSON): what comes into play, what is put on, who passes; "
        "then the order of taking effect (I) and the verdicts asked for.\n\n"
        "Exit status: 0 all decided, 1 a question is undecidable, 2 wrong usage or input.",
    ),
    "scan": Message(
        "Kártyafájlok (vagy mappák) hatásainak elemzése: CSV, TSV, JSON, JSON Lines, YAML, XLSX, ODS, Parquet, "
        "szöveg (soronként egy hatás); tömörítve is.\n\n"
        "Kilépési kód: 0 kész, 1 volt hibás sor (a többi megmarad), 2 hibás használat vagy bemenet, 130 megszakítva."
        "\n\n"
        "A CSV-kimenetben a képletnek látszó cella (= + - @ kezdetű, pl. +1 sebzés) aposztrófot kap.",
        "Read the effects of card files (or folders): CSV, TSV, JSON, JSON Lines, YAML, XLSX, ODS, Parquet, "
        "text (one effect a line); compressed ones too.\n\n"
        "Exit status: 0 done, 1 some rows failed (the others are kept), 2 wrong usage or input, 130 interrupted.\n\n"
        "In CSV output a cell that looks like a formula (begins with = + - @, such as +1 sebzés) gets an apostrophe.",
    ),
    "conflicts": Message(
        "Kártyafájlok egymásnak ellentmondó hatásai: melyik érvényesül, melyik szabály szerint, mely szavakon.\n\n"
        "Kilépési kód: 0 nincs ellentmondás, 1 van (vagy volt hibás sor), 2 hibás használat vagy bemenet.",
        "Effects of card files that contradict each other: which prevails, by which rule, on which words.\n\n"
        "Exit status: 0 no contradictions, 1 some (or some rows failed), 2 wrong usage or input.",
    ),
    "report": Message(
        "Jelentés egy laptervezőnek: egyetlen HTML-oldal számokkal, ábrákkal, minden hatással, keresővel. "
        "Hálózat nélkül nyílik, nyomtatható.\n\n"
        "Kilépési kód: 0 kész, 1 volt hibás sor (a többi megmarad), 2 hibás használat vagy bemenet.",
        "A report for a card designer: one HTML page with counts, charts, every effect, search and filters. "
        "It opens without a network and prints.\n\n"
        "Exit status: 0 done, 1 some rows failed (the others are kept), 2 wrong usage or input.",
    ),
    "lint": Message(
        "Kártyafájlok vizsgálata: kétértelmű csak, vitatható nem, erősnek vagy tiltónak hangzó szavak, sérült szöveg. "
        "Beállítás: hatas.toml vagy a pyproject.toml [tool.hatas] szakasza.\n\n"
        "Kilépési kód: 0 nincs találat, 1 van találat (--diff mellett: változás), 2 hibás használat vagy bemenet.",
        "Check card files: ambiguous csak, disputable nem, words that sound strong or prohibitive, damaged text. "
        "Configuration: hatas.toml or [tool.hatas] in pyproject.toml.\n\n"
        "Exit status: 0 no findings, 1 findings (with --diff: changes), 2 wrong usage or input.",
    ),
    "rule": Message(
        "Egy kód magyarázata: miért számít, kerülendő és jobb szöveg; kódkezdet is jó (CSK). Vagy egy szabályé (A–I).",
        "Explain a code: why it matters, wording to avoid, better wording; a beginning (CSK) will do. Or a rule (A–I).",
    ),
    "serve": Message(
        "Weboldal és REST-felület ezen a gépen: két hatás, korpusz, ellentmondások, szabályok; leállítás: Ctrl-C.",
        "A web page and a REST interface on this machine: two effects, corpus, contradictions, rules; Ctrl-C stops it.",
    ),
    "rulings": Message(
        "Bírói döntések: mit olvasott a bíró a kétes szavakból; felvétel, lista, ellenőrzés.",
        "Judges' rulings on doubtful words: add, list, check.",
    ),
    "add": Message(
        "Döntés felvétele a fájlba; terminálban kérdez, egyébként minden kapcsolóval adható meg. "
        "Ami a fájlban áll, megjegyzésekkel együtt megmarad; más döntést csak a --replace cserél le.",
        "Add a ruling to the file; asks on a terminal, and takes everything as options elsewhere. "
        "What stands in the file is kept, comments too; only --replace changes another ruling.",
    ),
    "check": Message(
        "A döntések ellenőrzése kártyafájlokon: elavult (egyetlen szöveg sem az), ütköző, nem alkalmazható.\n\n"
        "Kilépési kód: 0 rendben, 1 van hibás döntés vagy hibás sor, 2 hibás használat vagy bemenet.",
        "Check the rulings against card files: stale (no text is theirs), conflicting, or not applicable.\n\n"
        "Exit status: 0 sound, 1 some rulings are not or some rows failed, 2 wrong usage or input.",
    ),
    "list": Message("A fájl döntései sorban.", "Print the rulings of the file."),
    "doctor": Message(
        "Változatok, motorok, szótár: mi van meg, és hogyan szerezhető meg, ami hiányzik.",
        "Versions, engines, lexicon: what is there, and how to get what is not.",
    ),
    "schema": Message(
        "A kimenet JSON-sémája: record, verdict, vagy mindkettő; a linté finding, change.",
        "The JSON Schema of the output: record, verdict, or both; of lint: finding, change.",
    ),
    "examples": Message(
        "A szabály négy kidolgozott példája ítélettel, szabállyal és a pontos szavakkal.",
        "The rule's four worked examples with verdict, rule and exact words.",
    ),
}
PARAMETERS = {
    "lang": Message(
        "A kiírt szövegek nyelve; alapból a HATAS_LANG környezeti változó szerint, különben hu.",
        "Language of what is printed; by default that of the environment variable HATAS_LANG, else hu.",
    ),
    "version": Message("A változat kiírása.", "Print the version."),
    "help": Message("Ez a segítség.", "Show this help."),
    "text": Message("A hatás szövege, vagy - a bemenetről.", "Text of the effect, or - for standard input."),
    "a": Message("Az A hatás szövege, vagy - a bemenetről.", "Text of effect A, or - for standard input."),
    "b": Message("A B hatás szövege, vagy - a bemenetről.", "Text of effect B, or - for standard input."),
    "engine": Message(
        "hu_effects_sm (beépített), lexicon (modell nélkül), vagy HuSpaCy/spaCy modell neve, útvonala.",
        "hu_effects_sm (embedded), lexicon (no model), or name or path of a HuSpaCy/spaCy model.",
    ),
    "lexicon": Message(
        "Saját szótárfájl (TOML); többször is megadható.", "A lexicon file of your own (TOML); repeatable."
    ),
    "policy": Message(
        "standard: minden alak számít; letter: csak a szabály szavai és alakjaik.",
        "standard: every form counts; letter: only the rule's words and their forms.",
    ),
    "host": Message(
        "Ezen a címen érhető el; nem helyi címnél figyelmeztet, mert a hálózatról is elérhető lesz.",
        "The address to listen on; warns of one that is not local, since the network then reaches it.",
    ),
    "port": Message("A port; 0: bármelyik szabad.", "The port; 0: any free one."),
    "allow_host": Message(
        "További név, amelyen a böngésző elérheti; többször is megadható.",
        "Another name by which browsers may call it; repeatable.",
    ),
    "open_page": Message("Megnyitja a böngészőben.", "Open it in a browser."),
    "workers": Message("Hány folyamat elemez egyszerre.", "How many processes analyse at a time."),
    "profile": Message("A szabályrendszer neve vagy fájlja.", "Name or file of the ladder of rules."),
    "game": Message(
        "A játék, amelynek szavaival az ellentmondásokat olvassa: neve vagy fájlja; alapból a --profile szerinti.",
        "Game whose words contradictions are read with: name or file; by default that of --profile.",
    ),
    "output_format": Message("A kimenet formája.", "Form of the output."),
    "first": Message(
        "Melyik lap került előbb játékba, illetve melyik hatás érvényesült előbb.",
        "Whose card came into play, or whose effect took effect, first.",
    ),
    "timeline_a": Message("Az A hatás használ-e időfonalat.", "Whether effect A uses the timeline."),
    "timeline_b": Message("A B hatás használ-e időfonalat.", "Whether effect B uses the timeline."),
    "pushed_first": Message(
        "Melyik került előbb az időfonalra (az fejtődik vissza később).",
        "Which was put on the timeline first (it unwinds last).",
    ),
    "continuous_a": Message(
        "Az A hatás folyamatos-e vagy egyszeri (ha a profil kérdezi, pl. HKK).",
        "Whether effect A is continuous or one-off (for profiles that ask, such as HKK).",
    ),
    "continuous_b": Message(
        "A B hatás folyamatos-e vagy egyszeri (ha a profil kérdezi, pl. HKK).",
        "Whether effect B is continuous or one-off (for profiles that ask, such as HKK).",
    ),
    "contradiction": Message(
        "Ellentmondanak-e; ha nincs megadva, a program állapítja meg.",
        "Whether they contradict each other; detected if not given.",
    ),
    "script": Message("A forgatókönyv, vagy - a bemenetről.", "The script, or - for standard input."),
    "deck": Message(
        "Hatások táblázata időpontokkal (CSV, TSV, JSON, JSON Lines): mi áll, mi esik el, mi által és miért.",
        "Table of effects with their times (CSV, TSV, JSON, JSON Lines): what stands, what falls, by what and why.",
    ),
    "conflicts": Message(
        "Ellentmondások fájlja a --deck mellé (a, b, kind, a_words, b_words, prevails); a többit a program keresi.",
        "File of contradictions for --deck (a, b, kind, a_words, b_words, prevails); the others are detected.",
    ),
    "batch": Message(
        "JSON Lines fájl (vagy -) párokkal; soronként egy ítélet a bemenet sorrendjében.",
        "JSON Lines file (or -) of pairs; one verdict a line, in input order.",
    ),
    "files": Message(
        "Fájlok, mappák, minták (pl. 'lapok/**/*.csv'), vagy - a bemenetről (JSON Lines).",
        "Files, folders, patterns (such as 'cards/**/*.csv'), or - for standard input (JSON Lines).",
    ),
    "text_column": Message(
        "A szöveg oszlopa vagy mezője, többször is megadható; alapból text, szöveg, hatás, laphatás, effect.",
        "Column or field of the text, repeatable; by default text, szöveg, hatás, laphatás, effect.",
    ),
    "id_column": Message(
        "Az azonosító oszlopa vagy mezője; alapból id, azonosító.",
        "Column or field of the id; by default id, azonosító.",
    ),
    "input_format": Message(
        "A bemenet formátuma; alapból a fájlnév szerint.", "Format of the input; by default from the name."
    ),
    "encoding": Message(
        "A szöveges fájlok kódolása (utf-8, cp1250, iso-8859-2 …); alapból a program állapítja meg.",
        "Encoding of text files (utf-8, cp1250, iso-8859-2 …); found out by default.",
    ),
    "max_unpacked": Message(
        "Ekkorára nőhet egy tömörített fájl vagy munkafüzet kicsomagolva (pl. 500M, 4G); alapból 1G.",
        "How big a compressed file or a workbook may be when unpacked (such as 500M, 4G); by default 1G.",
    ),
    "markup": Message(
        "A szövegek jelölőit (HTML, [i], **, &nbsp; …) átugorja, illetve betűnek veszi.",
        "Skip the markup of texts (HTML, [i], **, &nbsp; …), or take it as text.",
    ),
    "unit": Message(
        "Egy sor egy hatás, vagy egy hatás egy kulcsszava (fájlba és jsonl, csv formában).",
        "One row is an effect, or one operator of an effect (in files, jsonl and csv).",
    ),
    "resume": Message(
        "A félbeszakadt futást folytatja, ugyanazzal a bemenettel és kapcsolókkal; ha nincs ilyen, elölről kezdi.",
        "Go on with an unfinished run, with the same input and options; begin if there is none.",
    ),
    "output": Message(
        "Ebbe a fájlba ír (csak a végén, egyben); a formát a fájlnév vége adja.",
        "Write to this file (whole, at the end); its ending tells the format.",
    ),
    "overwrite": Message("A meglévő fájl felülírható.", "The file may be replaced."),
    "most": Message(
        "Egy hatásnak legfeljebb ennyi ellentmondása szerepel a nála későbbiekkel.",
        "At most so many contradictions of one effect with later ones are given.",
    ),
    "subjects": Message(
        "own: minden szöveg a maga lapjáról beszél, ezért amit két lap kimondatlan alanya, „ez a lap” vagy „viselője” "
        "tesz, az két dolog; shared: ezek ugyanazok is lehetnek, mert a hatások egy lapra kerülhetnek.",
        "own: each text speaks of its own card, so what is left out, “ez a lap” or “viselője” are two things on two "
        "cards; shared: they may be the same, because effects may be put on one card.",
    ),
    "name_column": Message(
        "A lap nevének oszlopa vagy mezője; alapból name, név, cím, title.",
        "Column or field of the card's name; by default name, név, cím, title.",
    ),
    "type_column": Message(
        "A laptípus oszlopa vagy mezője; alapból type, típus, laptípus, kind, fajta.",
        "Column or field of the card's type; by default type, típus, laptípus, kind, fajta.",
    ),
    "edition_column": Message(
        "A kiadás oszlopa vagy mezője; alapból edition, kiadás, set, készlet, sorozat.",
        "Column or field of the edition; by default edition, kiadás, set, készlet, sorozat.",
    ),
    "only_findings": Message(
        "A lista csak azokat a hatásokat tartalmazza, amelyekben kétség vagy találat van.",
        "List only the effects with a doubt or finding.",
    ),
    "max_effects": Message(
        "Legfeljebb ennyi hatás kerül a listába; a számok és az ábrák mindre vonatkoznak.",
        "List at most so many effects; the numbers and charts are of all of them.",
    ),
    "jobs": Message(
        "Párhuzamos folyamatok száma; 0: ahány processzormag van.", "Number of worker processes; 0: one a core."
    ),
    "cluster": Message(
        "Dask-fürt címe (tcp://gép:8786, vagy local:2): fájlonként egy eredmény az --output mappájába.",
        "Address of a Dask cluster (tcp://host:8786, or local:2): one result a file, into the folder of --output.",
    ),
    "quiet": Message("Összegzés és haladásjelző nélkül.", "No summary and no progress bar."),
    "disagreements": Message(
        "A hatások helyett azt írja ki, ahol a modell más szótőt vagy szófajt mond, mint a szótár: "
        "fajtánként a darabszám és egy példa.",
        "Instead of the effects, list where the model's lemma or part of speech is not the lexicon's: "
        "the count and one example of each kind.",
    ),
    "select": Message(
        "Csak ezek a kódok, kezdetük szerint (pl. CSK,NEM001 vagy ALL).",
        "These codes only, by their beginning (such as CSK,NEM001 or ALL).",
    ),
    "ignore": Message("Ezek a kódok nem; a hosszabb kezdet erősebb.", "Not these codes; the longer beginning wins."),
    "extend_select": Message("Az alapból jelzetteken felül ezek is.", "These too, besides those that are on."),
    "baseline": Message(
        "Elfogadott találatok fájlja: csak azt jelzi, ami új.", "File of accepted findings: only new ones are reported."
    ),
    "write_baseline": Message(
        "A mostani találatokat elfogadja, és a --baseline fájljába írja.",
        "Accept the present findings and write them to the file of --baseline.",
    ),
    "diff": Message(
        "Két változat összevetése azonosító szerint: mely hatások szintje, módja, olvasata, kétsége változott.",
        "Compare two versions by id: whose level, mode, reading or doubts changed.",
    ),
    "exit_zero": Message("A találatok nem adnak 1-es kilépési kódot.", "Exit 0 even if there are findings."),
    "config": Message(
        "Beállításfájl; alapból a legközelebbi fölfelé.", "Configuration file; by default the nearest upwards."
    ),
    "code": Message("Kód vagy kezdete.", "A code or its beginning."),
    "letters": Message("Az A–I szabályok mind.", "All the rules A–I."),
    "list_all": Message("Minden kód; * jelöli az alapból jelzetteket.", "All codes; * marks those on by default."),
    "rulings": Message(
        "Bírói döntések fájlja (TOML): a benne eldöntött szavakat a bíró szerint olvassa.",
        "File of judges' rulings (TOML): the words settled there are read as the judge does.",
    ),
    "from_file": Message("A hatást ebből a kártyafájlból veszi.", "Take the effect from this card file."),
    "card": Message("A hatás azonosítója a --file fájlban.", "Id of the effect in the file of --file."),
    "doubt": Message("Hányadik kétségről szól a döntés.", "Number of the doubt that the ruling settles."),
    "surface": Message(
        "Melyik szóról szól a döntés, ahogy a szövegben áll.", "The word that the ruling is about, as in the text."
    ),
    "occurrence": Message("A szó hányadik előfordulása.", "Which occurrence of the word."),
    "reading": Message(
        "Az olvasat: restrictive, nonrestrictive; prohibits, condition, descriptive, waiver …; strong, weak; "
        "counts, not_counted.",
        "The reading: restrictive, nonrestrictive; prohibits, condition, descriptive, waiver …; strong, weak; "
        "counts, not_counted.",
    ),
    "who": Message("Ki döntött.", "Who decided."),
    "why": Message("A döntés indoka.", "The reason of the ruling."),
    "when": Message("A döntés napja; alapból a mai.", "Day of the ruling; today by default."),
    "replace": Message("Az ugyanott álló másik döntést lecseréli.", "Replace another ruling on the same place."),
    "no_text": Message(
        "A szöveg helyett csak az ujjlenyomata kerül a fájlba.", "Write the fingerprint of the text, not the text."
    ),
    "kind": Message(
        "record, verdict (üresen mindkettő), deck, timeline, a linthez finding, change.",
        "record, verdict (both when empty), deck, timeline, for lint finding, change.",
    ),
}
# What a parameter is in one command, where that is not what it is in the others.
OF_COMMAND = {
    ("report", "output"): Message(
        "Ebbe a HTML-fájlba ír (csak a végén, egyben).", "Write to this HTML file (whole, at the end)."
    ),
    ("scan", "overwrite"): Message(
        "A meglévő fájl felülírható (és a félbeszakadt futása eldobható).",
        "The file may be replaced (and an unfinished run of it thrown away).",
    ),
    ("scan", "output_format"): Message(
        "A kimenet formája; alapból az --output fájlnevének vége szerint, a képernyőn table.",
        "Form of the output; by default from the name in --output, on the screen table.",
    ),
    ("conflicts", "output_format"): Message(
        "A kimenet formája; alapból az --output fájlnevének vége szerint, a képernyőn table.",
        "Form of the output; by default from the name in --output, on the screen table.",
    ),
    ("lint", "output_format"): Message(
        "A kimenet formája; alapból az --output fájlnevének vége szerint, a képernyőn text.",
        "Form of the output; by default from the name in --output, on the screen text.",
    ),
    ("resolve", "output_format"): Message(
        "A kimenet formája; alapból text, --deck mellett table, --batch mellett jsonl.",
        "Form of the output; by default text, with --deck table, with --batch jsonl.",
    ),
    ("add", "rulings"): Message("A döntések fájlja (TOML).", "The file of rulings (TOML)."),
    ("check", "rulings"): Message("A döntések fájlja (TOML).", "The file of rulings (TOML)."),
    ("list", "rulings"): Message("A döntések fájlja (TOML).", "The file of rulings (TOML)."),
}
# What stands for a value in a help page, instead of the name of a Python type.
VALUES = {
    "engine": "NAME",
    "profile": "NAME",
    "who": "NAME",
    "lexicon": "FILE",
    "output": "FILE",
    "batch": "FILE",
    "encoding": "NAME",
    "max_unpacked": "SIZE",
    "text_column": "COLUMN",
    "id_column": "COLUMN",
    "text": "TEXT",
    "why": "TEXT",
    "card": "ID",
    "surface": "WORD",
    "reading": "READING",
    "name_column": "COLUMN",
    "type_column": "COLUMN",
    "edition_column": "COLUMN",
    "max_effects": "N",
    "jobs": "N",
    "most": "N",
    "doubt": "N",
    "occurrence": "N",
}
VALUES_IN_HUNGARIAN = {
    "NAME": "NÉV",
    "FILE": "FÁJL",
    "SIZE": "MÉRET",
    "COLUMN": "OSZLOP",
    "TEXT": "SZÖVEG",
    "ID": "AZONOSÍTÓ",
    "WORD": "SZÓ",
    "READING": "OLVASAT",
    "ADDRESS": "CÍM",
    "DATE": "NAP",
    "CODE": "KÓD",
    "CODE[,CODE…]": "KÓD[,KÓD…]",
    "KIND": "FAJTA",
    "OLD NEW": "RÉGI ÚJ",
}
# Typer's own words, as they stand at the beginning of a line or in brackets of a help page.
HEADINGS = {
    "Usage:": "Használat:",
    "Options:": "Kapcsolók:",
    "Arguments:": "Argumentumok:",
    "Commands:": "Parancsok:",
    "[OPTIONS]": "[KAPCSOLÓK]",
    "COMMAND [ARGS]...": "PARANCS [ARGUMENTUMOK]...",
    "[default:": "[alapérték:",
    "[required]": "[kötelező]",
    "; required]": "; kötelező]",
}
