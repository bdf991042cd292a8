"""What if: changes are typed or chosen, runs go on in the background, page and files show the outcome."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocument, QTextTable, QTextTableCell
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from app.look import theme
from app.run_sets.what_if.dialog import WhatIfDialog
from app.run_sets.what_if.suggestions import suggestions
from engine.scenario.files.catalog import catalog
from engine.scenario.scenario import load_scenario
from tests.app.files.noted import NOTE, one_note, words

LEFT = Qt.MouseButton.LeftButton
SMALL = Path("tests/data/two-guests.toml")


@pytest.fixture
def dialog(qtbot: QtBot) -> WhatIfDialog:
    dialog = WhatIfDialog(load_scenario(SMALL), None, str(SMALL))
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def compared(qtbot: QtBot, dialog: WhatIfDialog, points: int = 0) -> None:
    dialog.seeds.setValue(1)
    dialog.points.setValue(points)
    qtbot.mouseClick(dialog.run, LEFT)
    qtbot.waitUntil(lambda: not (dialog.process.busy or dialog.bands.busy), timeout=60_000)


def test_a_change_is_typed_and_compared_and_saved(
    qtbot: QtBot, dialog: WhatIfDialog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not dialog.run.isEnabled()
    qtbot.keyClicks(dialog.titles[0], "Less storage")
    qtbot.keyClicks(dialog.settings[0], "lpar.frames=9000p")
    compared(qtbot, dialog)
    text = dialog.page.toPlainText()
    assert dialog.note.text() == "Compared with one seed"
    assert "Less storage" in text
    assert "▼" in text
    assert "not measurements" in text
    for button, suffix, begin in (
        (dialog.save_pdf, ".pdf", b"%PDF"),
        (dialog.save_csv, ".csv", b"machine,figure"),
    ):
        monkeypatch.setattr(
            QFileDialog, "getSaveFileName", lambda *_, s=suffix: (str(tmp_path / f"a{s}"), "")
        )
        with one_note():
            qtbot.mouseClick(button, LEFT)
        assert (tmp_path / f"a{suffix}").read_bytes().startswith(begin)
    assert str(NOTE) in words(tmp_path / "a.pdf")


def test_the_page_and_the_files_say_how_sure_a_change_is(qtbot: QtBot, dialog: WhatIfDialog) -> None:
    qtbot.keyClicks(dialog.titles[0], "Less <storage>")
    qtbot.keyClicks(dialog.settings[0], "lpar.frames=9000p")
    qtbot.keyClicks(dialog.settings[1], "lpar.procesors=3")  # cannot run: the other ones are varied
    qtbot.keyClicks(dialog.titles[2], "Same seed")
    qtbot.keyClicks(dialog.settings[2], "seed=5")  # the scenario's own
    compared(qtbot, dialog, points=3)
    text = dialog.page.toPlainText()
    assert dialog.note.text() == "Compared over 3 combinations"
    assert "How sure is it?" in text
    assert "Less <storage>: every effect holds in" in text
    assert "Same seed: no figure changes by more than 0.5% of its median." in text
    assert "100% of 3 combinations" in text
    assert dialog.found is not None
    assert {each.change for each in dialog.found.certain} == {"Less <storage>", "Same seed"}
    assert "do not count" not in text
    assert "counteracts it" in dialog.found.csv()
    document = dialog.page.document()
    painted = {cell.format().background().color().name() for cell in cells(document)}
    assert theme.current().accent.name() in painted  # the ribbon's middle


def test_combinations_that_cannot_run_are_counted(qtbot: QtBot, dialog: WhatIfDialog) -> None:
    tight = "lpar.frames=8000p lpar.xstor=1M lpar.paging_space"
    qtbot.keyClicks(dialog.settings[0], f"{tight}=30M")  # enough with the values that the scenario has
    qtbot.keyClicks(dialog.settings[1], "lpar.frames=16000p")
    compared(qtbot, dialog, points=12)
    assert dialog.found is not None
    found = {each.change: each for each in dialog.found.certain}
    short, more = (found[dialog.found.machines[place].change.title] for place in (1, 2))
    assert 0 < short.lacking < 12
    assert more.lacking == 0
    text = dialog.page.toPlainText()
    assert f"{short.lacking} of 12 combinations lack the figure" in text
    assert "PGT004" in text
    assert f"of {12 - short.lacking} combinations" in text
    assert f",{12 - short.lacking},12," in dialog.found.csv()


def cells(document: QTextDocument) -> Iterator[QTextTableCell]:
    frames = [document.rootFrame()]
    while frames:
        frame = frames.pop()
        frames += frame.childFrames()
        if isinstance(frame, QTextTable):
            yield from (
                frame.cellAt(row, column) for row in range(frame.rows()) for column in range(frame.columns())
            )


def test_combinations_can_be_canceled_and_the_comparison_stays(qtbot: QtBot, dialog: WhatIfDialog) -> None:
    qtbot.keyClicks(dialog.settings[0], "lpar.frames=9000p")
    qtbot.mouseClick(dialog.run, LEFT)
    qtbot.waitUntil(lambda: dialog.bands.busy, timeout=60_000)
    qtbot.mouseClick(dialog.progress.cancel, LEFT)
    assert not dialog.bands.busy
    assert dialog.note.text() == "Canceled"
    assert dialog.save_csv.isEnabled()
    assert "lpar.frames=9000p" in dialog.page.toPlainText()


def test_escape_ends_the_runs(qtbot: QtBot, dialog: WhatIfDialog) -> None:
    qtbot.keyClicks(dialog.settings[0], "lpar.frames=9000p")
    qtbot.mouseClick(dialog.run, LEFT)
    assert dialog.process.pid
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert dialog.process.pid == dialog.bands.pid == 0


def test_the_number_of_combinations_is_that_of_the_runs(qtbot: QtBot, dialog: WhatIfDialog) -> None:
    dialog.bands.began.connect(lambda: dialog.points.setValue(9))  # for the next comparison
    qtbot.keyClicks(dialog.settings[0], "lpar.frames=9000p")
    compared(qtbot, dialog, points=3)
    assert dialog.points.value() == 9
    assert dialog.note.text() == "Compared over 3 combinations"


def test_a_wrong_change_is_named_on_the_page(qtbot: QtBot, dialog: WhatIfDialog) -> None:
    qtbot.keyClicks(dialog.settings[0], "lpar.procesors=3")
    compared(qtbot, dialog)
    assert "lpar.processors" in dialog.page.toPlainText()


def test_a_change_without_settings_is_refused_and_not_left_out(qtbot: QtBot, dialog: WhatIfDialog) -> None:
    qtbot.keyClicks(dialog.settings[0], "lpar.frames=9000p")
    qtbot.keyClicks(dialog.titles[1], "Nothing")
    compared(qtbot, dialog)
    assert dialog.found is None
    assert '"Nothing" changes nothing; expected settings' in dialog.note.text()


def test_tab_leads_through_a_change_before_the_next_one(qtbot: QtBot, dialog: WhatIfDialog) -> None:
    dialog.titles[0].setFocus()
    for box in (dialog.settings[0], dialog.offers[0], dialog.titles[1], dialog.settings[1]):
        qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
        assert dialog.focusWidget() is box
    dialog.offers[-1].setFocus()
    qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
    assert dialog.focusWidget() is dialog.seeds


def test_a_suggestion_fills_a_line_and_runs_can_be_cancelled(qtbot: QtBot, dialog: WhatIfDialog) -> None:
    dialog.offers[1].setCurrentIndex(1)
    dialog.offers[1].activated.emit(1)
    assert dialog.settings[1].text().startswith("lpar.frames=")
    assert dialog.offers[1].currentText() == dialog.titles[1].text()  # arrow keys go on from here
    qtbot.mouseClick(dialog.run, LEFT)
    assert dialog.process.busy
    qtbot.mouseClick(dialog.progress.cancel, LEFT)
    assert not dialog.process.busy
    assert dialog.note.text() == "Canceled"


@pytest.mark.slow
def test_every_study_has_suggestions_that_are_machines() -> None:
    for entry in catalog()[::6]:
        scenario = load_scenario(entry.id)
        found = suggestions(scenario)
        assert len(found) >= 3, entry.id
        for one in found:
            load_scenario(entry.id, one.settings)


def test_a_machine_with_an_aging_list_is_offered_what_its_administrator_can_set() -> None:
    scenario = load_scenario(SMALL, ["lpar.release=6.3", "lpar.xstor=0"])
    offered = {setting for one in suggestions(scenario) for setting in one.settings}
    assert {"lpar.agelist=5%", "lpar.early_writes=false"} <= offered
    assert any(".reserved=" in setting for setting in offered)
    assert not any(setting.startswith("lpar.xstor=") for setting in offered)
    assert not any(
        "reserved" in setting for one in suggestions(load_scenario(SMALL)) for setting in one.settings
    )


def test_a_suggestion_that_is_too_long_shows_its_beginning(dialog: WhatIfDialog) -> None:
    offer = suggestions(load_scenario(SMALL))[0]
    dialog.set_change(0, offer)
    assert dialog.titles[0].cursorPosition() == 0
    assert dialog.settings[0].cursorPosition() == 0
    assert dialog.titles[0].toolTip() == offer.title
