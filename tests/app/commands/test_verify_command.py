"""lparlab verify: what it prints and writes, and how it ends."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from rich.console import Console

import app.commands.verify
from app.command import main
from app.commands.support.bands import lines
from app.commands.verify import facts_table
from engine.bands.band import band, causes
from engine.bands.studies import ClaimShare, FactBand, StudyBands
from engine.studies.ledger import load_ledger
from engine.studies.report import ClaimResult, FactResult, StudyReport
from tests.engine.measured.samples import VMSTAT_PLAIN

LEDGER = load_ledger("pause")


def lparlab(*arguments: str | Path) -> Result:
    return CliRunner().invoke(main, [str(argument) for argument in arguments], prog_name="lparlab")


def made_up(*, missing: str = "") -> StudyReport:
    """Return a report in which all is as published but one fact or claim."""
    facts = tuple(
        FactResult(fact, (), "not to be had") if fact.id == missing else FactResult(fact, (fact.value,))
        for fact in LEDGER.facts
    )
    claims = tuple(ClaimResult(one, 0 if one.id == missing else 1, 1, {"f": 1.0}) for one in LEDGER.claims)
    return StudyReport("pause", 1, facts, claims)


@pytest.fixture
def verified(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Lets the command find these reports instead of making them."""

    def use(*reports: StudyReport) -> None:
        monkeypatch.setattr(
            app.commands.verify, "verify_studies", lambda names, seeds, progress, pool: list(reports)
        )

    return use


@pytest.mark.slow
def test_a_real_run(tmp_path: Path) -> None:
    """The whole study that is simulated fastest, with one seed, in processes of their own."""
    file, ledger = tmp_path / "ssi.json", load_ledger("ssi")
    result = lparlab("verify", "ssi", "--seeds", "1", "--json", file)
    assert result.exit_code == 0, result.output
    answer = json.loads(file.read_text())
    assert list(answer) == "study seeds facts claims summary".split()
    assert (answer["study"], answer["seeds"]) == ("ssi", 1)
    assert [one["id"] for one in answer["facts"]] == [fact.id for fact in ledger.facts]
    assert [one["id"] for one in answer["claims"]] == [claim.id for claim in ledger.claims]
    keys = "id published simulated low high error tolerance role verdict".split()
    for one in answer["facts"]:
        assert list(one) == keys
        assert one["verdict"] in ("within", "outside", "input")
        assert (one["verdict"] == "input") == (one["role"] == "input")
    for one in answer["claims"]:
        assert list(one) == "id holds figures".split()
        assert isinstance(one["holds"], bool)
        assert one["figures"] or not one["holds"]
    by_id = {one["id"]: one for one in answer["facts"]}
    assert by_id["ssi.table5.tx_per_s.1-member"]["verdict"] == "within"
    assert by_id["ssi.table4.real_processors_per_member.4-member"]["simulated"] == 3
    assert by_id["ssi.in.mdc"]["published"] == "off"
    assert list(tmp_path.iterdir()) == [file]
    lines = result.output.splitlines()
    assert lines[0] == "ssi: 1 seed"
    row = next(line.split() for line in lines if line.startswith("ssi.table5.tx_per_s.1-member"))
    assert row[-3:] == ["tx/s", "calibrate", "within"]
    assert lines[-1].startswith("predict ")


def test_strict_wants_every_predicted_fact_and_every_claim(verified: Any) -> None:
    for missing, code in (
        ("", 0),
        ("pause.t3.suspend.was", 1),
        ("pause.c08", 1),
        ("pause.t4.active", 0),  # calibrate
        ("pause.in.cpus", 0),
    ):
        verified(made_up(missing=missing))
        assert lparlab("verify", "--seeds", "1", "--strict").exit_code == code, missing
        assert lparlab("verify", "--seeds", "1").exit_code == 0


def test_what_misses_is_open_and_says_why(verified: Any) -> None:
    verified(made_up(missing="pause.t3.suspend.was"))
    output = lparlab("verify").output
    assert "pause.t3.suspend.was: open: not to be had" in output
    assert "claims 17 of 17 hold (100%)" in output


def test_json_to_the_terminal_is_json_and_nothing_else(verified: Any) -> None:
    verified(made_up())
    result = lparlab("verify", "pause", "--json", "-")
    assert json.loads(result.stdout)["summary"]["claims"] == {"hold": 17, "of": 17}
    verified(made_up(), made_up())
    assert [one["study"] for one in json.loads(lparlab("verify", "--json", "-").stdout)] == ["pause", "pause"]


@pytest.mark.parametrize("width", [80, 95, 105, 115, 130, 160])
def test_a_table_of_facts_is_never_cut_off(width: int) -> None:
    console = Console(width=width, record=True, file=io.StringIO())
    facts = tuple(FactResult(fact, (fact.value, 1.1 * fact.value)) for fact in LEDGER.facts)
    console.print(facts_table(StudyReport("pause", 2, facts, ()), width))
    lines = console.export_text().splitlines()
    assert len(lines) == 1 + len(facts)
    where = 1 if width >= 150 else 0  # the only column that may be
    assert sum("\u2026" in line for line in lines) <= where * len(facts)
    for fact, line in zip(LEDGER.facts, lines[1:], strict=True):
        assert line.split()[0] == fact.id


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (
            ("pasue",),
            'study = "pasue": expected one of cpuplugd, pause, relocation, ssi, timers; the nearest valid '
            "name is pause",
        ),
        (("pause", "--seeds", "0"), "--seeds = 0: expected a whole number from 1 to 1000"),
        (("pause", "--seeds", "1001"), "--seeds = 1001"),
        (("pause", "--json", "no/such/folder/x.json"), "expected a file in an existing folder"),
        (("pause", "--json", "."), "is a folder"),
    ],
)
def test_bad_input_is_refused_before_anything_runs(
    arguments: tuple[str, ...], said: str, verified: Any
) -> None:
    verified()
    result = lparlab("verify", *arguments)
    assert result.exit_code == 2
    assert said in result.stderr
    assert result.stdout == ""


def test_an_interrupt_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*arguments: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(app.commands.verify, "verify_studies", interrupt)
    result = lparlab("verify", "pause", "--json", tmp_path / "pause.json")
    assert result.exit_code == 1
    assert list(tmp_path.iterdir()) == []


SMALL = Path(__file__).parents[2] / "data" / "two-guests.toml"


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """Return a file with a series in another unit, in a zone, and a line that cannot be read."""
    file = tmp_path / "own.csv"
    rows = "".join(f"2009-11-03 13:00:{i:02},{4000 + i},{i}\n" for i in range(5))
    file.write_text(f"time,memory (KB),load\n{rows}soon,1,2\n")
    return file


@pytest.mark.slow
def test_own_data_count_as_published(own: Path, tmp_path: Path) -> None:
    file = tmp_path / "own.json"
    options = ("--scenario", SMALL, "--zone", "Europe/Berlin", "--seeds", "2", "--tolerance", "1000")
    result = lparlab("verify", "--data", own, *options, "--map", "memory=guest.real/LNK00001", "--json", file)
    assert result.exit_code == 0, result.output
    assert 'own.csv, line 7: left out: "soon" is not a time' in result.stderr
    assert "memory and " in result.output
    answer = json.loads(file.read_text())
    facts, notes = answer["facts"], answer["reading_notes"]
    assert [(note["place"], note["decision"]) for note in notes] == [("line 7", "left out")]
    assert [one["published"] for one in facts] == [pytest.approx(4002 / 4, rel=1e-3)] * len(facts)
    assert {one["verdict"] for one in facts} == {"within"}
    strict = ("--map", "memory=guest.real/LNK00001", "--strict")
    assert lparlab("verify", "--data", own, *options[:-1], "0", *strict).exit_code == 1


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--scenario", SMALL], '--map "memory=system.page_rate"'),
        (["--scenario", SMALL, "--map", "x=guest.real"], "no series with this name"),
        (["--scenario", SMALL, "--map", "memory"], "expected SERIES=MEASURE"),
        (
            ["--scenario", SMALL, "--map", "memory=guest.real", "--map=memory (KB)=guest.real"],
            "--map memory: specified twice",
        ),
        (["--scenario", SMALL, "--unit", "load=s", "--unit", "load=ms"], "--unit load: specified twice"),
        (
            ["--scenario", SMALL, "--map", "memory=guest.reel"],
            '"memory=guest.reel": "guest.reel": no such measure',
        ),
        (["--scenario", SMALL, "--map", "memory=guest.reel"], "nearest valid name is guest.real"),
        (
            ["--scenario", SMALL, "--map", "load=guest.real/NOBODY"],
            "user ID, label, group or role of two-guests, like",
        ),
        (["--scenario", SMALL, "--map", "load=guest.real/LNK0001"], "nearest valid name is lnk00001"),
        (
            ["--scenario", SMALL, "--map", "memory=guest.steal"],
            "memory is in KB; expected % for guest.steal; choose",
        ),
        (["--scenario", SMALL, "--zone", "Europe/Berln"], "the nearest match is Europe/Berlin"),
        (["--scenario", SMALL, "--map", "load=guest.real", "--start", "soon"], "or best"),
        (["--scenario", SMALL, "--tolerance", "-1"], "percent"),
        (["--scenario", SMALL, "--map", "memory (MB)=guest.real"], "no series with this name"),
        (["--scenario", SMALL, "--map", "memory (KB)=guest.reel"], "no such measure"),
        (["--scenario", SMALL, "--map", "memory=guest.real", "--unit", "memory=s"], "memory is in s"),
        (["--scenario", SMALL, "--unit", "x=KB"], '--unit "x": no series'),
        (["--scenario", SMALL, "--interval", "5"], "already has times"),
        ([], "--scenario NAME"),
        (["--scenario", "nowhere"], "nowhere"),
        (["pause", "--scenario", SMALL], "not both"),
    ],
)
def test_own_data_that_cannot_be_compared(options: list[str | Path], said: str, own: Path) -> None:
    result = lparlab("verify", "--data", own, *options)
    assert result.exit_code == 2
    assert said in result.output
    assert result.output.count("\n") == 1


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ([], "--interval 5s"),
        (["--interval", "soon"], "expected a time like 5, 5s or 1m"),
        (["--interval", "0"], "expected a time like 5, 5s or 1m"),
    ],
)
def test_a_file_without_times_needs_an_interval(options: list[str], said: str, tmp_path: Path) -> None:
    file = tmp_path / "vmstat.txt"
    file.write_text(VMSTAT_PLAIN)
    given = ["--scenario", str(SMALL), "--map", "free=guest.real/LNK00001", *options]
    result = lparlab("verify", "--data", file, *given)
    assert result.exit_code == 2
    assert said in result.output


@pytest.mark.slow
def test_what_is_assumed_of_own_data_is_printed(own: Path, tmp_path: Path) -> None:
    options = ("--scenario", str(SMALL), "--seeds", "1", "--map", "load=guest.real/LNK00001")
    result = lparlab("verify", "--data", own, *options)
    assert "own.csv, load: assumed: the file has no unit, so pages is assumed" in result.stderr
    file = tmp_path / "own.json"
    lparlab("verify", "--data", own, *options, "--unit", "load=MB", "--json", file)
    assert json.loads(file.read_text())["facts"][0]["published"] == pytest.approx(2 * 256)


def test_options_for_data_need_data() -> None:
    assert "--data FILE" in lparlab("verify", "pause", "--map", "a=b").output


def test_bands_are_printed_with_what_each_fact_outside_would_take() -> None:
    fact = next(one for one in LEDGER.facts if one.role == "predict" and one.range is None)
    points = [{"parameters.hold": place / 31, "other": place * 7 % 32 / 31} for place in range(32)]
    values = [fact.value * (2 + point["parameters.hold"]) for point in points]
    outside = FactBand(fact, band(values), False, causes(points, values))
    inside = FactBand(fact, band([fact.value] * 32), True, ())
    made = StudyBands("pause", 32, 2, "", (outside, inside), (ClaimShare(LEDGER.claims[0], 30, 32),))
    said = list(lines(made))
    assert said[0] == f"{fact.id}: outside; to explain it, parameters.hold must be less than its range allows"
    assert said[1] == f"{LEDGER.claims[0].id}: holds at 30 of 32 points"
    assert said[2].startswith("covered: 1 of 2 predicted facts (50%); median width ")


def test_a_wrong_number_of_points_is_refused() -> None:
    for number in ("0", "5000"):
        result = lparlab("verify", "pause", "--bands", number)
        assert result.exit_code == 2
        assert "expected a whole number from 1 to 4096" in result.output
    assert "cannot be used with --data or --strict" in lparlab("verify", "--bands", "8", "--strict").output
