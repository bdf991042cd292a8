"""Clusters that cannot be are refused, with the reason."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from engine.scenario import Scenario, load_scenario
from engine.scenario_error import ScenarioError
from tests.engine.ssi.clusters import cluster, links


def test_five_members() -> None:
    with pytest.raises(
        ValidationError, match="at most 4 systems: an SSI cluster has no more members; these are 5"
    ):
        cluster(4, systems={f"SYSTEM0{number}": {} for number in range(1, 6)})


@pytest.mark.parametrize("name", ["SYSTEM05", "system03"])
def test_a_member_too_many_by_a_setting_is_told_with_all_names(name: str) -> None:
    """A slip in a name makes one member more: the names show it."""
    with pytest.raises(ScenarioError) as error:
        load_scenario("ssi-cpu-4", [f"systems.{name}={{}}"])
    said = str(error.value)
    assert said.startswith(f"ssi/members-4.toml with --set systems.{name}={{}}: systems = ")
    assert said.endswith(f'these are 5: "SYSTEM01", "SYSTEM02", "SYSTEM03", "SYSTEM04", "{name}"')


@pytest.mark.parametrize("name", ["SYSTEM-01", "TOOLONGNAME", "", "system01"])
def test_names_that_cp_does_not_take(name: str) -> None:
    with pytest.raises(ValidationError):
        cluster(2, systems={name: {}, "SYSTEM02": {}})


@pytest.mark.parametrize("gone", ["l01", "l02", "l12"])
def test_a_missing_link_is_named(gone: str) -> None:
    left: dict[str, Any] = links(3)["links"]
    one, other = (f"SYSTEM0{int(number) + 1}" for number in left.pop(gone)["systems"] and gone[1:])
    with pytest.raises(ScenarioError, match=f"expected a link between {one} and {other}") as error:
        cluster(3, links=left)
    assert error.value.key == "links"


def test_two_links_between_a_pair() -> None:
    given = links(2)["links"]
    again = given["l01"] | {"connections": [{"device": "E000", "channels": ["40", "41"]}]}
    with pytest.raises(ScenarioError, match="expected two systems without a link"):
        cluster(2, links=given | {"again": again})


def test_a_link_to_a_system_that_is_no_member() -> None:
    given = links(2)["links"]
    with pytest.raises(ScenarioError, match="expected two of the systems"):
        cluster(2, links={"l01": given["l01"] | {"systems": ["SYSTEM01", "SYSTEM09"]}})


def test_heartbeats_that_are_always_too_old() -> None:
    with pytest.raises(ScenarioError, match="expected more than pdr_every") as error:
        cluster(2, parameters={"pdr_stale": "50ms"})
    assert error.value.key == "parameters.pdr_stale"


def test_a_step_of_a_system_that_is_no_member() -> None:
    step = {"at": "0s", "do": "shutdown", "systems": ["SYSTEM04"]}
    with pytest.raises(ScenarioError, match="expected one of the systems"):
        cluster(2, [step])


def test_what_is_right_is_taken() -> None:
    assert isinstance(cluster(4), Scenario)
