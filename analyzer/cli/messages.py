"""Words and sentences that the commands print, in both languages; help texts stand in `help_texts`."""

from __future__ import annotations

from analyzer.messages import Message
from analyzer.records.words import LEVELS_AND_MODES, OF_PAIRS, READINGS

WORDS = {
    **LEVELS_AND_MODES,
    **READINGS,
    **OF_PAIRS,
    "level": Message("a szintet", "the level"),
    "mode": Message("a módot", "the mode"),
    "yes": Message("igen", "yes"),
    "no": Message("nem", "no"),
    "unknown": Message("a szövegből nem derül ki; a lap ikonja dönt", "the text does not say; the card's icon decides"),
}
SENTENCES = {
    "quote": Message("„{text}”", "“{text}”"),
    "level": Message("Szint: {level}", "Level: {level}"),
    "mode": Message("Mód:   {mode}", "Mode:  {mode}"),
    "by": Message(" – {words} ({rules})", " – {words} ({rules})"),
    "no_strong": Message(
        " – nincs benne „mindenképpen” vagy „semmiképpen sem” (D)",
        " – holds no “mindenképpen” or “semmiképpen sem” (D)",
    ),
    "no_ban": Message(
        " – nincs benne számító „nem”, „sem” vagy korlátozó „csak” (F, G)",
        " – holds no counting “nem” or “sem” and no restrictive “csak” (F, G)",
    ),
    "operators": Message("Kulcsszavak (● számít, ○ nem számít):", "Key words (● counts, ○ does not):"),
    "no_operators": Message("Kulcsszavak: nincs", "Key words: none"),
    "near_misses": Message(
        "Erősnek vagy tiltónak hangzik, de a szabály szerint nem az:",
        "Sounds strong or prohibitive but is not by the rule:",
    ),
    "doubts": Message("Kétségek:", "Doubts:"),
    "doubt": Message(
        "  ? {word} {at} – a program így veszi: {taken}; másképp olvasva: {others}; {effect}",
        "  ? {word} {at} – as it is taken: {taken}; otherwise: {others}; {effect}",
    ),
    "would_turn": Message("ez {turns} fordítaná meg", "that would turn {turns}"),
    "would_stay": Message(
        "ez egymagában nem fordítaná meg {turns}: más szó is számít",
        "that alone would not turn {turns}: another word counts too",
    ),
    "timeline": Message("Időfonalat használ: {uses}", "Uses the timeline: {uses}"),
    "exceptions": Message("A szöveg maga dönt (A):", "The text itself decides (A):"),
    "exception": Message("  {word} {at} – {direction}", "  {word} {at} – {direction}"),
    "defeats": Message("felülbírálja ezt: {object}", "prevails over: {object}"),
    "yields": Message("enged ennek: {object}", "yields to: {object}"),
    "anything": Message("bármi, ami ellentmond neki", "whatever contradicts it"),
    "made_with": Message(
        "Motor: {engine} · szótár: {lexicon} · profil: {profile} · hatas-analyzer {analyzer}",
        "Engine: {engine} · lexicon: {lexicon} · profile: {profile} · hatas-analyzer {analyzer}",
    ),
    "failed_effect": Message("Nem olvasható: {reason}", "Cannot be read: {reason}"),
    "effects": Message("Hatások: {effects} · hibás sor: {failed}", "Effects: {effects} · failed rows: {failed}"),
    "levels": Message("Szint: gyenge {weak} · erős {strong}", "Level: weak {weak} · strong {strong}"),
    "modes": Message(
        "Mód: megengedő {permissive} · tiltó {prohibitive}", "Mode: permissive {permissive} · prohibitive {prohibitive}"
    ),
    "csak": Message(
        "csak: korlátozó {csak_restrictive} · nem korlátozó {csak_nonrestrictive} · kétértelmű {csak_ambiguous}",
        "csak: restrictive {csak_restrictive} · nonrestrictive {csak_nonrestrictive} · ambiguous {csak_ambiguous}",
    ),
    "doubt_counts": Message(
        "Kétség: {doubts}, összesen {doubtful_effects} hatásban", "Doubts: {doubts}, in {doubtful_effects} effects"
    ),
    "duplicate_id": Message(
        "figyelem: kétszer szereplő azonosító: „{id}” ({first}; {second}); mindkettő megmarad",
        "warning: the id {id!r} occurs twice: {first}; {second} (both are kept)",
    ),
    "resumed": Message(
        "{file}: folytatás; {rows} sor már készen áll", "{file}: going on; {rows} rows are done already"
    ),
    "resumable": Message(
        "{file}: {rows} sor elkészült és megmaradt; ugyanez a parancs a --resume kapcsolóval folytatja",
        "{file}: {rows} rows are done and kept; the same command with --resume goes on",
    ),
    "and_more": Message("… és még {count}", "… and {count} more"),
    "example": Message("{number}. példa", "Example {number}"),
    "example_order": Message("   ({order})", "   ({order})"),
    "ruling": Message("A szabály szerint: {ruling}", "The rule says: {ruling}"),
}
COLUMNS = {
    "id": Message("id", "id"),
    "level": Message("szint", "level"),
    "mode": Message("mód", "mode"),
    "words": Message("kulcsszavak", "key words"),
    "doubts": Message("kétségek", "doubts"),
    "text": Message("szöveg", "text"),
    "error": Message("hibás", "failed"),
}
ERRORS = {
    "argument_encoding": Message(
        "{number}. argumentum: nem UTF-8; állítsd UTF-8-ra a terminált, vagy tedd a szöveget fájlba.",
        "Argument {number} is not UTF-8; set the terminal to UTF-8, or put the text into a file.",
    ),
    "stdin_encoding": Message(
        "A bemenet nem UTF-8; mentsd a szöveget UTF-8 kódolással.",
        "Standard input is not UTF-8; save the text as UTF-8.",
    ),
    "one_stdin": Message(
        "A bemenetről csak az egyik hatás olvasható; a másik szövegét írd ki.",
        "Only one of the two effects can come from standard input; write out the other.",
    ),
    "empty_text": Message(
        "A szöveg üres; írd idézőjelek közé a hatás szövegét.", "The text is empty; put the effect's text into quotes."
    ),
    "file_as_text": Message(
        "{file}: ez egy fájl neve, nem egy hatás szövege; egy fájl hatásait a hatas scan olvassa.",
        "{file}: this is the name of a file, not the text of an effect; hatas scan reads the effects of a file.",
    ),
    "two_texts": Message(
        'Két hatás kell: hatas resolve "A szövege" "B szövege" (vagy --batch FÁJL, --deck FÁJL).',
        'Two effects are needed: hatas resolve "text of A" "text of B" (or --batch FILE, --deck FILE).',
    ),
    "alone": Message(
        "Nem adható meg együtt: {option} és {options}; írd a sorok mezőibe, ami oda tartozik.",
        "With {option} these cannot be given: {options}; write what belongs there into the fields of the lines.",
    ),
    "deck_needed": Message(
        "Csak a --deck kapcsolóval együtt értelmes: {options}.", "Only with --deck can these be given: {options}."
    ),
    "pair_format": Message(
        "Egy pár kimenete text, json vagy jsonl; a --format table csak a --deck mellett adható meg.",
        "A single pair is printed as text, json or jsonl; --format table is for --deck only.",
    ),
    "batch_format": Message(
        "A --batch kimenete soronként egy ítélet (jsonl); a --format {format} csak egy párnál adható meg.",
        "--batch prints one verdict a line (jsonl); --format {format} is for a single pair only.",
    ),
    "no_web": Message(
        'A hatas serve parancshoz egy kiegészítés kell ({missing}): pip install "hatas-analyzer[web]".',
        'hatas serve needs an extra ({missing}): pip install "hatas-analyzer[web]".',
    ),
    "overwrite_alone": Message(
        "Az --overwrite csak az --output kapcsolóval együtt értelmes.", "--overwrite needs --output."
    ),
    "page_on_terminal": Message(
        "A HTML-oldal fájlba való: add meg az --output kapcsolóval (pl. -o jelentes.html).",
        "A page of HTML belongs into a file: name it with --output (such as -o report.html).",
    ),
    "table_alone": Message(
        "{option}: fájlhoz való (jsonl, csv, parquet, arrow, xlsx), a képernyőre szánt táblázathoz nem; "
        "add meg a --format kapcsolót vagy az --output fájlt.",
        "{option} is for files (jsonl, csv, parquet, arrow, xlsx), not for the table for the eye; "
        "give --format or a file with --output.",
    ),
    "resume_alone": Message(
        "A --resume csak az --output kapcsolóval együtt értelmes: fájlt folytat.",
        "--resume needs --output: it goes on with a file.",
    ),
    "cluster_output": Message(
        "A --cluster mappába ír: add meg az --output kapcsolóval, és a --format jsonl, csv, parquet, arrow vagy xlsx "
        "legyen; --jobs és --disagreements nem jár vele.",
        "--cluster writes into a folder: name it with --output, with --format jsonl, csv, parquet, arrow or xlsx; "
        "--jobs and --disagreements do not go with it.",
    ),
    "resume_stream": Message(
        "A --resume csak fájlokból olvasva folytathat; ez a bemenet nem olvasható újra: „{path}”.",
        "--resume goes on only when reading files; {path!r} cannot be read again.",
    ),
    "disagreements_format": Message(
        "A --disagreements kimenete táblázat, jsonl vagy csv; a --format {format} a hatásoké.",
        "--disagreements is printed as a table, jsonl or csv; --format {format} is for the effects.",
    ),
    "interrupted": Message("megszakítva", "interrupted"),
    "stream": Message("A kimenet nem írható ({reason}).", "The output cannot be written ({reason})."),
    "crash": Message(
        "Váratlan hiba: {reason}. Jelentsd a paranccsal együtt (HATAS_DEBUG=1 a részleteket is kiírja).",
        "Unexpected failure: {reason}. Report it with the command (HATAS_DEBUG=1 prints the details).",
    ),
    "usage": Message("Hibás használat: {reason}", "Wrong usage: {reason}"),
    "see_help": Message("Segítség: {command} --help", "For help: {command} --help"),
}
DISAGREEMENTS = {
    "none": Message("A modell és a szótár sehol sem tér el egymástól.", "The model and the lexicon disagree nowhere."),
    "count": Message("db", "count"),
    "form": Message("alak", "form"),
    "expected_lemma": Message("várt szótő", "expected lemma"),
    "lemma": Message("modell szerint", "model's lemma"),
    "pos": Message("szófaj", "POS"),
    "taken": Message("érvényes", "taken"),
    "by_lexicon": Message("szótár", "lexicon"),
    "by_pipeline": Message("modell", "model"),
    "example": Message("példa", "example"),
    "quote": Message("„{text}” ({id})", "“{text}” ({id})"),
}
PROGRESS = {
    "rows": Message(
        "{task.fields[rows]} sor · {task.fields[rate]} sor/s", "{task.fields[rows]} rows · {task.fields[rate]} rows/s"
    ),
    "left": Message("· hátravan", "· left"),
    "files": Message("fájlok", "files"),
}
DOCTOR = {
    "version": Message("hatas-analyzer", "hatas-analyzer"),
    "python": Message("Python", "Python"),
    "spacy": Message("spaCy", "spaCy"),
    "huspacy": Message("HuSpaCy", "HuSpaCy"),
    "missing": Message("nincs telepítve", "not installed"),
    "engines": Message("Motorok:", "Engines:"),
    "ready": Message("használható: --engine {name}", "ready: --engine {name}"),
    "not_ready": Message(
        "nincs telepítve – {hint}; utána: --engine {name}", "not installed – {hint}; then: --engine {name}"
    ),
    "one_spacy": Message(
        "Egy környezetben egyetlen spaCy van (itt: {version}); a modell ugyanehhez készüljön (docs/models.md).",
        "An environment holds one spaCy (here: {version}); a model has to be made for the same (docs/models.md).",
    ),
    "lexicon": Message("Szótár", "Lexicon"),
    "lexicon_files": Message("Szótárfájlok", "Lexicon files"),
    "profile": Message("Profil", "Profile"),
    "by_text": Message("szöveg", "text"),
    "by_level": Message("szint", "level"),
    "by_mode": Message("mód", "mode"),
    "by_continuity": Message("folyamatosság", "continuity"),
    "by_time": Message("idő", "time"),
    "shipped_files": Message("{count} beépített", "{count} embedded"),
    "extras": Message("Kiegészítések:", "Extras:"),
    "extra_ready": Message("megvan", "there"),
    "extra_missing": Message(
        'nincs telepítve – pip install "hatas-analyzer[{name}]"', 'not installed – pip install "hatas-analyzer[{name}]"'
    ),
    "tables": Message("XLSX, ODS, Parquet, Arrow, zst", "XLSX, ODS, Parquet, Arrow, zst"),
    "report": Message("hatas report, hatas conflicts -o lap.html", "hatas report, hatas conflicts -o page.html"),
    "web": Message("hatas serve", "hatas serve"),
    "cluster": Message("hatas scan --cluster", "hatas scan --cluster"),
    "terminal": Message("Kimenet", "Output"),
    "colours": Message("színes", "coloured"),
    "no_colours": Message("színek nélkül", "without colours"),
}


def say(code: str, **values: object) -> Message:
    """Return the error `code` with its values."""
    return ERRORS[code].fill(**values)
