"""A model built as the official HuSpaCy ones drops in: by path, as a package, and in workers."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from multiprocessing import get_all_start_methods
from pathlib import Path
from typing import Any

import pytest

from analyzer.errors import EngineError
from analyzer.language.engines import available, load_engine
from analyzer.language.pipeline import load_pipeline
from analyzer.language.spacy_engine import SpacyEngine
from tests.cli.running import ROOT, run, spawn
from tests.language.official_model import NAME, ORDER, VERSION, installed, official

TEXT = "A hős nem véd."
EFFECTS = [TEXT, "Csak éber hős támadhat.", "Ismeretlen szavak sem húzhatnak.", "Mindenképpen gyógyul."] * 40


@pytest.fixture(scope="module")
def built() -> Any:
    return official()


@pytest.fixture(scope="module")
def folder(built: Any, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("model") / "mappa"
    built.to_disk(path)
    return path


@pytest.fixture(scope="module")
def site(built: Any, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return installed(built, tmp_path_factory.mktemp("site"))


def test_the_built_model_is_like_the_official_ones(built: Any) -> None:
    """Names and order of the components are HuSpaCy's, the vectors are floret's."""
    assert built.pipe_names == ORDER
    assert built.vocab.vectors.mode == "floret"


def test_it_loads_by_path_without_what_is_not_needed(folder: Path) -> None:
    """Every component but the names is there, in its order, and the engine's name carries name and version."""
    engine = SpacyEngine.load(str(folder))
    assert load_pipeline(str(folder)).pipe_names == [name for name in ORDER if name != "ner"]
    assert engine.name == f"{NAME}-{VERSION}"
    assert (engine.has_morphology, engine.has_syntax) == (True, True)


def test_its_tokens_are_plain(folder: Path) -> None:
    """Lemma, part of speech, features, head and label arrive, and the table's lemma is kept by the edit trees."""
    (tokens,) = SpacyEngine.load(str(folder)).tokenize([TEXT])
    assert [(t.text, t.pos) for t in tokens][:4] == [("A", "DET"), ("hős", "NOUN"), ("nem", "PART"), ("véd", "VERB")]
    assert tokens[1].lemma == "táblahős"
    assert tokens[2].lemma == "nem"
    assert dict(tokens[1].feats) == {"Case": "Nom"}
    assert (tokens[2].head, tokens[2].dep) == (3, "NEG")


def test_words_that_it_has_never_seen_have_vectors(folder: Path) -> None:
    """Floret spells new words, also where strings are forgotten after a stretch of texts."""
    words = [f"új{chr(97 + n % 26)}{n}szó." for n in range(600)]
    read = list(SpacyEngine.load(str(folder)).tokenize(words))
    assert ["".join(t.text for t in tokens) for tokens in read] == words


def test_it_loads_as_an_installed_package(folder: Path, site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The name of a package on the path loads the same model, and the list of engines shows it."""
    monkeypatch.syspath_prepend(str(site))
    try:
        assert list(load_engine(NAME).tokenize([TEXT])) == list(load_engine(str(folder)).tokenize([TEXT]))
        assert {status.name: status.ready for status in available()}[NAME]
    finally:
        sys.modules.pop(NAME, None)
    assert f"--engine {NAME}" in run("doctor").out


@pytest.mark.parametrize("name", ["json", "__main__", "analyzer", "hu-core-news-md"])
def test_a_module_that_is_no_model_is_not_taken_for_one(name: str) -> None:
    """The name of any other module, or none, is refused as an engine that is not installed."""
    with pytest.raises(EngineError, match="is not installed"):
        load_pipeline(name)


@pytest.mark.parametrize("engine", ["folder", "package"])
def test_any_number_of_workers_gives_the_same_bytes(engine: str, folder: Path, site: Path) -> None:
    """`scan --jobs 2` spawns workers that load the model themselves: no crash, the bytes of one process."""
    lines = "".join(json.dumps({"id": n, "text": text}) + "\n" for n, text in enumerate(EFFECTS))
    name = NAME if engine == "package" else str(folder)
    path = os.pathsep.join([str(site), str(ROOT)])
    done = [
        spawn("scan", "-", "--engine", name, "--format", "jsonl", "--jobs", jobs, stdin=lines, PYTHONPATH=path)
        for jobs in ("1", "2")
    ]
    assert [one.status for one in done] == [0, 0], done[1].err
    assert len(done[0].lines) == len(EFFECTS)
    assert done[0].raw == done[1].raw


WORKERS = """
import multiprocessing, sys
from {module} import {load}

if __name__ == "__main__":
    multiprocessing.set_start_method("{method}")
    nlp = {load}(sys.argv[1])
    texts = [f"Újszülött{{n}} szó sem véd." for n in range(20)]
    alone = [[t.lemma_ + t.pos_ for t in doc] for doc in nlp.pipe(texts)]
    assert [[t.lemma_ + t.pos_ for t in doc] for doc in nlp.pipe(texts, n_process=2, batch_size=5)] == alone
"""


def _in_workers(folder: Path, method: str, load: str, tmp_path: Path) -> subprocess.CompletedProcess[str]:
    script = tmp_path / "munka.py"
    module, name = load.rsplit(".", 1)
    script.write_text(WORKERS.format(method=method, module=module, load=name), encoding="utf-8")
    command = [sys.executable, str(script), str(folder)]
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    return subprocess.run(command, env=environment, capture_output=True, encoding="utf-8", check=False)


@pytest.mark.parametrize("method", ["spawn", "forkserver"])
def test_a_user_of_the_library_may_pipe_in_processes(method: str, folder: Path, tmp_path: Path) -> None:
    """`load_pipeline(…).pipe(n_process=2)` reads as one process does, where workers start afresh."""
    if method not in get_all_start_methods():
        return  # this system has no such workers
    done = _in_workers(folder, method, "analyzer.load_pipeline", tmp_path)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_saved_copy_is_spacys_own(folder: Path, tmp_path: Path) -> None:
    """What makes workers safe leaves no trace: a copy that the user saves has HuSpaCy's components only."""
    load_pipeline(str(folder)).to_disk(tmp_path / "copy")
    config = (tmp_path / "copy" / "config.cfg").read_text(encoding="utf-8")
    assert "analyzer" not in config
    assert load_pipeline(str(tmp_path / "copy")).pipe_names == [name for name in ORDER if name != "ner"]
