"""``hatas doctor``: what is installed, what can be used, and how to get the rest."""

from __future__ import annotations

import platform
import sys
from collections.abc import Iterator

import typer

from analyzer._version import __version__
from analyzer.cli.exit_codes import ExitCode
from analyzer.cli.messages import DOCTOR
from analyzer.cli.options import LangOption, LexiconOption, ProfileOption, language
from analyzer.cli.paint import Line, Piece
from analyzer.cli.streams import colour_wanted
from analyzer.errors import AnalyzerError
from analyzer.messages import Lang

# The libraries of each extra in pyproject.toml that users may want; a test holds the two in step.
_EXTRAS = {
    "tables": ("polars", "fastexcel", "xlsxwriter", "zstandard"),
    "report": ("jinja2", "matplotlib"),
    "web": ("fastapi", "uvicorn", "jinja2", "python_multipart"),
    "cluster": ("dask", "distributed"),
}


def doctor(
    ctx: typer.Context, lexicon: LexiconOption = None, profile: ProfileOption = "MK", lang: LangOption = None
) -> None:
    """Print versions, engines, lexicon, profile and output; exit 1 if one of them is broken."""
    from analyzer.cli.paint import paint

    lines, sound = report(lexicon or [], profile, language(ctx, lang))
    paint(lines, sys.stdout)
    raise typer.Exit(ExitCode.DONE if sound else ExitCode.FINDINGS)


def report(lexicon: list[str], profile: str, lang: Lang) -> tuple[list[Line], bool]:
    """Return the lines of the report, and whether every section could be read: a fault is shown, not raised."""
    lines: list[Line] = [*_versions(lang), *_engines(lang), *_extras(lang)]
    sound = True
    for label, section in (("lexicon", _lexicon(lexicon, lang)), ("profile", _profile(profile, lang))):
        try:
            lines += section
        except AnalyzerError as error:
            lines.append(_row(label, error.said.text(lang), lang))
            sound = False
    return [*lines, _output(lang)], sound


def _output(lang: Lang) -> Line:
    colours = DOCTOR["colours" if colour_wanted(sys.stdout) else "no_colours"].text(lang)
    return _row("terminal", f"{sys.stdout.encoding}, {colours}", lang)


def _row(label: str, value: str, lang: Lang) -> Line:
    return [Piece(f"{DOCTOR[label].text(lang) + ':':<16}", "bold"), Piece(value)]


def _versions(lang: Lang) -> Iterator[Line]:
    yield _row("version", __version__, lang)
    yield _row("python", f"{platform.python_version()} ({platform.system()} {platform.machine()})", lang)
    for name in ("spacy", "huspacy"):
        yield _row(name, _installed(name) or DOCTOR["missing"].text(lang), lang)


def _installed(name: str) -> str | None:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version(name)
    except PackageNotFoundError:
        return None


def _engines(lang: Lang) -> Iterator[Line]:
    from analyzer.language.engines import available

    yield [Piece(DOCTOR["engines"].text(lang), "bold")]
    for name, ready, hint in available():
        said = DOCTOR["ready" if ready else "not_ready"].fill(name=name, hint=hint.text(lang)).text(lang)
        yield [Piece(f"  {name:<18} "), Piece(said, "green" if ready else "yellow")]
    yield [Piece("  " + DOCTOR["one_spacy"].fill(version=_minor(_installed("spacy"))).text(lang))]


def _extras(lang: Lang) -> Iterator[Line]:
    """Say of each extra what it is for and whether all its libraries are there."""
    from importlib.util import find_spec

    yield [Piece(DOCTOR["extras"].text(lang), "bold")]
    for name, libraries in _EXTRAS.items():
        ready = all(find_spec(library) for library in libraries)
        state = DOCTOR["extra_ready" if ready else "extra_missing"].fill(name=name).text(lang)
        said = f"{state} ({DOCTOR[name].text(lang)})"
        yield [Piece(f"  {name:<18} "), Piece(said, "green" if ready else "yellow")]


def _minor(version: str | None) -> str:
    """Return ``3.8`` of ``3.8.18``: what the version of a model has to begin with."""
    return ".".join(version.split(".")[:2]) if version else "–"


def _lexicon(own: list[str], lang: Lang) -> Iterator[Line]:
    from analyzer.lexicon import load_lexicon
    from analyzer.lexicon.load import shipped_files

    names = shipped_files()
    yield _row("lexicon", load_lexicon(tuple(own)).hash, lang)
    files = DOCTOR["shipped_files"].fill(count=len(names)).text(lang)
    yield _row("lexicon_files", ", ".join([files, *own]), lang)


def _profile(name: str, lang: Lang) -> Iterator[Line]:
    from analyzer.resolver import load_profile

    ladder = " → ".join(f"{DOCTOR[f'by_{rung.id}'].text(lang)} ({rung.rule})" for rung in load_profile(name).test)
    yield _row("profile", f"{name}: {ladder}", lang)
