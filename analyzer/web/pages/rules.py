"""The page of rules: ``/rules``; every rule and every code of lint has an anchor that others may link to."""

from __future__ import annotations

from typing import NamedTuple

from fastapi import APIRouter, Request, Response

from analyzer.lexicon import load_lexicon
from analyzer.lexicon.rules import RulePair, load_rules
from analyzer.lint import LintCode, codes_of
from analyzer.lint.codes import Text, Wording
from analyzer.lint.said import message_of, visible
from analyzer.messages import Lang, Message
from analyzer.resolver import load_profile
from analyzer.web.context import context_of
from analyzer.web.pages.question import Question
from analyzer.web.request import asked_language, links_of
from analyzer.web.templating import page

router = APIRouter()


class CodeView(NamedTuple):
    """A code in one language."""

    code: str
    name: str
    severity: str
    default: bool
    rules: tuple[str, ...]
    message: str
    why: str
    bad: list[tuple[str, str]]
    good: list[tuple[str, str]]


@router.get("/rules")
async def rules(request: Request) -> Response:
    """Show rules, ladder and codes."""
    context, lang = context_of(request), asked_language(request)
    lexicon = load_lexicon(context.setup.lexicon)
    profile = load_profile(context.setup.profile)
    return page(
        "rules.html",
        lang,
        links_of(request, lang),
        here="rules",
        rules=load_rules(),
        profile=_said(profile, lang),
        ladder=[(rung.rule, _said(rung, lang), rung.cite) for rung in profile.test],
        codes=[_view(code, message_of(code, lexicon), lang) for code in codes_of(lexicon).values()],
        in_words=lambda one: _said(one, lang),
        question=_question,
    )


def _said(one: object, lang: Lang) -> str:
    return str(getattr(one, lang))


def _question(pair: RulePair) -> dict[str, str]:
    given: dict[str, str] = {"timing": pair.timing} if pair.timing else {}
    return Question(pair.a, pair.b, given).parameters()


def _view(code: LintCode, message: Message | None, lang: Lang) -> CodeView:
    def words(text: Text) -> str:
        return text.said.text(lang)

    def wordings(found: tuple[Wording, ...]) -> list[tuple[str, str]]:
        return [(visible(wording.text), _said(wording, lang)) for wording in found]

    return CodeView(
        code.code,
        words(code.name),
        code.severity,
        code.default,
        code.rules,
        message.text(lang) if message else "",
        words(code.why),
        wordings(code.bad),
        wordings(code.good),
    )
