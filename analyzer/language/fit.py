"""Whether a model was trained for the spaCy that is installed: weights belong to one minor version of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from analyzer.errors import EngineError
from analyzer.messages import Message

_OTHER_SPACY = Message(
    "Ez a modell („{name}”) a spaCy {needed} változatához készült, itt a {installed} van: egy környezet "
    "egyetlen spaCy-t tart, tölts le ehhez való modellt (docs/models.md).",
    "engine {name!r} was trained for spaCy {needed}, but {installed} is installed: an environment holds one spaCy, "
    "so get the model's version for this one (docs/models.md)",
)
_TRANSFORMER = Message(
    "Ez a transformeres modell („{name}”) a spaCy {needed} változatához készült, itt a {installed} van: saját "
    "környezet kell neki spaCy 3.7-tel és spacy-transformersszel (docs/models.md).",
    "engine {name!r} is a transformer model for spaCy {needed}, but {installed} is installed: it needs an environment "
    "of its own with spaCy 3.7 and spacy-transformers (docs/models.md)",
)
_NO_TRANSFORMERS = Message(
    "A transformeres modellhez („{name}”) hiányzik a spacy-transformers: saját környezet kell neki spaCy 3.7-tel "
    "(docs/models.md).",
    "engine {name!r} is a transformer model and spacy-transformers is not installed: it needs an environment of its "
    "own with spaCy 3.7 (docs/models.md)",
)


def check_fit(name: str, folder: Path, installed: str) -> None:
    """Refuse a model whose ``meta.json`` in `folder` names another spaCy than `installed`, or a missing transformer.

    spaCy would only warn, and then tag wrongly or fail on a component; a model that names no version is let through.

    Raises:
        EngineError: the model does not fit; one line that says what it needs.
    """
    meta = _meta(folder)
    needed = meta.get("spacy_version")
    transformer = _is_transformer(meta)
    if isinstance(needed, str) and not _fits(needed, installed):
        said = _TRANSFORMER if transformer else _OTHER_SPACY
        raise EngineError(said.fill(name=name, needed=needed, installed=installed))
    if transformer and not _has_transformers():
        raise EngineError(_NO_TRANSFORMERS.fill(name=name))


def _meta(folder: Path) -> dict[str, Any]:
    try:
        meta = json.loads((folder / "meta.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}  # loading will say what is wrong with it
    return meta if isinstance(meta, dict) else {}


def _fits(needed: str, installed: str) -> bool:
    from spacy.util import is_compatible_version

    return is_compatible_version(installed, needed) is not False  # None: `needed` is no version range


def _is_transformer(meta: dict[str, Any]) -> bool:
    components = meta.get("components") or meta.get("pipeline") or ()
    return "transformer" in components


def _has_transformers() -> bool:
    from importlib.util import find_spec

    return find_spec("spacy_transformers") is not None
