"""The guide next to a scenario of a real system: its validity, the values of the system, and the next
steps.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication

from engine.language import filled, say, with_unit
from engine.scenario.model.site_release import caution

_tr = partial(QCoreApplication.translate, "SiteGuide")
_MARKUP = re.compile(r"[!-/:-@\[-`{-~]")  # Markdown shows each as it is after a backslash


def plain(text: str) -> str:
    """Return a text as Markdown that displays it unchanged."""
    return _MARKUP.sub(r"\\\g<0>", text)


def site_guide(scenario: Any) -> str:
    """Return Markdown about a site's scenario, without its title."""
    from engine.against.state import held  # imported late to keep the start fast

    first = [f"**{plain(text)}**" for text in (caution(scenario.lpar), held(scenario)) if text]
    system = filled(
        _tr("{0} {0:guest|guests} on {1} {1:processor|processors}, created from site files."),
        len(scenario.guests),
        scenario.lpar.processors,
    )
    shown = [f"* {plain(text)}" for text in _figures(scenario)]
    parts = [*first, plain(system), *([_tr("Your system shows:"), "\n".join(shown)] if shown else [])]
    return "\n\n".join([*parts, _tr(_NEXT)])


def _figures(scenario: Any) -> Iterator[str]:
    from engine.against.figures import FIGURES
    from engine.runs.ranges import digits

    for key, own in scenario.site.figures.items():
        if key in FIGURES:
            least, most = digits(own.least), digits(own.most)
            value = least if least == most else f"{least} – {most}"
            yield f"{say(FIGURES[key].name)}: {with_unit(value, say(FIGURES[key].unit))} ({own.source})"


_NEXT = (
    "*File > Read a site > Your system* compares a run with these values and fits the assumptions. *Run "
    "> What if* changes the machine. *Run > Why* explains why a guest waits. The comments in the "
    "scenario file state the source of each value."
)
