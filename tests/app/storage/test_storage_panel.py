"""The storage strip: free frames below and above 2 GB."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.run import moment
from app.storage.storage_panel import StorageArea, StoragePanel
from app.storage.table import MIN_COLUMN
from app.widgets.elided import ElidedLabel
from engine.kernel.units import MINUTE
from engine.recording.recorder import Recording
from engine.scenario.scenario import load_scenario
from tests.app.charts.runs import run
from tests.app.fake_simulation import FakeSimulation


def recording() -> Recording:
    machine = FakeSimulation(load_scenario("pause-stop"), None, {})
    machine.run(MINUTE)
    return machine.recording()


def shown(qtbot: QtBot, run: Recording) -> StoragePanel:
    panel = StoragePanel()
    qtbot.addWidget(panel)
    panel.show_moment(moment.at(run, None))
    return panel


def test_free_frames_below_and_above_2_gb(qtbot: QtBot) -> None:
    run = recording()
    free, low = (int(run.system[name][-1]) for name in ("available", "available_low"))
    panel = shown(qtbot, run)
    assert panel.value("available") == f"{low:,} / {free - low:,}"
    assert "below / above 2 GB" in panel.accessibleDescription()


def test_many_frames_are_said_in_short(qtbot: QtBot) -> None:
    run = recording()
    system = run.system.copy()
    system["available"], system["available_low"] = 2_437_406, 99_218
    assert shown(qtbot, replace(run, system=system)).value("available") == "99,218 / 2.3M"


def test_a_small_machine_has_one_number(qtbot: QtBot) -> None:
    run = recording()
    lpar = run.scenario.lpar.model_copy(update={"frames": 400_000})
    small = replace(run, scenario=run.scenario.model_copy(update={"lpar": lpar}))
    panel = shown(qtbot, small)
    assert panel.value("available") == f"{int(np.asarray(run.system['available'])[-1]):,}"


@pytest.mark.parametrize("width", [820, 480, 360])
def test_values_that_do_not_fit_go_as_a_whole(qtbot: QtBot, width: int) -> None:
    panel = shown(qtbot, recording())
    panel.resize(width, panel.sizeHint().height())
    panel.show()
    values = [label for label in panel.findChildren(ElidedLabel) if label.objectName() != "caption"]

    def visible() -> list[ElidedLabel]:
        return [label for label in values if label.isVisible()]

    qtbot.waitUntil(lambda: not any(label.is_cut() for label in visible()))
    most = len(values) - 1  # pages of guests are told only where frames below 2 GB are left unused
    assert (len(visible()) == most) == (width == 820)


def area(qtbot: QtBot, scenario: str) -> StorageArea:
    made = StorageArea()
    qtbot.addWidget(made)
    made.show_moment(moment.at(run(scenario, 5), None))
    return made


def test_a_large_system_leaves_frames_below_2_gb_unused(qtbot: QtBot) -> None:
    made, sample = area(qtbot, "ssi-memory-1"), run("ssi-memory-1", 5).system[-1]
    unused = run("ssi-memory-1", 5).systems[0].lpar.unused_below_2g
    high = int(sample["available"]) * run("ssi-memory-1", 5).scenario.lpar.granule
    assert unused > 500_000
    assert made.value("available") == f"{unused / 1000:.0f}k unused / {high:,}"
    assert made.value("resident").startswith("0 / ")


def test_several_systems_have_a_row_each(qtbot: QtBot) -> None:
    made, recording = area(qtbot, "ssi-memory-4"), run("ssi-memory-4", 5)
    assert made.strip.isHidden()
    assert not made.table.isHidden()
    texts = [[cell.whole for cell in row.cells] for row in made.table.content.rows]
    pages = recording.scenario.lpar.granule
    assert [row[0] for row in texts] == [f"SYSTEM0{n}" for n in range(1, 5)]
    for number, row in enumerate(texts):
        sample = recording.of_systems[-1, number]
        low = int(sample["available_low"]) * pages
        assert row[1:3] == [f"{low:,}", f"{int(sample['available']) * pages - low:,}"]
        here = recording.guest_system[-1] == number
        resident = int(recording.guests[-1]["real_low"][here].sum()) * pages
        assert row[3] == f"{resident:,}"
    assert made.table.accessibleName() == "System storage"
    assert made.focusProxy() is made.table


def test_the_area_is_as_high_as_its_rows(qtbot: QtBot) -> None:
    made = area(qtbot, "ssi-memory-1")
    told: list[int] = []
    made.height_changed.connect(told.append)
    for scenario in ("ssi-memory-4", "ssi-memory-2", "ssi-memory-1"):
        made.show_moment(moment.at(run(scenario, 5), None))
    assert len(told) == 3
    assert told[0] > told[1] > told[2]


def test_short_numbers_are_told_in_full_by_their_tips(qtbot: QtBot) -> None:
    made, recording = area(qtbot, "ssi-memory-4"), run("ssi-memory-4", 5)
    index = made.table.content.index(1, 4)
    here = recording.guest_system[-1] == 1
    rows = recording.guests[-1][here]
    pages = int((rows["real"] - rows["real_low"]).sum()) * recording.scenario.lpar.granule
    assert index.data() == f"{pages / 1e6:.1f}M"
    assert index.data(Qt.ItemDataRole.ToolTipRole).startswith(f"{pages:,}\n")


@pytest.mark.parametrize("scenario", ["ssi-transitions", "ssi-memory-4"])
def test_no_number_of_pages_is_cut_in_a_small_window(qtbot: QtBot, scenario: str) -> None:
    made = area(qtbot, scenario)
    table, header = made.table, made.table.horizontalHeader()
    needed = [max(header.sectionSizeHint(n), table.sizeHintForColumn(n)) for n in range(5)]
    made.resize(sum(needed) + 3 * MIN_COLUMN + 12, 120)  # all of them have room, and hardly more
    with qtbot.waitExposed(made):
        made.show()
    assert [header.sectionSize(n) >= wide for n, wide in enumerate(needed)] == [True] * 5
    assert header.length() <= table.viewport().width()
