"""What the workers and the writers of output files say, in both languages, with what to do about it."""

from __future__ import annotations

from analyzer.messages import Message

OUTPUT = {
    "fatal": Message(
        "{place}: ez a szöveg többször is leállította a feldolgozó folyamatot (elfogyott a memória, vagy hibás egy "
        "programkönyvtár), ezért kimaradt; jelentsd a szöveggel együtt.",
        "{place}: this text ended the process that read it more than once (out of memory, or a fault in a library), "
        "so it was left out; report it with the text.",
    ),
    "unknown_output": Message(
        "{file}: a neve nem árulja el, milyen formátumban íródjék; add meg a --format kapcsolóval, "
        "vagy végződjön így: {endings}.",
        "{file}: its name does not tell what format to write; name it with --format, or let it end in {endings}.",
    ),
    "binary_alone": Message(
        "--format {format}: csak fájlba írható; add meg a fájlt az --output kapcsolóval.",
        "The format {format} can be written to a file only; name it with --output.",
    ),
    "unfinished": Message(
        "{file}: félbeszakadt futása van, {rows} sora készen áll; a --resume folytatja, az --overwrite elölről kezdi.",
        "{file}: an unfinished run of it is there with {rows} rows done; "
        "--resume goes on with it, --overwrite begins anew.",
    ),
    "other_run": Message(
        "{file}: a félbeszakadt futás nem ez volt ({what}); ugyanazzal a bemenettel és ugyanazokkal a kapcsolókkal "
        "folytatható, az --overwrite pedig (--resume nélkül) elölről kezdi.",
        "{file}: the unfinished run was another one ({what}); go on with the same input and options, "
        "or begin anew with --overwrite (without --resume).",
    ),
    "other_versions": Message(
        "{file}: a kész sorok más szótárral, modellel vagy változattal készültek; "
        "az --overwrite (--resume nélkül) elölről kezdi.",
        "{file}: the rows that are done were made with another lexicon, model or version; "
        "begin anew with --overwrite (without --resume).",
    ),
    "under_way": Message(
        "{file}: egy másik futás éppen írja; várd meg, vagy adj meg más fájlt.",
        "{file}: another run is writing it; wait for it, or name another file.",
    ),
    "cut_cells": Message(
        "{file}: {count} cella hosszabb, mint amennyi egy munkafüzet cellájába fér (32 767 karakter); a vége lemaradt, "
        "„…” áll helyette. Teljes szöveg: --format parquet, csv vagy jsonl.",
        "{file}: {count} cells are longer than a cell of a workbook can be (32,767 characters); their ends are cut off "
        "and show as “…”. For whole texts: --format parquet, csv or jsonl.",
    ),
    "more_sheets": Message(
        "{file}: egy munkalapra 1 048 576 sor fér; a táblázat {count} munkalapon folytatódik.",
        "{file}: a worksheet holds 1,048,576 rows; the table goes on over {count} worksheets.",
    ),
}
