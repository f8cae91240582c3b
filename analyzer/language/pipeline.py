"""Finding and loading the spaCy pipeline behind an engine; spaCy itself is imported as late as possible."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from analyzer.errors import EngineError
from analyzer.language.fit import check_fit
from analyzer.language.floret import tie_vectors
from analyzer.messages import Message
from analyzer.resources import data_dir

if TYPE_CHECKING:
    from spacy.language import Language

EMBEDDED = "hu_effects_sm"
TRF = "hu_core_news_trf"
OFFICIAL = ("hu_core_news_md", "hu_core_news_lg", TRF)
_SAID = {
    "no_library": Message(
        "A motorhoz („{name}”) hiányzik: {library}. Telepítés: pip install 'spacy>=3.8.7,<3.9' 'huspacy>=0.12'",
        "engine {name!r} needs {library}: pip install 'spacy>=3.8.7,<3.9' 'huspacy>=0.12'",
    ),
    "broken": Message("Ez a motor nem tölthető be: „{name}” ({reason})", "engine {name!r} does not load: {reason}"),
    "language": Message(
        "A modell („{name}”) nyelve „{lang}”; magyar (hu) modell kell.",
        "engine {name!r} is a model for {lang!r}; a Hungarian (hu) one is needed",
    ),
    "incomplete": Message(
        "A beépített modell ({name}) hiányzik: telepítsd újra a hatas-analyzer csomagot.",
        "the embedded model {name} is missing: reinstall hatas-analyzer",
    ),
}
_ABSENT = Message("Nincs ilyen motor telepítve: „{name}” – ", "engine {name!r} is not installed: ")
_OTHERS = Message(
    f"a motor {EMBEDDED} (beépített), lexicon (modell nélkül), telepített modell neve vagy modellmappa lehet",
    f"use {EMBEDDED} (embedded), lexicon (no model), an installed model's name or a model directory",
)
_TRF = Message(
    "saját környezet kell neki spaCy 3.7-tel: docs/models.md",
    "it needs an environment of its own with spaCy 3.7: docs/models.md",
)


class _Place(NamedTuple):
    """Where a model is: the folder that holds its ``meta.json``, and its package's name if it is installed as one."""

    folder: Path
    package: str | None


def load_pipeline(name: str = EMBEDDED) -> Language:
    """Load the spaCy ``Language`` behind the engine `name`.

    Its ``pipe`` can be used with several processes, whatever the start method and the kind of vectors.

    Args:
        name: ``hu_effects_sm`` (embedded, needs no download), the name of an installed HuSpaCy or spaCy model, or the
            path of a model directory.

    Raises:
        EngineError: there is no such model, it was trained for another spaCy, it does not load, or it is not
            Hungarian; says what to do.
    """
    place = _locate(name)
    try:
        import huspacy.components  # noqa: F401  # registers HuSpaCy's factories
        import spacy
    except ImportError as error:
        raise _refused("no_library", name, library=error.name) from None
    check_fit(name, place.folder, spacy.__version__)
    nlp = _load(name, place)
    if nlp.lang != "hu":
        raise _refused("language", name, lang=nlp.lang)
    tie_vectors(nlp)
    return nlp


def _load(name: str, place: _Place) -> Language:
    from spacy.util import load_model_from_package, load_model_from_path

    try:
        if place.package:
            return load_model_from_package(place.package, exclude=["ner"])
        return load_model_from_path(place.folder, exclude=["ner"])
    except Exception as error:
        raise _refused("broken", name, reason=" ".join(str(error).split())[:300]) from error


def _locate(name: str) -> _Place:
    if name == EMBEDDED:
        path = data_dir("models") / EMBEDDED
        if not (path / "config.cfg").is_file():
            raise _refused("incomplete", name)
        return _Place(path, None)
    if (Path(name) / "config.cfg").is_file():
        return _Place(Path(name), None)
    package = package_folder(name)
    if package is not None:
        return _Place(package, name)
    raise not_installed(name)


def package_folder(name: str) -> Path | None:
    """Return the folder of the installed model package `name`, without importing it; None if there is none."""
    try:
        spec = find_spec(name) if name.isidentifier() else None
    except ValueError:  # a module that is loaded without a spec, such as __main__
        return None
    folders = [Path(folder) for folder in (spec.submodule_search_locations or ())] if spec else []
    return next((folder for folder in folders if (folder / "meta.json").is_file()), None)


def not_installed(name: str) -> EngineError:
    """Return the error that there is no engine `name`, with how to get it."""
    hint, absent = install_hint(name), _ABSENT.fill(name=name)
    return EngineError(Message(absent.hu + hint.hu, absent.en + hint.en))


def _refused(code: str, name: str, **values: object) -> EngineError:
    return EngineError(_SAID[code].fill(name=name, **values))


def install_hint(name: str) -> Message:
    """Say in one line how to get the model `name`."""
    if name == TRF:
        return _TRF
    if name in OFFICIAL:
        command = f"python -c \"import huspacy; huspacy.download('{name}')\""
        return Message(command, command)
    return _OTHERS
