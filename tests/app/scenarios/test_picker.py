"""Scenarios are picked from a list by study, by keyboard and by mouse."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTreeWidgetItem
from pytestqt.qtbot import QtBot

from app.lab.lab import Lab
from app.scenarios.choice import title_of
from app.scenarios.picker import ID, SENTENCE, SIZE, ScenarioPicker, picture

Key = Qt.Key


def opened(lab: Lab) -> ScenarioPicker:
    """Open the picker by keyboard."""
    study = lab.window.header.choice.study
    study.setFocus()
    QTest.keyClick(study, Key.Key_F4)
    picker = lab.window.findChild(ScenarioPicker)
    assert picker.isVisible()
    return picker


def items(picker: ScenarioPicker) -> list[QTreeWidgetItem]:
    return [picker.list.topLevelItem(row) for row in range(picker.list.topLevelItemCount())]


def test_all_tests_stand_below_their_studies(lab: Lab) -> None:
    picker = opened(lab)
    headings = [item.text(0) for item in items(picker) if item.data(0, ID) is None]
    tests = [item.text(0) for item in items(picker) if item.data(0, ID) is not None]
    assert len(headings) == len(set(headings)) == 9
    assert sorted(tests) == sorted({title_of(entry) for entry in lab.session.entries})
    assert picker.list.currentItem().text(0) == title_of(lab.session.scenario)
    assert "ssi" not in headings
    picker.close()


def test_a_scenario_is_filtered_and_opened_by_keyboard(qtbot: QtBot, lab: Lab) -> None:
    picker = opened(lab)
    QTest.keyClicks(picker.field, "timer 900 4.2 without")
    shown = [item.text(0) for item in items(picker)]
    assert shown == ["Enhanced timer management", "900 idle guests on z/VM 4.2, without the timer patch"]
    QTest.keyClick(picker.field, Key.Key_Return)
    assert not picker.isVisible()
    qtbot.waitUntil(lambda: lab.session.name == "timers-420-900")


def test_a_scenario_is_opened_by_mouse(qtbot: QtBot, lab: Lab) -> None:
    picker = opened(lab)
    row = next(item for item in items(picker) if item.text(0).startswith("Pause one database"))
    picker.list.scrollToItem(row)
    place = picker.list.visualItemRect(row).center()
    QTest.mouseClick(picker.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    qtbot.waitUntil(lambda: lab.session.name == "pause-one-rdb-suspend")


def test_esc_and_the_present_scenario_change_nothing(lab: Lab) -> None:
    before = lab.session.name, lab.session.time_travel.recorded
    picker = opened(lab)
    QTest.keyClick(picker.field, Key.Key_Return)  # the one that is open
    picker = opened(lab)
    QTest.keyClick(picker, Key.Key_Escape)
    assert not picker.isVisible()
    assert (lab.session.name, lab.session.time_travel.recorded) == before


def test_what_is_near_is_shown_when_nothing_fits(lab: Lab) -> None:
    picker = opened(lab)
    picker.field.setText("presure")
    shown = [item.text(0) for item in items(picker)]
    assert shown[0].startswith("No scenario contains these words. Similar")
    assert "Pause under memory pressure" in shown
    picker.close()


def test_the_picture_shows_systems_and_guests(lab: Lab) -> None:
    one, four = (picture(name, "dark", 1.0).toImage() for name in ("pause-suspend", "ssi-cpu-4"))
    assert one.size() == four.size() == SIZE
    middle = SIZE.width() // 2 + 1  # the frame of one system covers it; between four of them is nothing
    assert one.pixelColor(middle, 3).alpha() == 255
    assert four.pixelColor(middle, 3).alpha() == 0


def test_an_open_file_stands_first_with_why_its_answers_do_not_hold(lab: Lab) -> None:
    choice, scenario = lab.window.header.choice, lab.session.scenario
    choice.show_scenario("mine.toml", scenario, 1, "Not validated against your system.")
    assert "Not validated against your system." in choice.study.toolTip()
    assert not choice.study.itemIcon(choice.study.currentIndex()).isNull()
    picker = opened(lab)
    heading, first = items(picker)[:2]
    assert (heading.text(0), first.text(0)) == ("Open file", choice.study.currentText())
    assert first.data(0, SENTENCE).startswith("Not validated against your system.")
    picker.grab()  # without a picture of its own
    picker.close()
    lab.runs.show_scenario()
    assert "Not validated" not in choice.study.toolTip()
