"""The factory that spaCy's entry point leads to."""

from __future__ import annotations

from spacy.language import Language
from spacy.tokens import Doc

from analyzer.api import Analyzer
from analyzer.language.engine import engine_name
from analyzer.messages import Lang
from analyzer.records.counting import Policy
from analyzer.spacy_component.doc_engine import DocEngine
from analyzer.spacy_component.extensions import register, store

NAME = "hatas_effects"


class EffectsComponent:
    """Reads each Doc's text as one card effect, with the Doc's own tokens."""

    def __init__(self, analyzer: Analyzer, engine: DocEngine) -> None:
        self._analyzer = analyzer
        self._engine = engine
        register()

    def __call__(self, doc: Doc) -> Doc:
        """Set ``doc._.effect`` and ``doc.spans["hatas"]``; an empty Doc gets an empty record."""
        self._engine.show(doc)
        store(doc, self._analyzer.read(doc.text, full=True).record)
        return doc


@Language.factory(  # type: ignore[untyped-decorator, unused-ignore]  # spaCy is untyped here
    NAME,
    assigns=["doc._.effect", "doc.spans"],
    default_config={
        "policy": "standard",
        "lexicon": [],
        "lang": "hu",
        "profile": "MK",
        "rulings": None,
        "game": None,
        "markup": True,
    },
)
def make_effects(
    nlp: Language,
    name: str,  # noqa: ARG001  # spaCy passes it
    policy: Policy,
    lexicon: list[str],
    lang: Lang,
    profile: str,
    rulings: str | None,
    game: str | None,
    markup: bool,
) -> EffectsComponent:
    """Make the component; its settings are those of :class:`analyzer.api.Analyzer`, the engine is the pipeline itself.

    Raises:
        LexiconError, RulingError: a file that the settings name cannot be used.
    """
    engine = DocEngine(engine_name(nlp.lang, nlp.meta))
    analyzer = Analyzer(
        engine,
        policy=policy,
        lexicon=lexicon,
        lang=lang,
        profile=profile,
        rulings=rulings,
        game=game,
        markup=markup,
    )
    engine.markup = analyzer.markup
    return EffectsComponent(analyzer, engine)
