"""The page of the students: one file with its style and script, and the policy that lets nothing else run."""

from __future__ import annotations

from base64 import b64encode
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

_FOLDER = Path(__file__).with_name("page")


class Page(NamedTuple):
    """The page, and its Content-Security-Policy."""

    content: bytes
    policy: str


@cache
def page() -> Page:
    """Return the page. A single file needs a single request, which matters when a class opens it at once."""
    style, script = ((_FOLDER / f"page.{kind}").read_text("utf-8") for kind in ("css", "js"))
    text = (_FOLDER / "page.html").read_text("utf-8")
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
    return Page(text.encode("utf-8"), "; ".join(f"{name} {value}" for name, value in policy.items()))


def _hash(text: str) -> str:
    return f"'sha256-{b64encode(sha256(text.encode('utf-8')).digest()).decode('ascii')}'"
