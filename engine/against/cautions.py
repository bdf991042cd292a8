"""What is read before any answer about a scenario of a site: its release, and what was compared."""

from __future__ import annotations

from engine.against.state import held, not_held
from engine.scenario.model import site_release
from engine.scenario.scenario import Scenario


def first_words(scenario: Scenario) -> str:
    """Return why answers do not hold for the system of a scenario, in a line; "" when nothing is known."""
    return " ".join(filter(None, (site_release.short_caution(scenario.lpar), not_held(scenario))))


def cautions(scenario: Scenario) -> str:
    """Return the same with what differs and what to do."""
    state = held(scenario) if not_held(scenario) else ""
    return " ".join(filter(None, (site_release.caution(scenario.lpar), state)))
