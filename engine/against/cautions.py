"""Cautions to read before any answer about a site's scenario: its release, and what was compared."""

from __future__ import annotations

from engine.scenario.model import site_release
from engine.scenario.scenario import Scenario


def first_words(scenario: Scenario) -> str:
    """Return in a line why answers do not hold for the scenario's system, or "" when no reason is known."""
    short, _ = _compared(scenario)
    return " ".join(filter(None, (site_release.short_caution(scenario.lpar), short)))


def cautions(scenario: Scenario) -> str:
    """Return the same cautions, with the differences and what to do."""
    _, whole = _compared(scenario)
    return " ".join(filter(None, (site_release.caution(scenario.lpar), whole)))


def _compared(scenario: Scenario) -> tuple[str, str]:
    """Return in a line, and in full, why a site's scenario does not hold; "" where it does."""
    if scenario.site is None:
        return "", ""
    from engine.against.state import held, not_held  # late: few scenarios are of a site

    short = not_held(scenario)
    return short, held(scenario) if short else ""
