"""A matrix whose figures are relative to one of its runs: that of the cpuplugd study."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.run_sets.matrix import words
from app.run_sets.matrix.add_dialog import AddDialog, FileField
from app.run_sets.matrix.book import MatrixBook
from app.run_sets.matrix.matrix_runs import MatrixRuns
from engine.scenario.scenario import load_scenario
from engine.studies.matrix import matrix_of
from engine.studies.tables import tables_of

STUDY = "cpuplugd"
MANUAL = {"tps": 400.0, "cpu": 6.5, "linux": 9500.0, "zvm": 7800.0}
RULES_4 = {"tps": 380.0, "cpu": 6.5, "linux": 10450.0, "zvm": 8580.0}


def book() -> MatrixBook:
    return MatrixBook(STUDY, matrix_of(STUDY), tables_of(STUDY), seeds=1)


def filled() -> MatrixBook:
    made = book()
    _enter(made, "manual", MANUAL)
    _enter(made, "memory-4", RULES_4)
    return made


def _enter(made: MatrixBook, rules: str, figures: dict[str, float]) -> None:
    tasks = made.tasks(made.matrix.entry({"rules": rules}))
    made.begin(tasks)
    for task in tasks:
        made.end(task, figures)


def test_every_run_of_it_can_be_loaded_and_is_there_once() -> None:
    matrix = book().matrix
    runs = [entry.run for entry in matrix.entries]
    assert len(set(runs)) == len(runs) == 13
    for entry in matrix.entries:
        assert load_scenario(entry.run.scenario, entry.run.settings).lpar.processors == 8


def test_figures_are_relative_to_the_manually_sized_run() -> None:
    made = filled()
    found = made.medians(made.matrix.entry({"rules": "memory-4"}).run)
    assert found["tps.relative"] == pytest.approx(95)
    assert found["linux.relative"] == found["zvm.relative"] == pytest.approx(110)
    assert made.medians(made.matrix.entry({"rules": "manual"}).run)["cpu.relative"] == 100


def test_nothing_is_relative_before_that_run_has_ended() -> None:
    made = book()
    _enter(made, "memory-4", RULES_4)
    assert "tps.relative" not in made.medians(made.matrix.entry({"rules": "memory-4"}).run)
    wanted = made.needed(made.matrix.entry({"rules": "memory-4"}))
    assert [entry.values["rules"] for entry in wanted] == ["manual", "memory-4"]
    assert len(made.needed(made.matrix.entry({"rules": "manual"}))) == 1


def test_published_figures_stand_beside_them_and_are_judged() -> None:
    made = filled()
    entry = made.matrix.entry({"rules": "memory-4"})
    printed = made.printed(entry.run)
    values = {name: printed[f"{name}.relative"].value for name in RULES_4}
    assert values == {"tps": 96, "cpu": 99, "linux": 109, "zvm": 105}
    assert made.tally() == (4, 4)
    assert "TPS: 95% simulated, 96% published, ✓ within" in words.spoken(made, entry)


def test_a_file_of_ones_own_is_run_on_the_same_guests(tmp_path: Path) -> None:
    path = tmp_path / "mine.conf"
    path.write_text('CPU_MIN="1"\nCPU_MAX="0"\nUPDATE="1"\nHOTPLUG="0"\nHOTUNPLUG="0"\n')
    made = filled()
    entry = made.add({"rules": str(path)})
    loaded = load_scenario(entry.run.scenario, entry.run.settings)
    assert {group.cpuplugd.name for group in loaded.groups.values() if group.cpuplugd} == {"mine"}
    _enter(made, str(path), {**RULES_4, "tps": 200.0})
    table = made.others("Other runs")
    assert table is not None
    row = next(row for row in table.rows if row.quantity == "tps" and row.ratio)
    runs = [column.run for column in table.columns]
    shown = [table.simulated(row, place, made.values(table)) for place in range(len(runs))]
    assert shown[runs.index(made.matrix.relative)] == 100
    assert shown[runs.index(entry.run)] == 50


def test_other_processors_keep_the_scenario_of_the_rules() -> None:
    entry = book().matrix.entry({"rules": "manual", "processors": "10"})
    assert entry.run.scenario == "cpuplugd-manual"
    assert entry.run.settings == ("lpar.processors=10",)


def test_a_rule_file_is_asked_for_and_refused_when_it_is_not_there(qtbot: QtBot, tmp_path: Path) -> None:
    runs = MatrixRuns()
    dialog = AddDialog(book().matrix, {}, runs.grid)
    qtbot.addWidget(runs.grid)
    field = dialog.fields["rules"]
    assert isinstance(field, FileField)
    assert field.text() == "memory-4"
    field.choice.setEditText(str(tmp_path / "none.conf"))
    dialog._give()
    assert "none.conf" in dialog.said.text()
    field.choice.setEditText("memory-2")
    with qtbot.waitSignal(dialog.given) as given:
        dialog._give()
    assert given.args is not None
    assert given.args[0]["rules"] == "memory-2"
    runs.runner.stop()
