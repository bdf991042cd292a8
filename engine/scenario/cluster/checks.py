"""What the systems of a scenario need to be members of an SSI cluster; names and number are in the model."""

from __future__ import annotations

from itertools import combinations

from engine.scenario.files.error import ScenarioError
from engine.scenario.models import Scenario


def check_cluster(scenario: Scenario) -> None:
    """Raise ScenarioError for the first thing that a cluster cannot be without."""
    if not scenario.cluster:
        _no_cluster(scenario)
        return
    if scenario.systems and scenario.lpar.release != "6.2":
        hint = "expected 6.2, with which SSI clusters came; systems of other releases need cluster = false"
        raise ScenarioError("", "lpar.release", hint)
    if pair := unlinked(scenario):
        hint = f"expected a link between {pair[0]} and {pair[1]}: each two members of a cluster have one"
        raise ScenarioError("", "links", hint)
    given = scenario.parameters
    if scenario.systems and given.pdr_stale <= given.pdr_every:
        hint = f"expected more than pdr_every ({given.pdr_every / 1e9:g} s): others would be too old at once"
        raise ScenarioError("", "parameters.pdr_stale", hint)


def unlinked(scenario: Scenario) -> tuple[str, str] | None:
    """The first two systems without a link between them."""
    joined = {frozenset(link.systems) for link in scenario.links.values()}
    return next((pair for pair in combinations(scenario.systems, 2) if frozenset(pair) not in joined), None)


def _no_cluster(scenario: Scenario) -> None:
    for number, step in enumerate(scenario.timeline, 1):
        if step.systems:
            raise ScenarioError("", f"timeline.{number}.do", "expected something else: cluster = false")
    for name, system in scenario.systems.items():
        if not system.joined:
            raise ScenarioError("", f"systems.{name}.joined", "expected true: cluster = false")
