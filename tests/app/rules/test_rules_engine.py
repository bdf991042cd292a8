"""The panel for rules with the real machine: values of a guest, history, and a run with edited rules."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTreeWidgetItem
from pytestqt.qtbot import QtBot

from app.lab.lab import Lab
from app.rules.readings import readings_of
from app.rules.rules_panel import RulesPanel
from app.rules.side import HISTORY, VALUES
from app.rules.term_tree import VALUE
from app.settings.settings import Settings
from engine.cpuplugd.daemon.interval import BLOCKED_BY_MAX, BLOCKED_BY_MIN, NONE, PLUG, UNPLUG
from engine.kernel.units import SECOND

SCENARIO, USERID, END = "cpuplugd-memory-4", "LNCOMBO1", 20 * SECOND


@pytest.fixture
def lab(qtbot: QtBot, tmp_path: Path) -> Iterator[Lab]:
    """A window with a run of the study that has come to END."""
    settings = Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))
    made = Lab(settings, scenario=SCENARIO)
    made.window.resize(1600, 900)
    made.window.show()
    with qtbot.waitSignal(made.opened, timeout=300_000):
        made.start()
    go(qtbot, made, END)
    yield made
    made.window.close()
    made.window.deleteLater()
    made.deleteLater()


def go(qtbot: QtBot, lab: Lab, time: int) -> None:
    lab.session.run_to(time)
    qtbot.waitUntil(
        lambda: lab.session.time_travel.recorded >= time and not lab.session.playing, timeout=60_000
    )


@pytest.fixture
def rules(qtbot: QtBot, lab: Lab) -> RulesPanel:
    """The panel, with the values of a guest."""
    assert lab.views is not None
    QTest.keyClick(lab.window, Qt.Key.Key_F8)
    lab.views.panels["rules"].choose_guest(USERID)
    lab.views.text()
    return lab.views.panels["rules"]


def root(rules: RulesPanel, place: int) -> QTreeWidgetItem:
    item = rules.side.tree.topLevelItem(place)
    assert item is not None
    return item


def test_the_rules_of_the_guest_are_edited_with_their_values_now(lab: Lab, rules: RulesPanel) -> None:
    assert rules.files.title == "memory-4"
    assert "MEMPLUG" in rules.edit.text()
    assert [root(rules, place).text(VALUE) for place in range(2)] != ["", ""]
    assert rules.live is not None
    assert rules.live.at == END
    assert rules.side.why.text().startswith("0:00:20")


def test_the_values_are_those_of_the_moment_that_the_machine_stands_at(
    qtbot: QtBot, lab: Lab, rules: RulesPanel
) -> None:
    lab.session.time_travel.seek(10 * SECOND)
    qtbot.waitUntil(
        lambda: lab.session.time_travel.position == 10 * SECOND and not lab.session.requests.pending
    )
    lab.views.text()
    assert rules.live is not None
    assert rules.live.at == 10 * SECOND
    lab.session.time_travel.seek(SECOND)
    qtbot.waitUntil(lambda: lab.session.time_travel.position == SECOND and not lab.session.requests.pending)
    lab.views.text()
    assert rules.live is not None
    assert not rules.live.interval.evaluated
    assert "readings are needed" in rules.side.why.text()


def test_what_the_panel_decides_is_what_the_daemon_in_the_machine_did(lab: Lab, rules: RulesPanel) -> None:
    recording, guest = lab.session.recording, rules.chosen_guest
    assert guest is not None
    readings = readings_of(recording, guest.place)
    assert readings is not None
    steps = {PLUG: 1, UNPLUG: -1, NONE: 0, BLOCKED_BY_MAX: 0, BLOCKED_BY_MIN: 0}
    compared = 0
    for number in range(4, len(readings)):
        time = int(readings.time[number])
        lab.views.time_view.set_cursor(time)
        rules.show_moment()
        row = int(np.searchsorted(recording.time, time))
        daemon = recording.daemons[row, guest.place]
        assert rules.live is not None
        if int(daemon["readings"]) == int(readings.numbers[number]):
            assert steps[rules.live.interval.cpu] == int(daemon["cpu_step"]), time
            assert rules.live.interval.pool_after == int(daemon["pool_wanted"]), time
            compared += 1
    assert compared > 10


def test_the_history_of_a_term_is_a_chart_with_a_table(lab: Lab, rules: RulesPanel) -> None:
    tree = rules.side.tree
    tree.setFocus()
    tree.setCurrentItem(root(rules, 1).child(0))
    QTest.keyClick(tree, Qt.Key.Key_Return)
    assert rules.side.tabs.currentIndex() == HISTORY
    rules.set_recording(lab.session.recording)
    heads, row = rules.side.chart.table()
    assert len(heads) == len(row)
    assert float(row[3]) > 0  # the mean of free CPUs
    lab.session.run_to(END + 5 * SECOND)


def test_a_run_with_edited_rules_plays_beside_the_old_one(qtbot: QtBot, lab: Lab, rules: RulesPanel) -> None:
    rules.edit.put_text(rules.edit.text().replace('CPU_MIN="1"', 'CPU_MIN="3"'))
    rules.edit.setFocus()
    before = lab.session.branches.active
    with qtbot.waitSignal(lab.session.opened, timeout=120_000):
        QTest.keyClick(rules.edit, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: lab.session.branches.compared == before, timeout=20_000)
    qtbot.waitUntil(lambda: lab.session.playing, timeout=20_000)
    groups = lab.session.scenario.groups
    assert groups["combo1"].cpuplugd.name == "memory-4, edited"
    assert groups["combo2"].cpuplugd.name == "memory-4"
    assert lab.session.scenario.id == f"{SCENARIO}-edited"  # what was published is not about it
    go(qtbot, lab, 10 * SECOND)
    online = lab.session.recording.linux[-1]["online"]
    assert online[rules.chosen_guest.place] >= 3
    rules.side.turn(VALUES)
    lab.views.text()
    assert rules.live is not None


def test_rules_with_which_the_daemon_does_not_start_are_not_run(lab: Lab, rules: RulesPanel) -> None:
    rules.edit.put_text(rules.edit.text().replace("onumcpus", "onumcpu"))
    count = len(lab.session.branches.all)
    rules.run_all()
    assert lab.window.header.banner.isVisible()
    assert "onumcpu" in rules.edit.textCursor().block().text()
    assert len(lab.session.branches.all) == count
