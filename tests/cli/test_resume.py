"""`hatas scan -o FILE --resume`: real kills and interruptions, and the same bytes in the end."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import QUICK, ROOT, run, spawn

TEXTS = (
    "Elfordul.",
    "A hős nem támadhat, csak ha éber.",
    "Mindenképpen éber.",
    "+1 sebzés.",
    "Sem a bestia, sem a hős.",
)
ROWS = 2000
needs_kill = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="no SIGKILL here")


@pytest.fixture(scope="module")
def cards(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("lapok") / "lapok.csv"
    rows = (f'k{number};"{TEXTS[number % 5]} {number}"\n' for number in range(ROWS))
    path.write_text("id;szöveg\n" + "".join(rows), encoding="utf-8")
    return path


def undisturbed(cards: Path, target: Path, *options: str) -> bytes:
    """The bytes of a run in this process, with one worker."""
    assert run("scan", *QUICK, str(cards), "-o", str(target), *options).status == 0
    return target.read_bytes()


def started(cards: Path, target: Path, *options: str, stderr: int = subprocess.PIPE) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", "analyzer", "scan", *QUICK, str(cards), "-o", str(target), *options],
        stdout=subprocess.DEVNULL,
        stderr=stderr,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        start_new_session=True,  # a group of its own: Ctrl-C reaches the whole of it, as on a terminal
    )


def until(process: subprocess.Popen[bytes], target: Path, size: int) -> None:
    """Wait until the part file has `size` bytes; the process must still run then."""
    part = Path(f"{target}.part")
    while not (part.exists() and part.stat().st_size >= size):
        try:
            process.wait(0.002)
        except subprocess.TimeoutExpired:
            continue
        pytest.fail(f"ended with {process.returncode} before it could be stopped")


def stopped(cards: Path, target: Path, size: int, how: int, *options: str) -> tuple[int, str]:
    """Start a run, stop it when its part file has grown to `size` bytes; return status and standard error."""
    process = started(cards, target, *options)
    until(process, target, size)
    os.killpg(process.pid, how)
    _, err = process.communicate(timeout=60)
    return process.returncode, err.decode("utf-8")


@needs_kill
@pytest.mark.parametrize(
    ("ending", "options"),
    [
        ("jsonl", ("--jobs", "1")),
        ("jsonl", ("--jobs", "2")),
        ("csv", ("--jobs", "2", "--rows", "operator")),
        ("parquet", ("--jobs", "1")),
        ("arrow", ("--jobs", "2")),
        ("xlsx", ("--jobs", "1", "--rows", "operator")),
    ],
)
def test_kill_9(cards: Path, tmp_path: Path, ending: str, options: tuple[str, ...]) -> None:
    """A run that is killed with all its workers, twice, at any points, ends with the bytes of an undisturbed one."""
    target, whole = tmp_path / f"ki.{ending}", undisturbed(cards, tmp_path / f"egész.{ending}", *options)
    size = len(run("scan", *QUICK, str(cards), "--format", "jsonl", "-q").raw) if ending == "jsonl" else ROWS * 60
    points = sorted(random.Random(f"{ending} {options}").sample(range(size // 20, size // 2), 2))
    for point in points:
        assert stopped(cards, target, point, signal.SIGKILL, *options, "--resume")[0] == -signal.SIGKILL
        assert not target.exists()
    done = spawn("scan", *QUICK, str(cards), "-o", str(target), *options, "--resume")
    assert done.status == 0
    assert "sor már készen áll" in done.err
    assert f"Hatások: {ROWS} · hibás sor: 0" in done.err
    assert target.read_bytes() == whole
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted([target.name, f"egész.{ending}"])


@needs_kill
def test_only_the_parent_is_killed(cards: Path, tmp_path: Path) -> None:
    """If the parent alone is killed its workers end too, and the run can be gone on with at once."""
    target, whole = tmp_path / "ki.jsonl", undisturbed(cards, tmp_path / "egész.jsonl")
    process = started(cards, target, "--jobs", "2")
    until(process, target, len(whole) // 4)
    process.kill()
    process.communicate(timeout=60)  # the workers hold standard error as long as they live
    assert spawn("scan", *QUICK, str(cards), "-o", str(target), "--resume").status == 0
    assert target.read_bytes() == whole


@pytest.mark.skipif(os.name == "nt", reason="no signals to a group there")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c(cards: Path, tmp_path: Path, jobs: str) -> None:
    """Ctrl-C keeps what is done, says how to go on, and no worker complains; going on gives the same bytes."""
    target, whole = tmp_path / "ki.jsonl", undisturbed(cards, tmp_path / "egész.jsonl")
    status, err = stopped(cards, target, len(whole) // 3, signal.SIGINT, "--jobs", jobs)
    assert status == 130
    said = err.splitlines()
    assert len(said) == 2
    assert "--resume" in said[0]
    assert said[1] == "hatas: megszakítva"
    assert run("scan", *QUICK, str(cards), "-o", str(target), "--resume").status == 0
    assert target.read_bytes() == whole


@pytest.mark.skipif(os.name == "nt", reason="no signals to a group there")
def test_an_unfinished_run_is_guarded(cards: Path, tmp_path: Path) -> None:
    """An unfinished run is neither thrown away unasked nor gone on with under other input, options or words."""
    own, target = tmp_path / "lapok.csv", tmp_path / "ki.jsonl"
    own.write_bytes(cards.read_bytes())
    stopped(own, target, 100_000, signal.SIGINT)
    scan = ("scan", *QUICK, str(own), "-o", str(target))
    assert "--resume folytatja" in run(*scan).err
    assert "policy: standard → letter" in run(*scan, "--resume", "--policy", "letter").err
    assert "rows: effect → operator" in run(*scan, "--resume", "--rows", "operator").err
    own.write_bytes(cards.read_bytes() + "k;Új lap.\n".encode())
    changed = run(*scan, "--resume")
    assert (changed.status, str(own) in changed.err) == (2, True)
    own.write_bytes(cards.read_bytes())
    assert run(*scan, "--resume", "--jobs", "2").status == 0


def test_resume_begins_what_was_not_begun(cards: Path, tmp_path: Path) -> None:
    """The same command serves for the first run and for any after it; a finished file is left alone."""
    target = tmp_path / "ki.csv"
    scan = ("scan", *QUICK, str(cards), "-o", str(target), "--resume")
    assert run(*scan).status == 0
    before = target.read_bytes()
    again = run(*scan)
    assert (again.status, "--overwrite" in again.err) == (2, True)
    assert target.read_bytes() == before


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--resume"], "--output"),
        (["--resume", "-o", "ki.txt"], "--resume"),
        (["--rows", "operator"], "--rows operator"),
        (["--format", "parquet"], "--output"),
        (["--format", "xlsx", "-o", "ki.xlsx", "--disagreements"], "--disagreements"),
        (["-o", "ki.docx"], "--format"),
    ],
)
def test_what_does_not_fit_together(cards: Path, arguments: list[str], said: str) -> None:
    """Options that have no meaning beside each other are refused with the one to change."""
    done = run("scan", *QUICK, str(cards), *arguments)
    assert done.status == 2
    assert said in done.err


def test_a_stream_cannot_be_gone_on_with(tmp_path: Path) -> None:
    """Standard input is gone when it was read: --resume is refused for it; without, the file is written as any."""
    target = tmp_path / "ki.csv"
    line = '{"text": "Nem támadhat."}\n'
    assert run("scan", *QUICK, "-", "-o", str(target), "--resume", stdin=line).status == 2
    assert run("scan", *QUICK, "-", "-o", str(target), stdin=line).status == 0
    assert len(target.read_text(encoding="utf-8").splitlines()) == 2


@pytest.mark.skipif(not hasattr(os, "openpty"), reason="no pseudo-terminals here")
@pytest.mark.parametrize(("options", "shown"), [((), True), (("--quiet",), False)])
def test_the_bar(cards: Path, tmp_path: Path, options: tuple[str, ...], shown: bool) -> None:
    """On a terminal a bar shows rows, rate and time left; --quiet keeps it away, and so does a pipe."""
    leader, follower = os.openpty()
    process = started(cards, tmp_path / "ki.jsonl", *options, stderr=follower)
    os.close(follower)
    seen = b""
    with os.fdopen(leader, "rb", buffering=0) as terminal:
        try:
            while block := terminal.read(4096):
                seen += block
        except OSError:  # so ends a pseudo-terminal
            pass
    assert process.wait() == 0
    assert ("sor/s" in seen.decode("utf-8")) == shown
    assert b"sor/s" not in spawn("scan", *QUICK, str(cards), "-o", str(tmp_path / "b.jsonl")).err.encode()
