"""spaCy component ``hatas_effects``: the record of a card effect on the Doc that holds its text.

    nlp.add_pipe("hatas_effects")
    doc = nlp("Csak éber kalandozó támadhat.")
    doc._.effect.mode          # EffectRecord, as :func:`analyzer.analyze` gives it
    doc.spans["hatas"]         # one span an operator, labelled with its family

spaCy finds the component by the entry point of this package; nothing has to be imported. It works behind any pipeline
for Hungarian and reads what that pipeline says of the tokens; behind ``spacy.blank("hu")`` it goes by form alone, like
the engine ``lexicon``.
"""

from analyzer.spacy_component.display import COLORS, render
from analyzer.spacy_component.doc_engine import DocEngine
from analyzer.spacy_component.extensions import SPANS_KEY
from analyzer.spacy_component.factory import EffectsComponent, make_effects

__all__ = ["COLORS", "SPANS_KEY", "DocEngine", "EffectsComponent", "make_effects", "render"]
