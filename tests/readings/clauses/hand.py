"""Analyses written by hand: one word a token, "word/POS/Feature=Value|…", sentences ended by "//"."""

from __future__ import annotations

from analyzer.language.token import Analysis, Token
from analyzer.text import NormalText, fold

SHORT = {
    "V": "VERB/Mood=Ind|VerbForm=Fin|Tense=Pres|Person=3|Number=Sing",
    "V2": "VERB/Mood=Ind|VerbForm=Fin|Tense=Pres|Person=2|Number=Sing",
    "V1": "VERB/Mood=Ind|VerbForm=Fin|Tense=Pres|Person=1|Number=Plur",
    "PAST": "VERB/Mood=Ind|VerbForm=Fin|Tense=Past|Person=3|Number=Sing",
    "IMP": "VERB/Mood=Imp|VerbForm=Fin|Tense=Pres|Person=2|Number=Sing",
    "INF": "VERB/VerbForm=Inf",
    "PTCP": "ADJ/VerbForm=PartPres|Case=Nom",
    "N": "NOUN/Case=Nom",
    "ACC": "NOUN/Case=Acc",
    "SUP": "NOUN/Case=Sup",
    "A": "ADJ/Case=Nom",
    "D": "DET",
    "R": "ADV",
    "C": "CCONJ",
    "S": "SCONJ",
    "P": "PUNCT",
    "PRO": "PRON/Case=Nom",
}


def analysis(written: str) -> Analysis:
    """Build the Analysis of `written`; a word without a tag has no opinion of an engine."""
    tokens: list[Token] = []
    text, sentence = "", 0
    for piece in written.split():
        if piece == "//":
            sentence += 1
            continue
        word, _, tag = piece.partition("/")
        glue = "" if not text or word in {",", ".", ")", "!", ":", ";"} or text.endswith("(") else " "
        text += glue + word
        tokens.append(_token(word, SHORT.get(tag, tag), len(text) - len(word), sentence))
    return Analysis(NormalText(text), tuple(tokens), any(t.pos for t in tokens), False)


def _token(word: str, tag: str, start: int, sentence: int) -> Token:
    pos, _, feats = tag.partition("/")
    named = dict(f.split("=", 1) for f in feats.split("|") if f)
    lemma = fold(word) if pos else ""
    return Token(start, start + len(word), word, fold(word), lemma, pos, named, sentence=sentence)


def words(found: Analysis, indices: object) -> str:
    """The words at `indices`, for comparing."""
    return " ".join(found.tokens[i].text for i in indices)  # type: ignore[attr-defined]
