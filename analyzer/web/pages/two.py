"""The page of two effects: ``/``."""

from __future__ import annotations

import json
from functools import lru_cache
from types import SimpleNamespace
from typing import Any, NamedTuple

import msgspec
from fastapi import APIRouter, Request, Response

from analyzer.corpus.pairs import Facts
from analyzer.errors import AnalyzerError
from analyzer.resolver import load_profile
from analyzer.resources import data_dir
from analyzer.web.context import Context, context_of
from analyzer.web.faults import status_of
from analyzer.web.pages.question import CHOICES, Question, question_of, question_with
from analyzer.web.pages.verdict import VerdictView, view_of
from analyzer.web.request import asked_language, links_of
from analyzer.web.templating import page
from analyzer.web.words import ERRORS
from analyzer.web.workers import works
from analyzer.web.workers.works import check_text

router = APIRouter()


class Example(NamedTuple):
    """A worked example of the rule: its number, the rule that decides it, and the question."""

    number: str
    rule: str
    question: Question


@router.get("/")
async def two(request: Request) -> Response:
    """Show the form, and the verdict if there are two texts in the address."""
    context, lang = context_of(request), asked_language(request)
    question = question_of(request.query_params)
    view, error, status = None, "", 200
    try:
        view = await _view(context, question, lang)
    except AnalyzerError as refused:
        error, status = refused.said.text(lang), status_of(refused)
    limit = context.limits.text
    return page(
        "two.html",
        lang,
        links_of(request, lang),
        here="two",
        status=status,
        question=question,
        swapped=_swapped(question),
        view=view,
        error=error,
        examples=examples(),
        choices=SimpleNamespace(**CHOICES),
        continuity=_asks_continuity(context.setup.profile),
        limit=limit,
        too_long=ERRORS["too_long"].fill(length=f"> {limit}", limit=limit).text(lang),
    )


async def _view(context: Context, question: Question, lang: Any) -> VerdictView | None:
    facts = question.facts
    for name, text in (("a", question.a), ("b", question.b)):
        check_text(text, context.limits.text, "query", name)
    if not question.asked:
        return None
    return view_of(await context.pool.run(works.resolve, lang, question.a, question.b, facts), lang)


_OTHER = {
    "a_first": "b_first",
    "b_first": "a_first",
    "a_pushed_first": "b_pushed_first",
    "b_pushed_first": "a_pushed_first",
}


def _swapped(question: Question) -> Question:
    """Return the same question with A and B in each other's place."""
    names = {name: f"{'b' if name[0] == 'a' else 'a'}{name[1:]}" for name in CHOICES if name[1] == "_"}
    given = {names.get(name, name): _OTHER.get(value, value) for name, value in question.given.items()}
    return Question(question.b, question.a, given)


@lru_cache(maxsize=1)
def examples() -> tuple[Example, ...]:
    """Return the worked examples of the rule that the package ships."""
    lines = (data_dir("examples") / "worked_examples.jsonl").read_text(encoding="utf-8").splitlines()
    return tuple(_example(json.loads(line)) for line in lines if line.strip())


def _example(item: dict[str, Any]) -> Example:
    question = question_with(item["a"], item["b"], msgspec.convert(item, Facts))
    return Example(item["id"], item["expected"]["rule"], question)


@lru_cache(maxsize=8)
def _asks_continuity(profile: str) -> bool:
    return any(rung.id == "continuity" for rung in load_profile(profile).test)
