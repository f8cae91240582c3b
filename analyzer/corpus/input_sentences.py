"""What the readers say of files as a whole: encodings, formats, folders, packed and locked files."""

from __future__ import annotations

from analyzer.messages import Message

INPUT = {
    "encoding": Message(
        "{place}: ez nem {encoding} ({byte}. bájt: 0x{value:02X}); mentsd a fájlt egységesen UTF-8 kódolással, "
        "vagy add meg a kódolását (--encoding).",
        "{place}: byte {byte} (0x{value:02X}) is not {encoding}; save the whole file as UTF-8, "
        "or name its encoding (--encoding).",
    ),
    "lost_bytes": Message(
        "{place}: van benne olyan bájt, amely nem {encoding}; mentsd a fájlt egységesen UTF-8 kódolással, "
        "vagy add meg a kódolását (--encoding).",
        "{place}: it holds bytes that are not {encoding}; save the whole file as UTF-8, "
        "or name its encoding (--encoding).",
    ),
    "unknown_encoding": Message(
        "Nincs „{wanted}” nevű kódolás; a szokásosak: {usual}.",
        "There is no encoding named {wanted!r}; usual ones: {usual}.",
    ),
    "broken_encoding": Message(
        "{file}: hibás {encoding} kódolás; mentsd a fájlt UTF-8 kódolással, vagy add meg a kódolását (--encoding).",
        "{file}: broken {encoding}; save the file as UTF-8, or name its encoding (--encoding).",
    ),
    "told_encoding": Message(
        "{file}: a kódolása a betűk szerint {encoding} ({percent}%{same}); ha nem az, add meg: --encoding.",
        "{file}: its encoding is {encoding} by its letters ({percent}%{same}); if it is another, name it: --encoding.",
    ),
    "same_encoding": Message("; {same} kódolásként olvasva is ugyanez", "; it reads the same as {same}"),
    "told_wide": Message(
        "{file}: bájtsorrendjel nélküli {encoding} kódolás; ha nem az, add meg: --encoding.",
        "{file}: {encoding} without a byte-order mark; if it is another encoding, name it: --encoding.",
    ),
    "endless_line": Message(
        "{file}: 64 millió karakternél hosszabb sora van, ez nem kártyafájl; "
        "add meg a formátumát (--input-format), vagy tördeld sorokra.",
        "{file}: has a line of more than 64 million characters and is no card file; "
        "name its format (--input-format), or break it into lines.",
    ),
    "bad_json": Message("{file}: hibás JSON ({reason}).", "{file}: not valid JSON ({reason})."),
    "bad_yaml": Message(
        "{file}: hibás YAML ({reason}); a szövegeket tedd idézőjelbe, és a behúzás legyen egyforma.",
        "{file}: not valid YAML ({reason}); put texts into quotes and indent evenly.",
    ),
    "yaml_shape": Message(
        "{file}: hatások listája kellene (- id: … és alatta text: …); a fájlban ez van: {found}.",
        "{file}: a list of effects is expected (- id: … and below it text: …); the file holds {found}.",
    ),
    "other_content": Message(
        "{file}: a tartalma {found}, pedig a neve vagy az --input-format szerint {format} volna; "
        "adj neki megfelelő nevet, vagy add meg: --input-format.",
        "{file}: it holds {found}, though its name or --input-format says {format}; "
        "give it a fitting name, or name its format: --input-format.",
    ),
    "locked_workbook": Message(
        "{file}: jelszóval védett vagy régi (.xls) munkafüzet; mentsd jelszó nélkül, .xlsx formátumban.",
        "{file}: a workbook locked by a password, or an old one (.xls); save it as .xlsx without a password.",
    ),
    "damaged_workbook": Message(
        "{file}: sérült munkafüzet ({reason}); nyisd meg táblázatkezelőben, és mentsd újra.",
        "{file}: a damaged workbook ({reason}); open it in a spreadsheet program and save it again.",
    ),
    "damaged_parquet": Message(
        "{file}: sérült Parquet fájl ({reason}); írd ki újra.",
        "{file}: a damaged Parquet file ({reason}); write it anew.",
    ),
    "damaged_packing": Message(
        "{file}: a tömörített fájl sérült vagy csonka ({packing}); másold vagy tömörítsd újra.",
        "{file}: the compressed file is damaged or cut short ({packing}); copy or compress it again.",
    ),
    "too_big": Message(
        "{file}: kicsomagolva több, mint {limit}; ha megbízol benne, emeld a határt (--max-unpacked).",
        "{file}: unpacks to more than {limit}; if you trust it, raise the limit (--max-unpacked).",
    ),
    "too_many_cells": Message(
        "{file}: egy munkalapja {rows} × {columns} cellára terjed ki, ez több, mint {limit}; "
        "töröld a táblázaton kívüli cellákat, vagy mentsd CSV-ként.",
        "{file}: a sheet spans {rows} × {columns} cells, which is more than {limit}; "
        "delete the cells outside the table, or save it as CSV.",
    ),
    "no_sheet": Message(
        "{file}: egyik munkalapján sem található a szöveg oszlopa; add meg a --text-column kapcsolóval. "
        "Oszlopok: {columns}.",
        "{file}: none of its sheets has the column of the text; name it with --text-column. Columns: {columns}.",
    ),
    "told_sheet": Message(
        "{file}: kimaradt munkalap: „{sheet}”; nincs rajta szövegoszlop (oszlopai: {columns}).",
        "{file}: sheet {sheet!r} is passed over: it has no column of texts (its columns: {columns}).",
    ),
    "cell_error": Message(
        "{place}: a cella képlete hibát ad; javítsd a képletet, vagy írd be a szöveget.",
        "{place}: the formula of the cell gives an error; mend it, or write the text itself.",
    ),
    "no_extra": Message(
        "{file}: ehhez ({format}) a táblázatos kiegészítés is kell: pip install 'hatas-analyzer[tables]'.",
        "{file}: this format ({format}) needs the extra for tables: pip install 'hatas-analyzer[tables]'.",
    ),
    "no_cards_in_folder": Message(
        "{file}: a mappában nincs kártyafájl ({endings}).",
        "{file}: the folder holds no card file ({endings}).",
    ),
    "no_match": Message(
        "{file}: egy fájl sem illik rá; ellenőrizd a mintát és a mappát.",
        "{file}: no file matches; check the pattern and the folder.",
    ),
    "told_ignored": Message(
        "{file}: {count} fájl kimaradt, mert a neve szerint nem kártyafájl ({examples}).",
        "{file}: {count} files are passed over, as by their names they are no card files ({examples}).",
    ),
    "told_no_cards": Message("{reason} A fájl kimaradt.", "{reason} The file is passed over."),
    "no_cards_at_all": Message(
        "{files}: egyik fájlban sem található hatás.", "{files}: none of the files holds an effect."
    ),
    "told_mangled": Message(
        "TXT002: {place}: másik kódlappal olvasott UTF-8 („{found}”, helyesen: „{better}”); a program nem javítja ki. "
        "Mentsd újra a fájlt UTF-8 kódolással az eredetiből; hatas lint minden ilyen helyet kiír.",
        "TXT002: {place}: UTF-8 that was read in another code page ({found!r}, rightly {better!r}); it is not mended. "
        "Save the file as UTF-8 again from its source; hatas lint lists all such places.",
    ),
    "size": Message(
        "A méret számból és betűből áll (500M, 4G), nem ez: „{found}”.",
        "A size is a number and a letter (500M, 4G), not {found!r}.",
    ),
}
