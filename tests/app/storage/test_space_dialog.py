"""Paging space in a dialog: sizes are typed, guests log on, runs show what they fill, a file keeps it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from app.storage.space_dialog import SpaceDialog
from engine.scenario.scenario import load_scenario
from engine.sim import Simulation
from engine.space.plan import SpaceExtras
from tests.app.files.noted import NOTE, one_note, words

LEFT = Qt.MouseButton.LeftButton
SMALL = Path("tests/data/two-guests.toml")


@pytest.fixture
def dialog(qtbot: QtBot) -> SpaceDialog:
    dialog = SpaceDialog(load_scenario(SMALL, ["lpar.paging_space=40M"]))
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_guests_log_on_and_the_runs_show_what_they_fill(
    qtbot: QtBot, dialog: SpaceDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert dialog.curve.isHidden()
    dialog.number.setFocus()
    dialog.number.selectAll()
    qtbot.keyClicks(dialog.number, "5")
    qtbot.keyClick(dialog.number, Qt.Key.Key_Tab)
    assert len(dialog.reports) == 2
    qtbot.mouseClick(dialog.simulate, LEFT)
    qtbot.waitUntil(lambda: not dialog.process.busy, timeout=60_000)
    text = dialog.page.toPlainText()
    assert "With more guests: ONE +5" in text
    assert "CP abends at 0:00:" in text
    assert "At most 0 MB are in use until 0:01:00" in text
    assert dialog.curve.isVisible()
    assert "ONE +5" in dialog.curve.accessibleDescription()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "plan.pdf"), ""))
    with one_note():
        qtbot.mouseClick(dialog.save_pdf, LEFT)
    assert str(NOTE) in words(tmp_path / "plan.pdf")


def test_escape_ends_the_runs(qtbot: QtBot, dialog: SpaceDialog) -> None:
    qtbot.mouseClick(dialog.simulate, LEFT)
    assert dialog.process.pid
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert dialog.process.pid == 0


def test_a_wrong_size_that_is_typed_during_the_runs_is_named_after_them(
    qtbot: QtBot, dialog: SpaceDialog
) -> None:
    qtbot.mouseClick(dialog.simulate, LEFT)
    qtbot.keyClicks(dialog.sizes["data_spaces"], "much\r")
    assert dialog.process.busy
    assert dialog.note.isVisible()
    qtbot.waitUntil(lambda: not dialog.process.busy, timeout=60_000)
    assert dialog.simulate.isEnabled()
    assert dialog.progress.isHidden()
    assert "much" in dialog.note.text()
    dialog.sizes["data_spaces"].clear()
    qtbot.keyClick(dialog.sizes["data_spaces"], Qt.Key.Key_Return)
    assert "At most 0 MB are in use until 0:01:00" in dialog.page.toPlainText()


def test_a_size_is_typed_and_a_wrong_one_is_named(qtbot: QtBot, dialog: SpaceDialog) -> None:
    needed = dialog.reports[0][1].plans[0].needed
    qtbot.keyClicks(dialog.sizes["directory"], "100p\r")
    assert dialog.reports[0][1].plans[0].needed == needed + 100
    qtbot.keyClicks(dialog.sizes["data_spaces"], "much\r")
    assert "much" in dialog.note.text()


def test_a_wrong_size_is_neither_simulated_nor_saved(
    qtbot: QtBot, dialog: SpaceDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "plan.pdf"), ""))
    qtbot.keyClicks(dialog.sizes["data_spaces"], "much")
    for button in (dialog.simulate, dialog.save_pdf):
        dialog.note.clear()
        qtbot.mouseClick(button, LEFT)
        assert not dialog.process.busy
        assert "much" in dialog.note.text()
    assert not (tmp_path / "plan.pdf").exists()


def test_a_size_that_becomes_wrong_during_a_run_stays_named(qtbot: QtBot, dialog: SpaceDialog) -> None:
    qtbot.mouseClick(dialog.simulate, LEFT)
    qtbot.keyClicks(dialog.sizes["data_spaces"], "much\r")
    qtbot.waitUntil(lambda: not dialog.process.busy, timeout=60_000)
    assert "much" in dialog.note.text()
    assert dialog.simulate.isEnabled()


def test_the_present_run_is_shown_as_far_as_it_went(qtbot: QtBot) -> None:
    machine = Simulation(load_scenario(SMALL, ["lpar.frames=8000p", "lpar.xstor=1M"]))
    machine.run(30 * 10**9)
    dialog = SpaceDialog(
        machine.scenario, machine.recording(), SpaceExtras(virtual_disks=512, shown="user.direct: 3")
    )
    qtbot.addWidget(dialog)
    dialog.show()
    assert "until 0:00:30" in dialog.page.toPlainText()
    assert "user.direct: 3" in dialog.page.toPlainText()
    assert dialog.sizes["virtual_disks"].text() == "2M"
    assert dialog.curve.isVisible()
