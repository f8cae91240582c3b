"""Forms of nominal words: case, possessor and number of nouns, pronouns, participles and verbal nouns."""

from __future__ import annotations

import re

from analyzer.contradiction.propositions.word import Word
from analyzer.contradiction.vocabulary import Vocabulary

# General and negative pronouns take case endings as nouns do.
PRONOUN = re.compile(r"(?:minden|bár|akár|sen)ki(?P<ending>\w*)|(?:bár|akár|sem)mi(?P<other>\w*)")


class Nominals:
    """Tells the forms of nominal words in one vocabulary."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._vocabulary = vocabulary
        self._game = vocabulary.game

    def deed(self, word: Word) -> str:
        """Return the action that a participle or verbal noun speaks of, "" if it is neither."""
        if word.low.endswith(("va", "ve")) and not word.low.endswith(("iva", "ive")):
            return ""  # "megtisztulva" says how, not who
        return next((v.action for v in word.verbs if v.form in {"participle", "noun", "past"} and v.whole), "")

    def verbal_noun(self, word: Word) -> bool:
        """Tell whether a word names a deed ("támadás")."""
        return any(v.form == "noun" and v.whole for v in word.verbs)

    def attribute(self, word: Word) -> bool:
        """Tell whether a noun may stand bare before another: a state, a zone, a kind of card ("ork kalandozó")."""
        if word.noun is None:
            return False
        thing = self._game.things.get(word.noun.id)
        return word.noun.kind in {"state", "zone"} or (thing is not None and thing.attribute)

    def form(self, word: Word) -> tuple[str, bool, bool]:
        """Return case, possessed, plural of a nominal word."""
        if word.noun:
            return word.noun.form.case, word.noun.form.possessed, word.noun.form.plural
        if self.deed(word):
            return self._deed_form(word)
        if word.lemma or word.quality:
            feats = word.token.feats
            lemma = word.token.lemma.lower()
            plural = feats.get("Number") == "Plur" or (
                word.case == "nom" and word.low.endswith("k") and lemma != word.low
            )
            return word.case, "Number[psor]" in feats, plural
        if word.number is not None:
            return word.suffix or "nom", False, False
        if pronoun := PRONOUN.fullmatch(word.low):
            form = self._vocabulary.endings.noun(pronoun["ending"] or pronoun["other"] or "")
            return (form.case if form else "nom"), False, False
        return "nom", False, False

    def _deed_form(self, word: Word) -> tuple[str, bool, bool]:
        """Return the form of a verbal noun or participle by what follows its -ás/-és, -ó/-ő or -t."""
        if self.verbal_noun(word):
            form = self._vocabulary.noun_form_of_event(word.low)
            return (form.case, form.possessed, form.plural) if form else ("nom", False, False)
        for cut in range(len(word.low), 2, -1):
            if word.low[:cut].endswith(("ó", "ő", "tt")):
                form = self._vocabulary.endings.noun(word.low[cut:])
                return (form.case, form.possessed, form.plural) if form else ("nom", False, False)
        return "nom", False, False
