"""MkDocs hook: a link to a file of the repository that the site does not hold becomes the name of that file."""

from __future__ import annotations

import re
from typing import Any

_OUTSIDE = re.compile(r"\[([^\]]+)\]\((?:\.\./)+([^)#]+)(?:#[^)]*)?\)")


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Rewrite the links of one page; pages in a folder of docs/ may link to those above them."""
    depth = page.file.src_uri.count("/")

    def rewritten(match: re.Match[str]) -> str:
        text, path = match[1], match[2]
        ups = match[0].count("../")
        if ups <= depth:
            return match[0]
        return f"`{path}`" if text.strip("`") == path else f"{text} (`{path}`)"

    return _OUTSIDE.sub(rewritten, markdown)
