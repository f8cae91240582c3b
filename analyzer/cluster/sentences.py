"""What the cluster says, in both languages."""

from __future__ import annotations

from analyzer.errors import InputError
from analyzer.messages import Message

SAID = {
    "no_extra": Message(
        'A fürthöz a dask kell: pip install "hatas-analyzer[cluster]".',
        'A cluster needs dask: pip install "hatas-analyzer[cluster]".',
    ),
    "address": Message(
        "{address}: nem fürt címe; ilyen kell: tcp://gép:8786, vagy local:2 két munkafolyamathoz ezen a gépen.",
        "{address}: not the address of a cluster; give tcp://host:8786, or local:2 for two workers on this machine.",
    ),
    "no_answer": Message(
        "{address}: az ütemező nem válaszol ({reason}).", "{address}: the scheduler does not answer ({reason})."
    ),
    "no_workers": Message("{address}: a fürtnek nincs munkafolyamata.", "{address}: the cluster has no worker."),
    "versions": Message(
        "A fürt munkafolyamatainak más a változata, mint itt: {found}; itt: {own}. Telepítsd mindenhová ugyanazt.",
        "Workers of the cluster run another version than this one: {found}; here: {own}. Install the same everywhere.",
    ),
    "killed": Message(
        "{file}: olvasása sorra leállítja a munkafolyamatokat; olvasd be ezen a gépen (hatas scan {file} --jobs 2), "
        "az elkülöníti a hibás sort.",
        "{file}: reading it ends one worker after another; scan it on this machine (hatas scan {file} --jobs 2), "
        "which finds the row.",
    ),
    "stream": Message(
        "{file}: a fürt csak fájlt tud olvasni, folyamot nem.", "{file}: a cluster reads files, no stream."
    ),
    "column": Message(
        "Nincs „{wanted}” nevű oszlop. Oszlopok: {columns}.", "There is no column named {wanted!r}. Columns: {columns}."
    ),
    "folder": Message(
        "{folder}: a fürt mappába ír, fájlonként egyet; ez fájl.",
        "{folder}: a cluster writes into a folder, one file each; this is a file.",
    ),
    "other_run": Message(
        "{file}: más fájlból vagy más beállításokkal készült; adj meg másik mappát, vagy az --overwrite kapcsolót.",
        "{file}: was made of another file or with other settings; give another folder, or --overwrite.",
    ),
    "taken": Message(
        "{folder}: a mappában már van {file}; add meg az --overwrite vagy a --resume kapcsolót.",
        "{folder}: the folder holds {file} already; give --overwrite or --resume.",
    ),
}


def refuse(code: str, **values: object) -> InputError:
    """Return the error `code`, to be raised."""
    return InputError(SAID[code].fill(**values))
