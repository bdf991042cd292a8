"""What `lparlab run` tells of web servers in a cluster: tables of each phase, files of members and packs."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest
from click.testing import CliRunner

from app.command import main
from engine.kernel.units import SECOND
from engine.measures import measures
from engine.scenario.scenario import load_scenario
from engine.sim import Simulation

SMALL = str(Path(__file__).parents[1] / "data" / "two-guests.toml")


def run(*arguments: str | Path) -> str:
    result = CliRunner().invoke(main, ["run", *map(str, arguments)], prog_name="lparlab")
    assert result.exit_code == 0, result.output
    return result.output


def rows(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


def lines_after(output: str, heading: str) -> list[list[str]]:
    """The first table with this heading: the words of each line."""
    table = output[output.index(heading) :].splitlines()
    found = [line.split() for line in table[1:]]
    return found[: next(place for place, words in enumerate(found) if len(words) != len(found[0]))]


def test_members_and_volumes_have_tables_and_files(tmp_path: Path) -> None:
    output = run("ssi-io-2", "--until", "3s", "--csv", tmp_path)
    sim = Simulation(load_scenario("ssi-io-2"))
    sim.run(3 * SECOND)
    told = measures()["member.tx"]
    tx = [f"{told.value(sim.recording(), some, 0, 3 * SECOND):,.1f}" for some in ([0], [1], [0, 1])]
    lines = lines_after(output, "Member ")
    assert [(line[0], line[1]) for line in lines[:3]] == list(
        zip(("SYSTEM01", "SYSTEM02", "all"), tx, strict=True)
    )
    waits = [measures()["pack.wait"].value(sim.recording(), [4, 9], 0, 3 * SECOND)]
    assert [line[2] for line in lines_after(output, "Volume ") if line[0] == "LNX026"] == [f"{waits[0]:.1f}"]
    members, packs = rows(tmp_path / "members.csv"), rows(tmp_path / "packs.csv")
    assert [row["member"] for row in members] == 3 * ["SYSTEM01"] + 3 * ["SYSTEM02"]
    for row, own in ((members[2], [0]), (members[5], [1])):
        value = told.value(sim.recording(), own, 2 * SECOND, 3 * SECOND)
        assert float(row["member.tx (tx/s)"]) == pytest.approx(value, rel=1e-4)
    last = packs[-1]
    assert (len(packs), last["pack"], last["member"], last["to (s)"]) == (
        3 * 5 * 2,
        "LNX026",
        "SYSTEM02",
        "3",
    )
    rate = measures()["pack.rate"].value(sim.recording(), [9], 2 * SECOND, 3 * SECOND)
    assert float(last["pack.rate (io/s)"]) == pytest.approx(rate)


def test_one_system_with_web_servers_tells_its_throughput(tmp_path: Path) -> None:
    output = run("ssi-cpu-1", "--until", "2s", "--csv", tmp_path)
    (line,) = lines_after(output, "Member ")[:1]
    assert float(line[1]) > 500
    assert "Volume " not in output, "the minidisk cache answers all I/Os"
    assert "guest.served (tx/s)" in rows(tmp_path / "guests.csv")[0]
    assert "member.held (members)" not in rows(tmp_path / "members.csv")[0]


def test_a_run_without_web_servers_says_nothing_of_them(tmp_path: Path) -> None:
    output = run(SMALL, "--until", "2s", "--csv", tmp_path)
    assert "Member " not in output
    assert sorted(path.name for path in tmp_path.iterdir()) == ["guests.csv", "phases.csv", "system.csv"]
    assert not [
        heading for heading in rows(tmp_path / "guests.csv")[0] if "served" in heading or "virtual" in heading
    ]
