"""Files whose texts are names that try to steer what shows them: markup, terminals, spreadsheets, formats."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random

from engine import platform

NAMES = (
    *("<b>A</b><img src=/dev/zero>", "</td></table><script>1</script>", "&lt;&amp;#0;", "]]><!--"),
    *("[/b]DB[prod]", "[link=file:///x]y[/link]", "\x1b[31m\x9b2J", "\u202eabc\u2066", "a\nb\rc\td"),
    *("=1+cmd|' /C calc'!A0", "+1;=2", "@SUM(1)", "{0}{name}%s%n", "{0:9999999}", "../../x", "nul", ""),
    *("\0", "\ufeff\ufffe", "\u0301" * 40, "日本語" * 30, "x" * 4000, "\U0001f600" * 50, "$\\frac{1}{0}$"),
)
FILES = tuple(name for name in NAMES if name and len(name.encode()) < 200 and not set(name) & set("/\0\n\r"))
_FIELD = re.compile(
    r"(\b(?:name|title|label|summary|method|role|owner|remarks|text|note|reason|site|system|userids?|student)"
    r'"?\s*[:=]\s*)"((?:[^"\\\n]|\\.)*)"'
)
_QUOTED = re.compile(r'()"((?:[^"\\\n]|\\.)+)"')
_WORD = re.compile(r"()\b([A-Za-z][A-Za-z0-9]{2,})\b")


def as_json(name: str) -> str:
    """Return a name as JSON and TOML have it."""
    return json.dumps(name, ensure_ascii=False)


def as_it_is(name: str) -> str:
    """Return a name in quotes, with all its characters but those that end it."""
    return '"' + re.sub(r'["\n\r]', "", name) + '"'


def with_names(data: bytes, dice: Random, quote: Callable[[str], str] | None) -> bytes:
    """Return a text with hostile names in some places. quote: how it quotes texts; None: it does not."""
    text = data.decode("utf-8", "replace")
    form = (_FIELD if dice.random() < 0.7 and _FIELD.search(text) else _QUOTED) if quote else _WORD
    share, name = dice.choice((0.03, 0.2, 1.0)), dice.choice(NAMES)

    def put(found: re.Match[str]) -> str:
        if dice.random() >= share:
            return found[0]
        return f"{found[1]}{quote(name)}" if quote else name

    return form.sub(put, text, count=dice.choice((1, 5, 200))).encode("utf-8", "surrogatepass")


def file_name(ending: str, dice: Random) -> str:
    """Return a name for a file."""
    if platform.WINDOWS or dice.random() < 0.5:
        return f"own{ending}"
    return f"{dice.choice(FILES)}{ending}"
