"""The guests table and the storage strip: figures of a made-up run, sorting, filtering."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QItemSelectionModel, Qt
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from app.charts.toolkit.comparing import Compare, Other
from app.guests.columns import columns
from app.guests.guests_panel import GuestsPanel
from app.guests.table import GuestsModel
from app.run import moment
from app.run.moment import Moment
from app.storage.storage_panel import StoragePanel
from engine.kernel.kinds import VcpuState
from engine.kernel.units import MINUTE, SECOND
from engine.recording.recorder import Recording
from engine.scenario.scenario import load_scenario
from engine.sim import Simulation
from tests.app.fake_simulation import END, FakeMachines

NUMBER = {one.id: number for number, one in enumerate(columns())}


@pytest.fixture(scope="module")
def recording() -> Recording:
    machine = FakeMachines().load("pause-suspend", (), 4)
    machine.run(END)
    return machine.recording()


@pytest.fixture
def model(recording: Recording) -> GuestsModel:
    made = GuestsModel()
    made.show_moment(moment.at(recording, 24 * MINUTE))
    return made


def column(model: GuestsModel, name: str) -> list[str]:
    number = [column.id for column in model.columns].index(name)
    return [model.index(row, number).data() for row in range(model.rowCount())]


def test_it_is_a_sound_model(qtmodeltester: ModelTester, model: GuestsModel) -> None:
    qtmodeltester.check(model, force_py=True)


def test_a_row_a_guest_in_the_order_of_the_scenario(model: GuestsModel, recording: Recording) -> None:
    assert column(model, "userid") == [guest.userid for guest in recording.scenario.guests]
    assert column(model, "role")[0] == recording.scenario.guests[0].role


def test_a_pause_says_more_than_the_state_of_a_processor(model: GuestsModel, recording: Recording) -> None:
    states = dict(zip(column(model, "label"), column(model, "state"), strict=True))
    assert states["SOIW1"] == "suspended"
    assert states["BASEW"] == "running"
    model.show_moment(moment.at(recording, 5 * MINUTE))
    assert column(model, "state")[0] == "running"


def test_pages_are_counted_once(model: GuestsModel, recording: Recording) -> None:
    rows = recording.guests[24 * 60]
    for place in ("real", "xstor", "both"):
        shown = [int(text.replace(",", "")) for text in column(model, place)]
        both = 0 if place == "both" else rows["both"]
        assert shown == (rows[place] - both).tolist()


def test_cpu_is_a_mean_of_the_last_ten_seconds(model: GuestsModel, recording: Recording) -> None:
    used = recording.guests["emul_ns"] + recording.guests["cp_ns"]
    now, then = 24 * 60, 24 * 60 - 10
    expected = 100 * (used[now] - used[then]) / (10 * SECOND)
    assert column(model, "cpu") == [f"{value:.1f}" for value in expected]


def test_wakes_are_counted_over_a_minute(model: GuestsModel) -> None:
    wakes = dict(zip(column(model, "label"), column(model, "wakes"), strict=True))
    assert wakes["SOIW1"] == "0"
    assert wakes["BASEW"] == "180"


def test_sorting_by_a_number_goes_on_while_numbers_change(model: GuestsModel, recording: Recording) -> None:
    model.sort(NUMBER["xstor"], Qt.SortOrder.DescendingOrder)
    values = [int(text.replace(",", "")) for text in column(model, "xstor")]
    assert values == sorted(values, reverse=True)
    assert values[0] > values[-1]
    model.show_moment(moment.at(recording, 30 * MINUTE))
    values = [int(text.replace(",", "")) for text in column(model, "xstor")]
    assert values == sorted(values, reverse=True)
    model.sort(-1)
    assert column(model, "userid")[0] == recording.scenario.guests[0].userid


def test_the_filter_looks_into_all_columns(model: GuestsModel) -> None:
    model.find("standby")
    assert model.rowCount() == 4
    assert all(label.startswith("SBY") for label in column(model, "label"))
    model.find("lnk00101")
    assert column(model, "label") == ["DM"]
    model.find("nobody")
    assert model.rowCount() == 0
    model.find("")
    assert model.rowCount() == 11


def test_a_selection_stays_on_its_guest(qtbot: QtBot, recording: Recording) -> None:
    panel = GuestsPanel()
    qtbot.addWidget(panel)
    panel.show_moment(moment.at(recording, 24 * MINUTE))
    panel.table.setCurrentIndex(panel.model.index(0, 0))
    rows = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
    panel.table.selectionModel().select(panel.model.index(0, 0), rows)
    before = panel.model.index(panel.table.currentIndex().row(), 0).data()
    panel.table.sortByColumn(NUMBER["userid"], Qt.SortOrder.DescendingOrder)
    selected = panel.table.selectionModel().selectedRows()
    assert [index.data() for index in selected] == [before]


def test_typing_into_the_field_filters(qtbot: QtBot, recording: Recording) -> None:
    panel = GuestsPanel()
    qtbot.addWidget(panel)
    panel.show_moment(moment.at(recording, 24 * MINUTE))
    panel.filter.setText("SUSPENDED")
    assert set(column(panel.model, "state")) == {"suspended"}


def test_nothing_recorded_is_an_empty_table(model: GuestsModel) -> None:
    model.show_moment(moment.at(None, None))
    assert model.rowCount() == 0


def test_a_moment_outside_of_the_recording_is_the_nearest(recording: Recording) -> None:
    first, last = moment.at(recording, -5), moment.at(recording, 2 * END)
    assert first == Moment(recording, 0)
    assert last == Moment(recording, len(recording.time) - 1)
    assert first is not None
    assert moment.cpu_shares(first) == [0.0] * 11


def test_a_guest_is_as_busy_as_its_busiest_processor(recording: Recording) -> None:
    machine = FakeMachines().load("pause-suspend", (), 4)
    last = machine.recording()
    states = last.vcpus["state"].copy()
    states[0, :] = VcpuState.OFF
    states[0, 3] = VcpuState.IO_WAIT
    vcpus = last.vcpus.copy()
    vcpus["state"] = states
    found = moment.at(Recording(**{**vars(last), "vcpus": vcpus}), None)
    assert found is not None
    assert moment.state_codes(found)[3] == VcpuState.IO_WAIT
    assert moment.state_codes(found)[0] == VcpuState.OFF


def test_the_strip_shows_storage(qtbot: QtBot, recording: Recording) -> None:
    strip = StoragePanel()
    qtbot.addWidget(strip)
    strip.show_moment(moment.at(recording, 30 * MINUTE))
    system, row = recording.system, 30 * 60
    used = recording.scenario.lpar.xstor - system["xstor_free"][row]
    assert strip.value("xstor").endswith(f"({100 * used / recording.scenario.lpar.xstor:.0f}%)")
    into = sum(system[name][row] - system[name][row - 10] for name in ("page_ins", "page_reads")) / 10
    assert strip.value("in") == f"{into:,.0f} /s"
    assert strip.value("scan") == "long-term dormant"
    assert "Demand scan · pass 1: long-term dormant" in strip.accessibleDescription()


def test_a_pool_that_a_command_defines_is_shown_without_figures(qtbot: QtBot) -> None:
    sim = Simulation(load_scenario("hiperdispatch-pool"))
    sim.run(2 * SECOND)
    for line in ("define respool batch cpu capacity 0.5", "schedule user comp1 pool batch"):
        assert sim.execute(line).number == 0
    sim.run(4 * SECOND)
    model = GuestsModel()
    model.show_moment(moment.at(sim.recording(), 4 * SECOND))
    pools = dict(zip(column(model, "userid"), column(model, "respool"), strict=True))
    assert (pools["COMP1"], pools["COMP2"], pools["LICE1"]) == ("by a command", "", "LICENSED")
    shares = dict(zip(column(model, "userid"), column(model, "of_pool"), strict=True))
    assert shares["COMP1"] == "–"
    assert float(shares["LICE1"]) > 0
    other = Simulation(load_scenario("hiperdispatch-pool"))
    other.run(4 * SECOND)
    model.set_compared(Other(other.recording(), "without", Compare.DIFFERENCE, "own"))
    model.show_moment(moment.at(sim.recording(), 4 * SECOND))
    deltas = dict(zip(column(model, "userid"), column(model, "of_pool"), strict=True))
    assert deltas["COMP1"] == ""  # nothing is subtracted from what is not recorded
    model.sort(NUMBER["of_pool"])


def test_the_column_of_pools_appears_when_a_command_puts_a_guest_into_one(qtbot: QtBot) -> None:
    sim = Simulation(load_scenario("hiperdispatch-parking"))
    panel = GuestsPanel()
    qtbot.addWidget(panel)
    sim.run(2 * SECOND)
    panel.show_moment(moment.at(sim.recording(), 2 * SECOND))
    assert panel.table.isColumnHidden(NUMBER["respool"])
    for line in ("define respool batch cpu capacity 0.5", "schedule user comp1 pool batch"):
        assert sim.execute(line).number == 0
    sim.run(4 * SECOND)
    panel.show_moment(moment.at(sim.recording(), 4 * SECOND))
    assert not panel.table.isColumnHidden(NUMBER["respool"])
