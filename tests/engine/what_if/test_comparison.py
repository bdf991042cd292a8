"""A machine beside its changes: figures, verdicts, limits and what is refused."""

from __future__ import annotations

import csv
import io
import json
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from engine.against.run_figures import span_of
from engine.bands.uncertain import uncertain_values
from engine.cpuplugd.shipped import shipped
from engine.measures.selectors import find_measure
from engine.runs.pool import Threads
from engine.runs.ranges import Range
from engine.scenario.saving import scenario_table
from engine.scenario.scenario import load_scenario
from engine.sim import Simulation
from engine.what_if.accounting import FIGURES, accounting
from engine.what_if.certainty import certainty
from engine.what_if.change_certainty import ChangeCertainty
from engine.what_if.comparison import (
    ChangeError,
    ComparedMachine,
    Comparison,
    WhatIfChange,
    compare,
    of_json,
)
from engine.what_if.limits import in_words, limits
from tests.engine.site.samples import shipped_site

SMALL = "tests/data/two-guests.toml"


def compared(*changes: WhatIfChange, seeds: int = 2, scenario: str = SMALL) -> Comparison:
    with closing(Threads()) as threads:
        return compare(scenario, (), changes, seeds, threads)


def test_figures_are_those_of_the_measures_over_the_same_span() -> None:
    scenario = load_scenario(SMALL)
    sim = Simulation(scenario)
    sim.run(scenario.until)
    found, span = accounting(sim), span_of(scenario)
    processors = list(range(scenario.lpar.processors))
    busy = find_measure("processor.busy").value(sim.recording(), processors, *span)
    assert found["busy"] == pytest.approx(100 * busy / len(processors))
    assert set(found) <= set(FIGURES)


def test_the_same_machine_is_the_same_and_another_storage_is_not() -> None:
    found = compared(WhatIfChange("same", ("seed=5",)), WhatIfChange("small", ("lpar.frames=9000p",)))
    as_it_is, same, small = found.machines
    assert {found.verdict(key, same) for key in found.keys if key in same.figures} == {"same"}
    assert found.verdict("available below", small) == "worse"
    assert as_it_is.figures["available below"].mean > small.figures["available below"].mean


def test_figures_of_what_is_not_there_are_not_shown() -> None:
    changes = (
        WhatIfChange("none", ("lpar.xstor=0", "lpar.frames=9000p")),
        WhatIfChange("some", ("lpar.xstor=1G",)),
    )
    _, none, some = compared(*changes).machines
    assert "page moves" not in none.figures
    assert "page moves" in some.figures
    assert "available above" not in none.figures
    assert none.figures["page writes"].mean > 0


def test_a_change_that_cannot_run_has_its_message_and_the_others_their_figures() -> None:
    found = compared(
        WhatIfChange("none", ("lpar.processors=99",)), WhatIfChange("two", ("lpar.processors=4",))
    )
    assert "expected a whole number from 1 to 64" in found.machines[1].error
    assert found.machines[2].figures


@pytest.mark.parametrize(
    ("changes", "seeds", "expected"),
    [
        ((), 1, "0 changes; expected 1 to 4"),
        ((WhatIfChange("a", ("x=1",)),), 0, "0 seeds"),
        ((WhatIfChange("a", ("x=1",)), WhatIfChange("a", ("x=2",))), 1, 'Two machines are named "a"'),
        ((WhatIfChange("a", ()),), 1, '"a" changes nothing'),
    ],
)
def test_what_cannot_be_compared_is_refused(
    changes: tuple[WhatIfChange, ...], seeds: int, expected: str
) -> None:
    with pytest.raises(ChangeError, match=expected):
        compared(*changes, seeds=seeds)


def test_a_comparison_survives_json_and_has_a_row_for_each_figure() -> None:
    found = compared(WhatIfChange("two", ("lpar.processors=4",)), seeds=1)
    assert of_json(found.as_json()) == found
    rows = list(csv.DictReader(io.StringIO(found.csv())))
    assert len(rows) == sum(len(one.figures) for one in found.machines)
    assert {row["machine"] for row in rows} == {"Unchanged", "two"}


@pytest.mark.parametrize(
    ("figures", "what"),
    [
        ({"busy": 97.0, "waiting for CPU": 40.0}, "Processors"),
        ({"busy": 97.0, "spinning": 40.0}, "CP locks"),
        ({"busy": 30.0, "waiting for pages": 60.0, "page reads": 900.0}, "Storage"),
        ({"busy": 30.0, "eligible": 50.0}, "SET SRM STORBUF"),
        ({"busy": 30.0, "limited": 50.0}, "Limit shares"),
        ({"busy": 30.0, "volume": 96.0}, "Volumes"),
        ({"busy": 30.0, "channel": 99.0}, "Link channels"),
        ({"busy": 30.0, "swap": 5000.0}, "Guest memory"),
    ],
)
def test_the_heaviest_limit_comes_first(figures: dict[str, float], what: str) -> None:
    assert limits(figures)[0].what == what


def test_an_idle_machine_is_limited_by_nothing() -> None:
    assert limits({"busy": 12.0, "waiting for CPU": 3.0}) == []
    assert in_words([]) == "Nothing: guests wait for their users"


@pytest.mark.slow
def test_one_processor_limits_a_machine_that_two_do_not(tmp_path: object) -> None:
    from engine.site.machine import machine

    file = tmp_path / "a.toml"  # type: ignore[operator]
    file.write_text(machine(shipped_site(), {"until": "2m"}).text, "utf-8")
    change = WhatIfChange("one", ("lpar.processors=1", "loads.lnxdb01.users=40"))
    found = compared(change, seeds=1, scenario=str(file))
    assert not found.machines[1].error
    assert found.machines[1].limits[0].what == "Processors"
    assert found.verdict("response", found.machines[1]) == "worse"


def test_ranges_that_touch_are_no_difference() -> None:
    base, other = Range(10, 8, 12), Range(13, 11, 15)
    machines = (
        ComparedMachine(WhatIfChange("Unchanged", ()), {"response": base}),
        ComparedMachine(WhatIfChange("x", ("a",)), {"response": other}),
    )
    found = Comparison("t", 3, machines, "The site runs another release.")
    assert of_json(found.as_json()).csv() == found.csv()
    assert all(line.endswith("The site runs another release.") for line in found.csv().splitlines()[1:])
    assert found.verdict("response", machines[1]) == "same"
    assert Range(13, 12.5, 14).apart_from(base)


def certain(folder: Path, count: int = 6, *changes: WhatIfChange) -> tuple[ChangeCertainty, ...]:
    done: list[tuple[int, int]] = []
    with closing(Threads()) as threads:
        found = certainty(SMALL, (), changes, count, threads, folder, lambda *counts: done.append(counts))
    assert done[-1] == (count * (1 + len(changes)),) * 2
    return found


def test_a_certain_change_holds_everywhere_and_none_changes_nothing(tmp_path: Path) -> None:
    """Less storage leaves fewer frames whatever is assumed; the same machine differs at no point."""
    changes = (WhatIfChange("small", ("lpar.frames=9000p",)), WhatIfChange("same", ("seed=5",)))
    found = certain(tmp_path, 6, *changes)
    by_key = {(each.change, each.figure): each for each in found}
    frames = by_key["small", "available below"]
    assert frames.is_change
    assert (frames.holds, frames.difference.count) == (1.0, 6)
    assert frames.difference.high < 0
    assert frames.own.low < frames.own.high
    same = [each for each in found if each.change == "same"]
    assert same
    assert not any(each.is_change or each.holds for each in same)
    carried = replace(compared(*changes, seeds=1), certain=found)
    assert of_json(json.loads(json.dumps(carried.as_json()))) == carried
    rows = {(row["machine"], row["figure"]): row for row in csv.DictReader(io.StringIO(carried.csv()))}
    assert rows["small", FIGURES["available below"].name]["holds"] == "1"
    assert rows["Unchanged", FIGURES["available below"].name]["holds"] == ""


def test_points_at_which_a_machine_cannot_run_are_counted_with_the_reason(tmp_path: Path) -> None:
    tight = ("lpar.frames=8000p", "lpar.xstor=1M")
    changes = (
        WhatIfChange("tight", (*tight, "lpar.paging_space=22M")),
        WhatIfChange("none", ("lpar.procesors=3",)),
        WhatIfChange("more", ("lpar.frames=16000p",)),
    )
    found = certain(tmp_path, 4, *changes)
    assert {each.change for each in found} == {"tight", "more"}
    for each in found:
        assert each.of == 4
        assert (each.lacking > 0) == (each.change == "tight")
        assert ("PGT004" in each.lacking_in_words()) == (each.change == "tight")


def test_runs_that_were_done_are_not_done_again(tmp_path: Path) -> None:
    """A canceled design goes on where it stopped: a line that is missing is done, the others are read."""
    change = WhatIfChange("small", ("lpar.frames=9000p",))
    found = certain(tmp_path, 2, change)
    (file,) = tmp_path.iterdir()
    lines = file.read_text("utf-8").splitlines(True)
    file.write_text("".join([*lines[:3], lines[3][:20]]), "utf-8")
    assert certain(tmp_path, 2, change) == found
    assert len(file.read_text("utf-8").splitlines()) == 5
    assert certain(tmp_path, 2, change) == found
    assert len(file.read_text("utf-8").splitlines()) == 5


def test_runs_with_a_rule_file_that_has_changed_are_done_again(tmp_path: Path) -> None:
    rules, kept, short = tmp_path / "rules.conf", tmp_path / "kept", ("until=6s", "phases=[]")
    change = WhatIfChange("rules", (f"guests.web1.cpuplugd={rules}",))
    for count, more in enumerate(("", "", "# changed\n")):
        rules.write_text(shipped()["interval-2"] + more, "utf-8")
        with closing(Threads()) as threads:
            assert certainty("cpuplugd", short, (change,), 1, threads, kept)
        (file,) = kept.iterdir()
        assert len(file.read_text("utf-8").splitlines()) == (2, 2, 3)[count]


def test_a_value_that_the_user_has_set_is_no_longer_uncertain() -> None:
    key = "parameters.copy_page"
    keys = {
        changed: {each.key for each in uncertain_values(SMALL, (), scenario_table(machine))}
        for changed, machine in (
            (False, load_scenario(SMALL)),
            (True, load_scenario(SMALL, [f"{key}=7us"])),
        )
    }
    assert keys[False] == {each.key for each in uncertain_values(SMALL)}
    assert keys[False] - keys[True] == {key}
