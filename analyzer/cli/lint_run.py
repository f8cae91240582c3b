"""The work behind ``hatas lint``: configuration and options joined, files read, the report written."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Literal, NamedTuple, TextIO

import msgspec

from analyzer.cli.inputs import Input
from analyzer.cli.lint_diff import change_lines, record_of, summary_line
from analyzer.cli.lint_sinks import LintFormat, Report, write
from analyzer.cli.lint_words import SENTENCES, say
from analyzer.cli.notices import Notices
from analyzer.cli.options import EMBEDDED
from analyzer.cli.paint import Piece, paint
from analyzer.corpus.input.read import read_all
from analyzer.corpus.rows import Row, Source
from analyzer.corpus.scan import scan
from analyzer.corpus.setup import Setup
from analyzer.corpus.write import atomic, check_target
from analyzer.errors import InputError
from analyzer.lexicon import load_lexicon
from analyzer.lint import Codes, Located, codes_of, lint, severity_of
from analyzer.lint.baseline import compare, read_baseline, write_baseline
from analyzer.lint.errata import Change, changes, effects
from analyzer.lint.selection import Layer, matching, selected
from analyzer.lint.settings import Config, find_config, read_config
from analyzer.messages import Lang


class Job(NamedTuple):
    """What the command line asks for; None: the configuration or the default decides."""

    files: tuple[str, ...]
    layer: Layer
    output_format: LintFormat
    output: str | None
    overwrite: bool
    baseline: str | None
    write_baseline: bool
    config: str | None
    given: Input
    jobs: int
    quiet: bool
    engine: str | None
    lexicon: tuple[str, ...]
    policy: Literal["standard", "letter"] | None
    rulings: str | None
    markup: bool
    lang: Lang
    stdout: TextIO
    stderr: TextIO


def run_lint(job: Job) -> bool:
    """Lint the files and write the report; tell whether there is anything to report."""
    config = _config(job)
    setup = _setup(job, config)
    codes = codes_of(load_lexicon(setup.lexicon))
    wanted = _Wanted(job, config, codes)
    accepted = job.baseline or (config.settings.baseline and config.path(config.settings.baseline))
    if job.write_baseline and not accepted:
        raise InputError(say("no_baseline"))
    known = read_baseline(accepted) if accepted and not job.write_baseline else None
    rows = _Counted(read_all(_sources(job, config, located=True)))
    if job.write_baseline and accepted:
        return _accept(list(lint(rows, setup, wanted, job.jobs)), accepted, job)
    with _target(job) as stream:
        found = list(lint(rows, setup, wanted, job.jobs))
        compared = compare(found, known) if known else None
        new = compared.new if compared else found
        write(job.output_format, Report(new, job.files, codes, job.lang), stream)
    if compared and accepted:
        for sentence, count in (("accepted", compared.known), ("gone", compared.gone)):
            if count:
                _tell(job, sentence, count=count, file=accepted)
    _summarise(new, codes, rows.count, job)
    return bool(new)


def run_diff(job: Job) -> bool:
    """Compare two files and write the changes; tell whether there are any."""
    if job.output_format not in {"text", "json", "jsonl"}:
        raise InputError(say("diff_format", format=job.output_format))
    config = _config(job)
    setup = _setup(job, config)
    with _target(job) as stream:
        old, new = (effects(scan(read_all([s]), setup, job.jobs)) for s in _sources(job, config, located=False))
        found = list(changes(old, new))
        _write_changes(found, job, stream)
    if not job.quiet:
        below = job.output_format == "text" and job.output is None
        paint([summary_line(found, len(new), job.lang)], job.stdout if below else job.stderr)
    return bool(found)


def _write_changes(found: Sequence[Change], job: Job, stream: TextIO) -> None:
    records = [record_of(change) for change in found]
    if job.output_format == "json":
        stream.write(msgspec.json.format(msgspec.json.encode(records), indent=2).decode("utf-8") + "\n")
    elif job.output_format == "jsonl":
        stream.write("".join(msgspec.json.encode(record).decode("utf-8") + "\n" for record in records))
    else:
        paint((line for change in found for line in change_lines(change, job.lang)), stream)


class _Wanted:
    """The codes that a file is asked for: defaults, configuration, command line, less what is ignored in the file."""

    def __init__(self, job: Job, config: Config, codes: Codes) -> None:
        settings = config.settings
        own = Layer(settings.select, settings.extend_select, settings.ignore)
        self._all = selected(codes, [own, job.layer])
        list(matching(codes, (prefix for prefixes in settings.per_file_ignores.values() for prefix in prefixes)))
        self._config, self._codes = config, codes
        self._by_file: dict[str, frozenset[str]] = {}

    def __call__(self, file: str) -> frozenset[str]:
        if file not in self._by_file:
            self._by_file[file] = self._all - set(matching(self._codes, self._config.ignored_in(file)))
        return self._by_file[file]


class _Counted:
    """Rows, counted as they pass."""

    def __init__(self, rows: Iterator[Row]) -> None:
        self._rows = rows
        self.count = 0

    def __iter__(self) -> Iterator[Row]:
        for row in self._rows:
            self.count += 1
            yield row


def _config(job: Job) -> Config:
    return read_config(job.config) if job.config else find_config(job.files)


def _setup(job: Job, config: Config) -> Setup:
    settings = config.settings
    return Setup(
        engine=job.engine or settings.engine or EMBEDDED,
        policy=job.policy or settings.policy or "standard",
        lexicon=job.lexicon or tuple(config.path(path) for path in settings.lexicon),
        lang=job.lang,
        rulings=job.rulings or (config.path(settings.rulings) if settings.rulings else None),
        markup=job.markup,
    )


def _sources(job: Job, config: Config, *, located: bool) -> list[Source]:
    settings = config.settings
    given = job.given._replace(
        text_columns=job.given.text_columns or ((settings.text_column,) if settings.text_column else None),
        id_column=job.given.id_column or settings.id_column,
    )
    sources = given.sources(job.files, Notices(job.lang).told)
    return [source._replace(located=located) for source in sources]


@contextmanager
def _target(job: Job) -> Iterator[TextIO]:
    if job.output is None:
        yield job.stdout
        return
    check_target(job.output, job.overwrite)
    with atomic(job.output, job.overwrite) as stream:
        yield stream


def _accept(found: Sequence[Located], file: str, job: Job) -> bool:
    with atomic(file, overwrite=True) as stream:
        write_baseline(found, stream)
    _tell(job, "baseline_written", count=len(found), file=file)
    return False


def _tell(job: Job, sentence: str, **values: object) -> None:
    if not job.quiet:
        paint([[Piece("hatas: " + SENTENCES[sentence].text(job.lang).format(**values))]], job.stderr)


def _summarise(found: Sequence[Located], codes: Codes, effects: int, job: Job) -> None:
    if job.quiet:
        return
    counts = Counter(severity_of(f.finding, codes) for f in found)
    text = SENTENCES["summary"].text(job.lang)
    said = text.format(findings=len(found), effects=effects, **{s: counts[s] for s in ("error", "warning", "note")})
    readable = job.output_format in {"text", "concise"} and job.output is None
    paint([[Piece(said, "bold")]], job.stdout if readable else job.stderr)
