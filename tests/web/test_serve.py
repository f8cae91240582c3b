"""The command ``hatas serve``: what it tells, what it refuses, and that it stops."""

from __future__ import annotations

import importlib.util
import re
import signal
import socket
import subprocess
import sys
import urllib.request

import pytest

from analyzer.web.serving import Listening
from tests.cli.running import QUICK, ROOT, run


def test_a_port_in_use_is_told_with_another() -> None:
    """Where something listens already, one sentence says so and names another port."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        done = run("serve", *QUICK, "--port", str(port))
    assert done.status == 2
    assert f"Foglalt port: {port} " in done.err
    assert "--port" in done.err
    assert "Traceback" not in done.err


def test_an_address_of_another_machine_is_refused() -> None:
    """An address that is none of this machine is named with the reason."""
    done = run("serve", *QUICK, "--host", "203.0.113.7", "--lang", "en")
    assert done.status == 2
    assert "No server can be started on 203.0.113.7" in done.err


@pytest.mark.parametrize("option", ["--lexicon", "--rulings", "--profile", "--engine"])
def test_what_cannot_be_loaded_is_told_before_it_serves(option: str) -> None:
    """A file or model that is not there ends the command with its sentence, not at the first request."""
    done = run("serve", "--port", "0", option, "nowhere.toml")
    assert done.status == 2
    assert "nowhere.toml" in done.err
    assert "itt érhető el" not in done.err


@pytest.mark.parametrize("missing", ["fastapi", "uvicorn", "jinja2", "python_multipart"])
def test_a_missing_extra_is_named(missing: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without one of its libraries the command says which extra brings it."""
    known = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == missing else known(name))
    done = run("serve")
    assert done.status == 2
    assert "hatas-analyzer[web]" in done.err


@pytest.mark.parametrize(
    ("host", "loopback"),
    [
        ("127.0.0.1", True),
        ("::1", True),
        ("localhost", True),
        ("0.0.0.0", False),
        ("::", False),
        ("a.example", False),
    ],
)
def test_only_this_machine_is_loopback(host: str, loopback: bool) -> None:
    """What the network can reach is not taken for local."""
    assert Listening(host, 0).loopback is loopback


def test_names_are_those_that_were_given() -> None:
    """A local server answers to localhost alone; others may be named."""
    assert Listening("127.0.0.1", 0).names == ("localhost", "127.0.0.1")
    assert "lapok.example" in Listening("0.0.0.0", 0, ("Lapok.example",)).names


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGINT for other processes")
@pytest.mark.parametrize("lang", ["hu", "en"])
def test_it_serves_until_interrupted(lang: str) -> None:
    """The command tells its address, answers there, warns of an open one, and ends quietly on Ctrl-C."""
    arguments = ["serve", *QUICK, "--port", "0", "--host", "0.0.0.0", "--lang", lang]
    with subprocess.Popen(
        [sys.executable, "-m", "analyzer", *arguments], cwd=ROOT, stderr=subprocess.PIPE, encoding="utf-8"
    ) as served:
        assert served.stderr is not None
        told = []
        while not (found := re.search(r"http://localhost:\d+/", told[-1] if told else "")):
            told.append(served.stderr.readline())
            assert told[-1], told
        with urllib.request.urlopen(found[0]) as answer:
            page = answer.read().decode()
        served.send_signal(signal.SIGINT)
        rest = served.stderr.read()
    assert f'<html lang="{lang}">' in page
    assert {"hu": "jelszó", "en": "password"}[lang] in told[0]
    assert rest == ""
    assert served.returncode == 0


@pytest.mark.parametrize("arguments", [["--help"], ["serve", "--help"], ["serve", "--port", "x"]], ids=" ".join)
def test_nothing_of_the_server_is_loaded_unless_it_serves(arguments: list[str]) -> None:
    """Help and wrong usage start without the libraries of the server."""
    probe = (
        "import sys; from analyzer.cli.app import main; main(sys.argv[1:]);"
        "sys.exit(bool({'fastapi', 'starlette', 'uvicorn', 'jinja2', 'analyzer.web'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", probe, *arguments], cwd=ROOT, capture_output=True, check=False)
    assert done.returncode == 0
