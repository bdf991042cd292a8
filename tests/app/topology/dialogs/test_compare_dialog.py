"""Two layouts with the same load: run in the background, compared in figures, charts and words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from time import perf_counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from app.topology.editor import Editor
from app.topology.running.compare_dialog import CompareDialog
from engine.ficon.drawing.changes.set_fields import set_fields
from engine.ficon.drawing.file import SUFFIX, save
from engine.ficon.drawing.model.change import UndoHistory
from engine.ficon.drawing.model.drawing import Drawing, DrawingError
from engine.ficon.drawing.model.isfc import IsfcLink
from engine.ficon.drawing.running.load import DrawnLoad, DrawnRelocation, Guests, usual
from engine.ficon.drawing.running.machine import machine
from engine.ficon.drawing.running.outcome import differences, outcome, translated
from engine.ficon.drawing.templates import template
from engine.studies.relocation import layouts
from tests.engine.ficon.drawing.running import drawn, the_link


def idle(drawing: Drawing) -> DrawnLoad:
    """Return a guest that moves soon and fast."""
    first, second = the_link(drawing).ends
    return DrawnLoad((Guests("idle", first, gb=1, moves=(DrawnRelocation(0.5, second),)),), until=20.0)


@pytest.fixture
def dialog(qtbot: QtBot) -> Iterator[CompareDialog]:
    editor = Editor()
    editor.replace(UndoHistory(drawn(layouts.optimised(2))))
    other = drawn(layouts.straight(1, 2))
    made = CompareDialog(editor, idle(editor.drawing), None, found=("one channel", other))
    qtbot.addWidget(made)
    made.show()
    yield made
    made.close()


def test_a_later_release_of_zvm_is_cautioned_to_the_end(qtbot: QtBot, dialog: CompareDialog) -> None:
    end = the_link(dialog.editor.drawing).ends[0]
    assert dialog.editor.do(set_fields(dialog.editor.drawing, end, release="7.3"))
    dialog.begin()
    assert "7.3" in dialog.state.text()
    qtbot.waitUntil(lambda: all(dialog.outcomes), timeout=120_000)
    assert "7.3" in dialog.state.text()


def test_both_run_and_the_figures_tell_them_apart(qtbot: QtBot, dialog: CompareDialog) -> None:
    QTest.keyClick(dialog.start, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: all(dialog.outcomes), timeout=120_000)
    first, second = dialog.outcomes
    assert first is not None
    assert second is not None
    assert first.relocation < second.relocation
    assert first.mbs > 1.5 * second.mbs
    assert list(first.channels) == ["3C", "3D"]
    assert list(second.channels) == ["3C"]
    texts = [dialog.table.item(0, column).text() for column in range(4)]
    assert texts[0] == "Relocation time"
    assert texts[3].startswith("-")
    assert "Channels: 3C, 3D instead of 3C" in dialog.differences.toPlainText()
    curves = [one.getData()[1] for one in dialog.chart.curves.listDataItems()]
    assert [max(rates) for rates in curves] == [max(rate for _, rate in one.curve) for one in (first, second)]
    bars = [one.opts for one in dialog.chart.bars.items if "height" in getattr(one, "opts", {})]
    assert [list(one["width"]) for one in bars] == [
        [rate for rate, _ in one.channels.values()] for one in (first, second)
    ]
    assert "one channel" in dialog.chart.legend.text


def test_it_says_first_what_differs_in_the_drawings_and_shows_no_figures_before_a_run(
    dialog: CompareDialog,
) -> None:
    assert "Only in this drawing: CHPID 3D of CEC A" in dialog.differences.toPlainText()
    assert not dialog.table.isVisible()
    assert not dialog.chart.isVisible()
    heads = [dialog.table.horizontalHeaderItem(column).text() for column in range(4)]
    assert heads == ["Figure", "This drawing", "one channel", "Difference"]


def test_the_headings_show_all_of_a_long_name(qtbot: QtBot) -> None:
    editor = Editor()
    editor.replace(UndoHistory(drawn(layouts.optimised(2))))
    name = "before: Remove CHPID 3C of CEC A"
    made = CompareDialog(editor, idle(editor.drawing), None, found=(name, drawn(layouts.straight(1, 2))))
    qtbot.addWidget(made)
    made.show()
    made.table.show()
    header = made.table.horizontalHeader()
    qtbot.waitUntil(lambda: header.sectionSize(2) >= header.sectionSizeFromContents(2).width())
    assert made.table.horizontalHeaderItem(2).text() == name
    long = "before: " + 10 * "Remove CHPID 3C of CEC A "
    made.choice.setItemText(0, long)
    made.begin()
    made.cancel()
    assert header.textElideMode() == Qt.TextElideMode.ElideRight
    assert made.table.horizontalHeaderItem(2).toolTip() == long
    made.close()


def test_both_are_cancelled_at_once(qtbot: QtBot, dialog: CompareDialog) -> None:
    dialog.begin()
    began = perf_counter()
    dialog.progress.cancel.click()
    assert perf_counter() - began < 1.0
    assert dialog.start.isEnabled()


def test_with_a_file_and_with_what_was_before(qtbot: QtBot, tmp_path: Path) -> None:
    editor = Editor()
    qtbot.addWidget(dialog := CompareDialog(editor, DrawnLoad()))
    assert not dialog.start.isEnabled()
    path = tmp_path / f"x{SUFFIX}"
    save(path, UndoHistory(drawn(layouts.straight(1))))
    dialog.use_file(path)
    assert dialog.start.isEnabled()
    dialog.use_file(tmp_path / "none")
    assert "none" in dialog.state.text()
    dialog.begin()
    assert dialog.state.text()  # there is nothing to run here


def test_the_same_machine_has_the_same_outcome_and_no_difference() -> None:
    drawing = drawn(layouts.straight(1))
    made = machine(drawing, idle(drawing))
    assert differences(made, made) == ()
    found = outcome(made.scenario)
    assert found == outcome(made.scenario)
    assert found.finish == "completed"
    assert found.balance == 1.0


def test_nothing_that_moves_has_no_outcome() -> None:
    drawing = drawn(layouts.straight(1))
    load = DrawnLoad((Guests("idle", the_link(drawing).ends[0]),))
    with pytest.raises(ValueError, match="Nothing moves"):
        outcome(machine(drawing, load).scenario)


def test_a_load_goes_to_the_same_systems_of_another_drawing() -> None:
    own, other = drawn(layouts.straight(1)), drawn(layouts.crossed(4))
    assert translated(usual(own), own, other) == usual(other)
    with pytest.raises(DrawingError, match="neither LPAR2"):
        translated(usual(own), own, Drawing())


def test_only_links_that_carry_something_count_for_the_balance() -> None:
    drawing = Drawing()
    drawing.apply(template("mesh").make(drawing))
    link = drawing.of(IsfcLink)[0]
    first, second = link.ends
    load = DrawnLoad((Guests("idle", first, gb=1, moves=(DrawnRelocation(0.5, second),)),), until=20.0)
    found = outcome(machine(drawing, load).scenario)
    assert 0 < len(found.channels) < len(machine(drawing, load).channels)
    assert found.balance > 0
