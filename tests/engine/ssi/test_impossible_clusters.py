"""Clusters that cannot be are refused, with the reason."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from engine.scenario.files.error import ScenarioError
from engine.scenario.scenario import Scenario, load_scenario
from tests.engine.small import group
from tests.engine.ssi.clusters import cluster, links

LINK = "[links.system01-system02]"


def test_five_members() -> None:
    with pytest.raises(ValidationError, match="at most 4 systems, the maximum of an SSI cluster, not 5: "):
        cluster(4, systems={f"SYSTEM0{number}": {} for number in range(1, 6)})


@pytest.mark.parametrize("name", ["SYSTEM05", "system03"])
def test_a_member_too_many_by_a_setting_is_told_with_all_names(name: str) -> None:
    """A slip in a name makes one member more: the names show it."""
    with pytest.raises(ScenarioError) as error:
        load_scenario("ssi-cpu-4", [f"systems.{name}={{}}"])
    said = str(error.value)
    assert said.startswith(f"ssi/members-4.toml with --set systems.{name}={{}}: systems = ")
    assert said.endswith(f'not 5: "SYSTEM01", "SYSTEM02", "SYSTEM03", "SYSTEM04", "{name}"')


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


@pytest.mark.parametrize("release", ["5.4", "4.4"])
def test_a_release_without_clusters(release: str) -> None:
    with pytest.raises(ScenarioError, match=r"expected (6\.2|5\.4 or later)") as error:
        cluster(2, lpar={"release": release})
    assert error.value.key == "lpar.release"


def test_systems_of_another_release_are_no_cluster() -> None:
    assert not cluster(2, lpar={"release": "5.4"}, cluster=False).cluster


def test_guests_that_are_dealt_out_are_not_on_one_system_as_well() -> None:
    twice = {"servers": group("app", 2, "S", system="SYSTEM01", spread=True)}
    with pytest.raises(ScenarioError, match="expected none: guests.servers.spread = true") as error:
        cluster(2, guests=twice, timeline=[])
    assert error.value.key == "guests.servers.system"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('[systems.SYSTEM02]\nstorage = "5p"', 'systems.SYSTEM02.storage = "5p": expected more than'),
        ('[systems.SYSTEM02]\nstorage = "2T"', 'systems.SYSTEM02.storage = "2T": expected at most 256G'),
        ('[systems.SYSTEM02]\nssi = "OTHER"', 'systems.SYSTEM02.ssi = "OTHER": no such key'),
        ('[[timeline]]\nat = "1s"\ndo = "shutdown"', "timeline.1.systems: expected at least one system"),
        (f'{LINK}\nsystems = ["SYSTEM01"]', "systems = (a list of 1): expected at least 2 entries"),
        (f'{LINK}\nsystems = ["SYSTEM01", "SYSTEM01"]', "expected two different systems"),
        ("[packs.TOOLONGNAME]\nshare = 0.1", "expected a volume label"),
        ('[parameters]\npdr_every = "0s"', 'parameters.pdr_every = "0s": expected a time from 1ms to 1h'),
    ],
)
def test_what_is_wrong_in_a_file_is_found_in_that_file(text: str, said: str, tmp_path: Path) -> None:
    """One line: the file that says it, not one that it extends; key, value, what was expected."""
    path = tmp_path / "x.toml"
    path.write_text(f'extends = "id:ssi-idle"\nid = "x"\n{text}\n', encoding="utf-8")
    with pytest.raises(ScenarioError) as error:
        load_scenario(path)
    assert str(error.value).startswith(str(path))
    assert said in str(error.value)
    assert "\n" not in str(error.value)


def test_what_is_right_is_taken() -> None:
    assert isinstance(cluster(4), Scenario)
