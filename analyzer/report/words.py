"""What the report says, in both languages; constants only."""

from __future__ import annotations

from analyzer.messages import Message

PAGE = {
    "title": Message("Jelentés a laphatásokról", "Report on card effects"),
    "skip": Message("Ugrás a hatásokhoz", "Skip to the effects"),
    "overview": Message("Áttekintés", "Overview"),
    "contents": Message("Tartalom", "Contents"),
    "charts": Message("Eloszlások", "Distributions"),
    "effects": Message("Hatások", "Effects"),
    "rules": Message("A kódok magyarázata", "What the codes mean"),
    "letters": Message("A felülbírálás szabályai (5.10 A–I)", "The rules of overriding (5.10 A–I)"),
    "notes": Message("Amit tudni kell erről a lapról", "What to know of this page"),
    "failed": Message("Nem olvasható sorok", "Rows that cannot be read"),
    "more_failed": Message("… és még {count}", "… and {count} more"),
    "numbers": Message("A számok táblázatban", "The numbers as a table"),
    "in_all": Message("összesen", "in all"),
    "show": Message("csak ezek a hatások", "only these effects"),
    "search": Message("Keresés szövegben, névben, azonosítóban", "Search texts, names and ids"),
    "level": Message("Szint", "Level"),
    "mode": Message("Mód", "Mode"),
    "csak": Message("A csak olvasata", "Reading of csak"),
    "code": Message("Kétség, kód", "Doubt, code"),
    "type": Message("Laptípus", "Card type"),
    "edition": Message("Kiadás", "Edition"),
    "sort": Message("Sorrend", "Order"),
    "all": Message("mind", "all"),
    "any_csak": Message("van benne csak", "holds a csak"),
    "any_code": Message("van találat", "some finding"),
    "no_code": Message("nincs találat", "no finding"),
    "sort_row": Message("a fájl sorrendje", "as in the file"),
    "sort_worst": Message("legsúlyosabb elöl", "gravest first"),
    "sort_count": Message("legtöbb találat elöl", "most findings first"),
    "sort_id": Message("azonosító", "id"),
    "sort_name": Message("név", "name"),
    "sort_type": Message("laptípus", "card type"),
    "sort_edition": Message("kiadás", "edition"),
    "clear": Message("Szűrők törlése", "Clear filters"),
    "shown": Message("látható", "shown"),
    "of": Message("a lapon", "on this page"),
    "nothing": Message("Ezekkel a szűrőkkel nincs mit mutatni.", "Nothing to show with these filters."),
    "no_effects": Message("Nincs mit felsorolni.", "There is nothing to list."),
    "keys": Message(
        "Billentyűk: / keresés, j és k következő és előző hatás, Esc szűrők törlése.",
        "Keys: / search, j and k next and previous effect, Esc clear filters.",
    ),
    "legend": Message("Jelölések", "How to read the marks"),
    "legend_counts": Message(
        "számít: erőssé (D) vagy tiltóvá (F, G) teszi a hatást",
        "counts: makes the effect strong (D) or prohibitive (F, G)",
    ),
    "legend_open": Message("kulcsszó, de nem számít", "a key word that does not count"),
    "legend_doubt": Message("két bíró kétféleképpen olvashatja", "two judges may read it differently"),
    "legend_note": Message("egyéb észrevétel a szövegről", "another remark on the text"),
    "counts": Message("számít", "counts"),
    "open": Message("nem számít", "does not count"),
    "doubtful": Message("kétséges", "in doubt"),
    "words": Message("Kulcsszavak", "Key words"),
    "findings": Message("Kétségek és találatok", "Doubts and findings"),
    "otherwise": Message("Olvasatok", "Readings"),
    "focus": Message("Vonatkozhat erre", "May restrict"),
    "rewordings": Message("Javaslat az átfogalmazásra", "Suggested rewording"),
    "taken": Message("a program így veszi", "as it is taken"),
    "nothing_turns": Message(
        "itt semmit sem fordít meg: más, kétségtelen szó már eldönti",
        "turns nothing here: another word beyond doubt settles it",
    ),
    "exceptions": Message("A szöveg maga dönt (A)", "The text itself decides (A)"),
    "defeats": Message("felülbírálja ezt: {object}", "prevails over: {object}"),
    "yields": Message("enged ennek: {object}", "yields to: {object}"),
    "anything": Message("bármi, ami ellentmond neki", "whatever contradicts it"),
    "cut": Message(
        "A szöveg {length} karakter hosszú; itt csak az első {shown} áll.",
        "The text is {length} characters long; only the first {shown} are shown.",
    ),
    "quote": Message("„{text}”", "“{text}”"),
    "also": Message("… és még {count}", "… and {count} more"),
    "rule_letters": Message("Szabály", "Rule"),
    "rule_says": Message("A találat szövege", "What a finding says"),
    "bad": Message("Kerülendő", "Avoid"),
    "good": Message("Jobb így", "Better"),
    "back": Message("hatások ezzel a kóddal", "effects with this code"),
    "filtered": Message("Szűrve:", "Filtered:"),
    "made": Message("Készítette", "Made by"),
    "made_with": Message(
        "hatas-analyzer {analyzer} · motor: {engine} · szótár: {lexicon} · profil: {profile}",
        "hatas-analyzer {analyzer} · engine: {engine} · lexicon: {lexicon} · profile: {profile}",
    ),
    "files": Message("Fájlok", "Files"),
    "unnamed": Message("nincs megadva", "not given"),
    "others": Message("a többi", "the others"),
    "link": Message("hivatkozás erre a hatásra", "link to this effect"),
}
LEAD = Message(
    "{effects} hatás {files} fájlból. A szint és a mód a szabály betűje szerint értendő (5.10 C–G); "
    "ahol két bíró kétféleképpen olvashatná, ott kétség áll. A program tanácsot ad, a bíró dönt.",
    "{effects} effects of {files} files. Level and mode go by the letter of the rule (5.10 C–G); where two judges "
    "might read a word differently there is a doubt. The program advises; the judge decides.",
)
HEADLINES = {
    "effects": Message("hatás", "effects"),
    "strong": Message("erős", "strong"),
    "prohibitive": Message("tiltó", "prohibitive"),
    "ambiguous": Message("kétértelmű csak", "ambiguous csak"),
    "doubtful": Message("kétséges hatás", "effects in doubt"),
    "clean": Message("találat nélkül", "without findings"),
    "failed": Message("nem olvasható", "cannot be read"),
}
CHARTS = {
    "level": Message("Gyenge és erős", "Weak and strong"),
    "mode": Message("Megengedő és tiltó", "Permissive and prohibitive"),
    "by_type": Message("{chart} laptípusonként", "{chart} by card type"),
    "by_edition": Message("{chart} kiadásonként", "{chart} by edition"),
    "csak": Message("A csak olvasatai", "Readings of csak"),
    "csak_note": Message("A csak előfordulásai a szövegekben.", "Occurrences of csak in the texts."),
    "codes": Message("A leggyakoribb kétségek és találatok", "The most frequent doubts and findings"),
    "codes_note": Message("Hány hatásban fordul elő.", "In how many effects each occurs."),
    "families": Message("Kulcsszavak családonként", "Key words by family"),
    "families_note": Message("Előfordulások: hány számít, hány nem.", "Occurrences: how many count, how many do not."),
    "share_note": Message("A hatások aránya; zárójelben a számuk.", "Share of the effects; their number in brackets."),
    "all": Message("Minden hatás", "All effects"),
    "effects": Message("hatás", "effects"),
    "occurrences": Message("előfordulás", "occurrences"),
}
NOTES = {
    "type_column": Message("A laptípus oszlopa: {names}.", "Column of the card type: {names}."),
    "edition_column": Message("A kiadás oszlopa: {names}.", "Column of the edition: {names}."),
    "no_type": Message(
        "Nem találtam laptípus-oszlopot; a --type-column megnevezheti.",
        "No column of card types was found; --type-column can name it.",
    ),
    "no_edition": Message(
        "Nem találtam kiadás-oszlopot; az --edition-column megnevezheti.",
        "No column of editions was found; --edition-column can name it.",
    ),
    "limited": Message(
        "A lista csak az első {shown} hatást tartalmazza (összesen: {count}); a számok és az ábrák mindre vonatkoznak. "
        "Rövidebb listát ad az --only-findings (csak a találattal bírók), hosszabbat a --max-effects.",
        "The list holds the first {shown} of {count} effects; the numbers and charts are of all of them. "
        "--only-findings gives a shorter list (those with findings only), --max-effects a longer one.",
    ),
    "only_findings": Message(
        "A lista csak azt a {count} hatást tartalmazza, amelyikben kétség vagy találat van; a számok és az ábrák "
        "mindre vonatkoznak.",
        "The list holds only the {count} effects with a doubt or finding; the numbers and charts are of all effects.",
    ),
}
FAMILIES = {
    "NEM": "nem",
    "SEM": "sem",
    "MINDENKÉPPEN": "mindenképpen",
    "SEMMIKÉPPEN": "semmiképpen sem",
    "CSAK": "csak",
}
