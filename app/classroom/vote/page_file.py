"""The students' page: one file with its style and script, and the policy that prevents everything else from
running.
"""

from __future__ import annotations

from base64 import b64encode
from functools import cache
from hashlib import sha256
from html import escape
from json import dumps
from pathlib import Path
from typing import NamedTuple

from engine.language import CODE, later, say

_FOLDER = Path(__file__).with_name("page")
_TEXTS = (  # in the page between tags, in the script in quotes
    later("Class vote"),
    later("This page requires JavaScript. Raise your hand instead; the trainer also counts hands."),
    later("Code on the screen"),
    later("Your name, if you want the trainer to see it"),
    later("Join"),
    later("Your number"),
    later("Your number, in {0}"),
    later("Send my answer"),
    later("Change my answer"),
    later("The lab did not accept this."),
    later("Choose one answer"),
    later("One answer: {1}"),
    later("{0} answers, median {1}"),
    later("You have joined. The next question appears here automatically."),
    later(", your answer"),
    later("Your answer is counted. You can still change it."),
    later("The vote is closed. Your answer is counted."),
    later("The vote is closed."),
    later("Class votes"),
    later("The lab does not respond. Trying again…"),
    later("Choose one of the answers first."),
    later("Type a number first, such as 12.5."),
    later("Your report: the file report.json in its folder"),
    later("Submit my report"),
    later("Choose the file first."),
    later("Your report is being sent."),
)


class VotePage(NamedTuple):
    """The page, and its Content-Security-Policy."""

    content: bytes
    policy: str


def page() -> VotePage:
    """Return the page. A single file needs a single request, which matters when a whole class opens it."""
    return _page(say(CODE))


@cache
def _page(code: str) -> VotePage:
    """Return the page in the current language, which has this code."""
    style, script = ((_FOLDER / f"page.{kind}").read_text("utf-8") for kind in ("css", "js"))
    text = (_FOLDER / "page.html").read_text("utf-8").replace('lang="en"', f'lang="{code}"')
    for word in _TEXTS:
        said = say(word, "{0}", "{1}")
        text = text.replace(f">{word}<", f">{escape(said)}<").replace(f">{word} –", f">{escape(said)} –")
        script = script.replace(f'"{word}"', dumps(said, ensure_ascii=False))
    text = text.replace("/*STYLE*/", style).replace("/*SCRIPT*/", script)
    policy = {
        "default-src": "'none'",
        "style-src": _hash(style),
        "script-src": _hash(script),
        "img-src": "data:",
        "connect-src": "'self'",
        "base-uri": "'none'",
        "form-action": "'none'",
        "frame-ancestors": "'none'",
        "require-trusted-types-for": "'script'",
    }
    return VotePage(text.encode("utf-8"), "; ".join(f"{name} {value}" for name, value in policy.items()))


def _hash(text: str) -> str:
    return f"'sha256-{b64encode(sha256(text.encode('utf-8')).digest()).decode('ascii')}'"
