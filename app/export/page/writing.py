"""The page as one file: style, script, and its content as JSON, which no browser reads as markup."""

from __future__ import annotations

import json
import re
from base64 import b64encode
from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import sha256
from html import escape
from typing import Any

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import Qt

from app.charts.memory_bars.values import PLACES
from app.charts.toolkit.state_look import place_colour
from app.export.page.texts import NO_SCRIPT, TEXTS
from app.look import theme
from app.look.theme import ASSETS, Theme
from engine.kernel.kinds import VcpuState
from engine.language import CODE, say

FOLDER = ASSETS / "page"
LOOKS = ("light", "dark")
SCRIPTS = {
    "run": "base chart moment annotations memory timeline curves lesson run",
    "drawing": "base drawing",
}
GROUND = "window panel raised hover border outline text muted accent on_accent focus warning grid axis label"
LINES = {
    Qt.BrushStyle.FDiagPattern: "\\",
    Qt.BrushStyle.BDiagPattern: "/",
    Qt.BrushStyle.DiagCrossPattern: "x",
    Qt.BrushStyle.Dense7Pattern: "x",
    None: "",
}  # second codes besides colors, as the script draws them
_MARKUP = re.compile("[<>&]")


def page(kind: str, content: Mapping[str, Any]) -> bytes:
    """Return the page of a kind, "run" or "drawing", with its content: data that JSON can express."""
    scripts = SCRIPTS[kind].split()
    style, *parts = (_asset(name) for name in ("page.css", *(f"{name}.js" for name in scripts)))
    script = "\n".join([*parts, f"{kind}Page();"])
    texts = {text: say(text, "{0}", "{1}") for text in TEXTS}
    colors = {look: _colors(theme.THEMES[look]) for look in LOOKS}
    given = {
        'lang="en"': f'lang="{escape(say(CODE))}"',
        "POLICY": _policy(style, script),
        "/*STYLE*/": style,
        "/*NOSCRIPT*/": escape(say(NO_SCRIPT)),
        "/*DATA*/": as_script({"texts": texts, "colors": colors, **content}),
        "/*SCRIPT*/": script,
    }
    places = re.compile("|".join(map(re.escape, given)))  # only once: the content may look like a placeholder
    return places.sub(lambda found: given[found[0]], _asset("page.html")).encode("utf-8")


def as_script(content: object) -> str:
    """Return JSON for a script element: ASCII, without a sign that could end the element or begin another."""
    text = json.dumps(content, allow_nan=False, separators=(",", ":"))
    return _MARKUP.sub(lambda found: f"\\u{ord(found[0]):04x}", text)


def packed(values: npt.ArrayLike, kind: str) -> dict[str, str]:
    """Return numbers in the form that the script unpacks: bytes "u1", whole numbers "i4" or others "f4"."""
    content = np.ascontiguousarray(values, f"<{kind}").tobytes()
    return {"type": kind, "data": b64encode(content).decode("ascii")}


@cache
def _asset(name: str) -> str:
    return (FOLDER / name).read_text("utf-8")


def _policy(style: str, script: str) -> str:
    """Return a policy that allows only this style and this script, and prevents any loading."""
    rules = {
        "default-src": "'none'",
        "style-src": _hash(style),
        "script-src": _hash(script),
        "img-src": "data:",
        "base-uri": "'none'",
        "form-action": "'none'",
        "require-trusted-types-for": "'script'",
    }
    return "; ".join(f"{name} {value}" for name, value in rules.items())


def _hash(text: str) -> str:
    return f"'sha256-{b64encode(sha256(text.encode('utf-8')).digest()).decode('ascii')}'"


def _colors(look: Theme) -> dict[str, Mapping[str, str] | Sequence[str]]:
    names = [*GROUND.split(), "cursor", "box"]
    states = {state.name.lower(): look.states[state].name() for state in VcpuState}
    places = {name: place_colour(name, look).name() for name in PLACES}
    ground = {name: getattr(look, name).name() for name in names} | {"hatch": look.hatch.name()}
    return {"ground": ground, "states": states, "places": places, "series": [c.name() for c in look.series]}
