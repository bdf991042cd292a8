"""Cautions to read before any answer about a site's scenario: its release, and the result of the comparison
with the site's figures.
"""

from __future__ import annotations

from engine.scenario.model import site_release
from engine.scenario.scenario import Scenario


def first_words(scenario: Scenario) -> str:
    """Return, in one line, the reason why answers do not apply to the scenario's system, or "" if none is
    known.
    """
    short, _ = _compared(scenario)
    return " ".join(filter(None, (site_release.short_caution(scenario.lpar), short)))


def cautions(scenario: Scenario) -> str:
    """Return the cautions of `first_words`, with the differences and the required actions."""
    _, whole = _compared(scenario)
    return " ".join(filter(None, (site_release.caution(scenario.lpar), whole)))


def _compared(scenario: Scenario) -> tuple[str, str]:
    """Return, in one line and in full, the reason why answers do not apply to the site; "" if they do."""
    if scenario.site is None:
        return "", ""
    from engine.against.state import held, not_held  # imported late: few scenarios describe a site

    short = not_held(scenario)
    return short, held(scenario) if short else ""
