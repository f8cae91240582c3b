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
}
