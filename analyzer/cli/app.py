"""The entry point: builds the commands, and turns whatever they raise into one sentence and an exit status."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from typer.main import get_command

from analyzer._version import __version__
from analyzer.cli import streams
from analyzer.cli.analyze import analyze
from analyzer.cli.conflicts import conflicts
from analyzer.cli.doctor import doctor
from analyzer.cli.examples import examples
from analyzer.cli.exit_codes import ExitCode
from analyzer.cli.lint import lint
from analyzer.cli.localise import Command, Group, chosen_language, localise
from analyzer.cli.messages import ERRORS, say
from analyzer.cli.options import LangOption
from analyzer.cli.report import report
from analyzer.cli.resolve import resolve
from analyzer.cli.rule import rule
from analyzer.cli.rulings import group as rulings
from analyzer.cli.scan import scan
from analyzer.cli.schema import schema
from analyzer.cli.serve import serve
from analyzer.cli.timeline import timeline
from analyzer.cli.usage import usage
from analyzer.errors import AnalyzerError
from analyzer.messages import Lang, Message
from analyzer.system import of_system

COMMANDS = (analyze, resolve, timeline, scan, conflicts, report, lint, rule, serve, examples, doctor, schema)
# The base of Typer's usage errors; Typer names it only as an ancestor of BadParameter.
_UsageError = typer.BadParameter.__mro__[1]


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"hatas-analyzer {__version__}")
        raise typer.Exit


def root(
    ctx: typer.Context,
    lang: LangOption = None,  # noqa: ARG001 - main() reads it before parsing
    version: Annotated[  # noqa: ARG001 - its callback does the work
        bool, typer.Option("--version", callback=_version, is_eager=True)
    ] = False,
) -> None:
    """Print the help page when no command is named."""
    if ctx.invoked_subcommand is None:
        typer.echo(ctx.get_help())


class Root(Group):
    """All commands. A reader that closes the pipe early is no failure: Typer would make it one (status 1)."""

    def invoke(self, ctx: Any) -> Any:
        """Run the command that the context names."""
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            streams.hush()
            raise typer.Exit(ExitCode.DONE) from None
        except KeyboardInterrupt:
            raise typer.Abort from None  # Typer's versions differ in what they make of the other


def build(lang: Lang, named: str = "") -> Any:
    """Return the command ``hatas`` with help texts in `lang`; with only the command `named`, if there is such a one.

    Typer takes a while to make a command ready, and a run needs one of them.
    """
    app = typer.Typer(cls=Root, rich_markup_mode=None, pretty_exceptions_enable=False, add_completion=False)
    app.callback(invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})(root)
    alone = [function for function in COMMANDS if function.__name__ == named]
    for function in alone or COMMANDS:
        app.command(cls=Command)(function)
    if not alone:
        app.add_typer(rulings(), name="rulings")
    command = get_command(app)
    command.name = "hatas"
    localise(command, lang)
    return command


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return the exit status. Nothing escapes as a traceback, unless HATAS_DEBUG is set."""
    streams.prepare()
    given = sys.argv[1:] if arguments is None else arguments
    lang = chosen_language(given)
    try:
        command = build(lang, given[0] if given else "")
        status = command.main(streams.arguments(given), "hatas", standalone_mode=False, obj=lang)
        sys.stdout.flush()
        return ExitCode(status or ExitCode.DONE)
    except BrokenPipeError:
        streams.hush()
        return ExitCode.DONE
    except (KeyboardInterrupt, typer.Abort):
        print(f"hatas: {say('interrupted').text(lang)}", file=sys.stderr)
        return ExitCode.INTERRUPTED
    except Exception as error:
        if os.environ.get("HATAS_DEBUG"):
            raise
        return _failed(error, lang, given)


def _failed(error: Exception, lang: Lang, given: Sequence[str]) -> ExitCode:
    print(f"hatas: {streams.printable(_reason(error, given).text(lang))}", file=sys.stderr)
    return ExitCode.ERROR


def _reason(error: Exception, given: Sequence[str]) -> Message:
    if isinstance(error, AnalyzerError):
        return error.said
    if isinstance(error, _UsageError):
        return _usage(error, given)
    if isinstance(error, OSError) and error.errno is not None and error.filename is None:
        return ERRORS["stream"].fill_each(reason=of_system(error))  # files of names are refused with their names
    return say("crash", reason=f"{type(error).__name__}: {error}")


def _usage(error: Any, given: Sequence[str]) -> Message:
    reason = usage(error.format_message())
    hint = say("see_help", command=error.ctx.command_path if error.ctx else _path(given))
    return Message(
        f"{ERRORS['usage'].hu.format(reason=reason.hu)}\n{hint.hu}",
        f"{ERRORS['usage'].en.format(reason=reason.en)}\n{hint.en}",
    )


def _path(given: Sequence[str]) -> str:
    """Return the command that was called, for an error which does not tell it."""
    named = [word for word in given[:1] if word in {"rulings", *(function.__name__ for function in COMMANDS)}]
    return " ".join(["hatas", *named])
