"""What matplotlib writes, made part of a page: no prolog, no ids that clash, the page's colours, labels filled in.

Labels are drawn as placeholders, so that what cards say never passes through the layout of a plotting library.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from analyzer.pages.visible import plain

if TYPE_CHECKING:
    from markupsafe import Markup

# Colours that nothing else has; each becomes a property of the style sheet.
INK, LINE, PAPER, SERIES = "#0a0b01", "#0a0b02", "#0a0b03", ("#0a0b04", "#0a0b05")
_PROPERTIES = {INK: "--ink", LINE: "--line", PAPER: "--paper", SERIES[0]: "--calm", SERIES[1]: "--loud"}
_DROPPED = (
    *(r"<!--.*?-->", r"<metadata>.*?</metadata>", r' xmlns(?::\w+)?="[^"]*"', r' version="[^"]*"'),
    r"<style.*?</style>",  # it would hold for the whole page
    r" font-family: [^;\"]*;?",
    r" transform=\"rotate\(-0 [^\"]*\"",
)
_REFERENCED = re.compile(r'(?:xlink:href="#|url\(#)([\w-]+)')
_ID = re.compile(r' id="([^"]*)"')


def placeholder(number: int) -> str:
    """Return what is drawn in place of label `number`."""
    return f"@{number}@"


def tidy(svg: str, prefix: str, title: str, labels: Sequence[str]) -> Markup:
    """Return the ``svg`` element of a file that matplotlib wrote.

    Args:
        prefix: begins the ids that stay, so that several charts can stand on one page.
        title: says what the picture shows to who cannot see it.
        labels: replace the placeholders, escaped.
    """
    from markupsafe import Markup, escape

    body = svg[svg.index("<svg") :]
    for pattern in _DROPPED:
        body = re.sub(pattern, "", body, flags=re.DOTALL)
    kept = set(_REFERENCED.findall(body))
    body = _ID.sub(lambda m: f' id="{prefix}-{m[1]}"' if m[1] in kept else "", body)
    body = _REFERENCED.sub(lambda m: m[0][: -len(m[1])] + f"{prefix}-{m[1]}", body).replace("xlink:href", "href")
    body = re.sub(r"font: ([\d.]+)px [^;\"]*", r"font-size: \1px", body)
    for colour, name in _PROPERTIES.items():
        body = body.replace(f'fill="{colour}"', f'style="fill: var({name})"').replace(colour, f"var({name})")
    body = re.sub(
        r'<svg [^>]*?(viewBox="[^"]*")[^>]*>', rf'<svg \1 role="img" aria-label="{escape(plain(title))}">', body
    )
    body = re.sub(r"@(\d+)@", lambda m: str(escape(plain(labels[int(m[1])]))), body)
    return Markup(re.sub(r"\s*\n\s*", "\n", body).strip())
