"""The guests table with another run: beside ours, as differences, sorted and filtered by them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from app.charts.toolkit.comparing import Compare
from app.guests.guests_panel import GuestsPanel
from app.guests.table import ALIKE, WIDER
from app.run import moment
from engine.kernel.units import MINUTE
from engine.recording.recorder import Recording
from tests.app.charts.synthetic import recording as synthetic
from tests.app.fake_simulation import END, FakeMachines

AT = 24 * MINUTE
modes = pytest.mark.parametrize("mode", Compare, ids=lambda mode: mode.name)


def run(name: str, seed: int) -> Recording:
    machine = FakeMachines().load(name, (), seed)
    machine.run(END)
    return machine.recording()


@pytest.fixture(scope="module")
def own() -> Recording:
    return run("pause-suspend", 4)


@pytest.fixture(scope="module")
def other() -> Recording:
    """The machine of the first run later: its pages lie elsewhere."""
    whole = run("pause-suspend", 9)
    guests = whole.guests.copy()
    guests["real"] = guests["real"] // 2
    return type(whole)(**{**vars(whole), "guests": guests})


@pytest.fixture
def panel(qtbot: QtBot, own: Recording) -> GuestsPanel:
    made = GuestsPanel()
    qtbot.addWidget(made)
    made.resize(1200, 400)
    made.show()
    made.show_moment(moment.at(own, AT))
    return made


def compare(panel: GuestsPanel, own: Recording, other: Recording | None, mode: Compare) -> None:
    panel.set_compared(other, "Branch 2", mode, "Branch 1")
    panel.show_moment(moment.at(own, AT))


def column(panel: GuestsPanel, name: str, role: int = Qt.ItemDataRole.DisplayRole) -> list[str]:
    model = panel.model
    number = [column.id for column in model.columns].index(name)
    return [model.index(row, number).data(role) for row in range(model.rowCount())]


def pages(recording: Recording) -> list[int]:
    return moment.place_pages(moment.at(recording, AT), "real")


def number(text: str) -> float:
    return float(text.replace(",", "").replace("−", "-"))


@modes
def test_it_is_a_sound_model(
    qtmodeltester: ModelTester, panel: GuestsPanel, own: Recording, other: Recording, mode: Compare
) -> None:
    compare(panel, own, other, mode)
    qtmodeltester.check(panel.model, force_py=True)


def test_differences_are_ours_less_theirs(panel: GuestsPanel, own: Recording, other: Recording) -> None:
    compare(panel, own, other, Compare.DIFFERENCE)
    wanted = [mine - his for mine, his in zip(pages(own), pages(other), strict=True)]
    assert [number(text) for text in column(panel, "real")] == wanted
    assert any(text.startswith("+") for text in column(panel, "real"))
    assert set(column(panel, "both")) == {"0"}
    assert column(panel, "userid") == [guest.userid for guest in own.scenario.guests]
    heads = [panel.model.headerData(n, Qt.Orientation.Horizontal) for n in range(5)]
    assert heads == ["User ID", "Label", "System", "State", "Δ Real"]


def test_side_by_side_tells_both(panel: GuestsPanel, own: Recording, other: Recording) -> None:
    compare(panel, own, other, Compare.SIDE_BY_SIDE)
    wanted = [f"{mine:,} | {his:,}" for mine, his in zip(pages(own), pages(other), strict=True)]
    assert column(panel, "real") == wanted
    assert all("|" not in text for name in ALIKE for text in column(panel, name))
    assert "suspended" in column(panel, "state")  # once where both are


def test_an_overlay_keeps_the_table_and_tells_the_rest_in_tool_tips(
    panel: GuestsPanel, own: Recording, other: Recording
) -> None:
    plain = column(panel, "real")
    compare(panel, own, other, Compare.OVERLAY)
    assert column(panel, "real") == plain
    tips = column(panel, "real", Qt.ItemDataRole.ToolTipRole)
    assert tips[0] == f"Branch 1: {pages(own)[0]:,}\nBranch 2: {pages(other)[0]:,}"


@modes
def test_a_heading_names_both_runs(
    panel: GuestsPanel, own: Recording, other: Recording, mode: Compare
) -> None:
    assert panel.runs.isHidden()
    compare(panel, own, other, mode)
    assert panel.runs.isVisible()
    assert "Branch 1" in panel.runs.text()
    assert "Branch 2" in panel.runs.text()


@modes
def test_a_run_that_is_taken_away_leaves_nothing(
    panel: GuestsPanel, own: Recording, other: Recording, mode: Compare
) -> None:
    before = {name.id: column(panel, name.id) for name in panel.model.columns}
    header = panel.table.horizontalHeader()
    wide = [header.sectionSize(n) for n in range(header.count())]
    compare(panel, own, other, mode)
    compare(panel, own, None, mode)
    assert {name.id: column(panel, name.id) for name in panel.model.columns} == before
    assert [header.sectionSize(n) for n in range(header.count())] == wide
    assert panel.runs.isHidden()


def test_two_numbers_have_room(panel: GuestsPanel, own: Recording, other: Recording) -> None:
    header = panel.table.horizontalHeader()
    before = header.sectionSize(3)
    for _ in range(3):
        compare(panel, own, other, Compare.SIDE_BY_SIDE)
    assert header.sectionSize(3) == before + WIDER
    longest = max(column(panel, "real"), key=len)
    assert panel.table.fontMetrics().horizontalAdvance(longest) + 16 <= header.sectionSize(3)


def test_differences_are_sorted_by_a_click(panel: GuestsPanel, own: Recording, other: Recording) -> None:
    compare(panel, own, other, Compare.DIFFERENCE)
    header = panel.table.horizontalHeader()
    place = header.viewport().rect().topLeft()
    place.setX(header.sectionViewportPosition(4) + 10)
    place.setY(header.height() // 2)
    QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)
    values = [number(text) for text in column(panel, "real")]
    assert values in (sorted(values), sorted(values, reverse=True))
    assert len(set(values)) > 3


def test_what_has_changed_is_told_to_the_view(
    qtbot: QtBot, panel: GuestsPanel, own: Recording, other: Recording
) -> None:
    compare(panel, own, other, Compare.SIDE_BY_SIDE)
    with qtbot.waitSignal(panel.model.dataChanged):
        compare(panel, own, other, Compare.DIFFERENCE)
    with qtbot.assertNotEmitted(panel.model.dataChanged):
        compare(panel, own, other, Compare.DIFFERENCE)


@modes
def test_a_run_of_other_guests_leaves_gaps(panel: GuestsPanel, own: Recording, mode: Compare) -> None:
    compare(panel, own, synthetic(3, 3000, 0.01), mode)
    assert len(column(panel, "real")) == len(own.scenario.guests)
    compare(panel, own, synthetic(3, 10), mode)  # has not come that far
    texts = column(panel, "xstor")
    if mode == Compare.DIFFERENCE:
        assert set(texts) == {""}
    elif mode == Compare.SIDE_BY_SIDE:
        assert all(text.endswith("| –") for text in texts)


def test_long_names_of_runs_do_not_make_the_panel_wider(panel: GuestsPanel, other: Recording) -> None:
    """A panel that asks for more than its dock has covers its neighbors."""
    narrow = panel.minimumSizeHint().width()
    panel.set_compared(other, "Make the guest dormant before the others", Compare.OVERLAY, "A branch of mine")
    assert panel.minimumSizeHint().width() == narrow
