"""The drawing runs: the guest moves, cables are pulled, time goes back, and the picture shows it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QThread
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTableView
from pytestqt.qtbot import QtBot

from app.jobs.work import work_list
from app.run import speed
from app.topology.running import faults
from app.topology.running.bad_channel_dialog import BadChannelDialog
from app.topology.running.figures import figures
from app.topology.running.fitting import Fitting
from app.topology.running.picture import CableWays, Hop, track
from app.topology.running.rates_model import RatesModel
from app.topology.running.run import DrawnMachines
from app.topology.running.run_panel import RunPanel
from app.topology.window.main_window import TopologyWindow
from app.widgets.copy_menu import CopyMenu
from engine.ficon.drawing.changes.remove import remove
from engine.ficon.drawing.changes.set_fields import set_fields
from engine.ficon.drawing.model.cabling import Cable, Channel, Lpar, Port
from engine.ficon.drawing.model.change import Draft, UndoHistory
from engine.ficon.drawing.model.definitions import DeviceRange
from engine.ficon.drawing.model.drawing import Drawing
from engine.ficon.drawing.running.load import KINDS, usual
from engine.ficon.drawing.running.machine import machine
from engine.kernel.units import SECOND
from engine.sim import Simulation
from engine.studies.relocation import layouts
from tests.app.fake_compiler import BAD, GOOD, SLOW
from tests.app.topology.canvas.canvas_bench import drawn as drawn_in_editor
from tests.engine.ficon.drawing.broken import cascade
from tests.engine.ficon.drawing.running import drawn, edited, lpar, the_link

Key = Qt.Key


@pytest.fixture
def window(open_window: Callable[..., TopologyWindow]) -> TopologyWindow:
    """One of the test's own: it goes on running after a reset."""
    return open_window()


@pytest.fixture
def panel(qtbot: QtBot, window: TopologyWindow) -> RunPanel:
    """The run panel of a window with two channels; as fast as it goes."""
    window.editor.replace(UndoHistory(drawn(layouts.straight(2, 8))))
    found = window.cards["run"].body
    assert isinstance(found, RunPanel)
    found.drawn.prepare()
    found.drawn.set_speed(speed.MAX)
    return found


def until(qtbot: QtBot, panel: RunPanel, seconds: float) -> None:
    """Until the run has come so far."""
    qtbot.waitUntil(lambda: bool(panel.drawn.now and panel.drawn.now.at >= seconds * SECOND), timeout=60_000)


def channels(panel: RunPanel) -> list[str]:
    return [one.id for one in panel.editor.drawing.of(Channel)]


def test_run_is_pressed_and_the_guest_moves(qtbot: QtBot, panel: RunPanel, window: TopologyWindow) -> None:
    drawing = panel.editor.drawing
    before = Drawing(drawing, drawing.places)
    QTest.mouseClick(window.header.buttons["run"], Qt.MouseButton.LeftButton)
    target, source = lpar(drawing, "LPAR1"), lpar(drawing, "LPAR2")
    until(qtbot, panel, 1)
    assert panel.drawn.now is not None
    qtbot.waitUntil(lambda: bool(panel.drawn.now and panel.drawn.now.ended), timeout=60_000)
    assert panel.drawn.now.guests == {target: ("LNXJAVA1",), source: ()}
    assert window.canvas.interaction.running.badges[target].text == "LNXJAVA1"
    assert panel.moves.rowCount() == 1
    assert drawing == before
    qtbot.waitUntil(lambda: all(fits(table) for table in (panel.rates_table, panel.moves_table)))


def fits(table: QTableView) -> bool:
    """Return whether all columns that are shown are in sight, and none of them is cut."""
    header = table.horizontalHeader()
    shown = [column for column in range(header.count()) if not table.isColumnHidden(column)]
    whole = all(table.columnWidth(column) >= table.sizeHintForColumn(column) for column in shown[1:])
    return whole and header.length() <= table.viewport().width()


def test_channels_can_be_told_apart_in_a_narrow_panel(
    qtbot: QtBot, panel: RunPanel, window: TopologyWindow
) -> None:
    window.resize(1280, 720)
    window.reset_layout()
    window.cards["run"].raise_()
    window.editor.replace(drawn_in_editor("mesh", members=2, connections=4).history)
    panel.run()
    until(qtbot, panel, 1)
    table = panel.rates_table
    names = [panel.rates.rows[row].name for row in range(panel.rates.rowCount())]
    room = max(table.fontMetrics().horizontalAdvance(one) for one in names if one.startswith("CHPID"))
    qtbot.waitUntil(lambda: table.columnWidth(0) > room and fits(table))


@pytest.fixture
def cold(
    qtbot: QtBot, window: TopologyWindow, program: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> RunPanel:
    """The same on a computer without compiled kernels: the engine is loaded, and F5 comes later."""
    monkeypatch.setattr(DrawnMachines, "is_warm", lambda self: False)
    window.editor.replace(UndoHistory(drawn(layouts.straight(2, 8))))
    found = window.cards["run"].body
    assert isinstance(found, RunPanel)
    found.drawn.compiler.job = program(SLOW)
    with qtbot.waitSignal(found.drawn.session.prepared):
        found.drawn.prepare()
    return found


def test_the_first_run_on_a_computer_compiles_the_engine(
    qtbot: QtBot, cold: RunPanel, window: TopologyWindow, program: Callable[[str], str]
) -> None:
    program(GOOD)
    cold.drawn.set_speed(speed.MAX)
    QTest.keyClick(window.canvas, Key.Key_F5)
    assert cold.progress.isVisible()
    assert "when the simulator is compiled" in cold.state.text()
    assert [one.title for one in work_list.running] == ["Compile the simulator"]
    until(qtbot, cold, 1)
    assert not cold.progress.isVisible()
    assert not cold.drawn.compiler.pid
    assert "compiled" not in cold.state.text()


def test_a_second_press_goes_on_waiting_and_cancel_and_end_stop_compiling(
    qtbot: QtBot, cold: RunPanel, window: TopologyWindow
) -> None:
    for stop in (cold.progress.cancel, cold.bar.end):
        QTest.keyClick(window.canvas, Key.Key_F5)
        qtbot.waitUntil(lambda: "1 of 3" in cold.progress.label.text())
        number = cold.drawn.compiler.pid
        assert cold.bar.play.text() == "Run"
        QTest.keyClick(window.canvas, Key.Key_F5)
        assert cold.drawn.loading
        assert cold.drawn.compiler.pid == number
        QTest.mouseClick(stop, Qt.MouseButton.LeftButton)
        assert not cold.drawn.running
        assert not cold.drawn.compiler.pid
        assert not cold.progress.isVisible()
        assert cold.state.text() == ""


def test_what_cannot_be_compiled_is_said_with_a_way_to_try_again(
    qtbot: QtBot, cold: RunPanel, window: TopologyWindow, program: Callable[[str], str]
) -> None:
    program(BAD)
    cold.drawn.set_speed(speed.MAX)
    QTest.keyClick(window.canvas, Key.Key_F5)
    banner = window.header.banner
    qtbot.waitUntil(banner.isVisible)
    assert "exit code 1" in banner.message.text()
    assert "no space left on the disk" in banner.details.toPlainText()
    assert not cold.drawn.running
    program(GOOD)
    banner.remedy.click()
    until(qtbot, cold, 1)


def test_an_engine_that_cannot_be_loaded_is_loaded_again(
    qtbot: QtBot, window: TopologyWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(self: DrawnMachines) -> None:
        raise OSError("no folder for kernels")

    window.editor.replace(UndoHistory(drawn(layouts.straight(2, 8))))
    panel = window.cards["run"].body
    assert isinstance(panel, RunPanel)
    panel.drawn.set_speed(speed.MAX)
    with monkeypatch.context() as patch:
        patch.setattr(DrawnMachines, "prepare", broken)
        QTest.keyClick(window.canvas, Key.Key_F5)
        qtbot.waitUntil(lambda: not panel.drawn.running)
    assert "no folder for kernels" in window.header.banner.details.toPlainText()
    window.header.banner.remedy.click()
    until(qtbot, panel, 1)


class Changes(QObject):
    """Counts how often the parts of tables get another size."""

    def __init__(self, *tables: QTableView) -> None:
        super().__init__()
        self.count = 0
        for table in tables:
            table.horizontalHeader().sectionResized.connect(self._add)
            for part in (table, table.viewport()):
                part.installEventFilter(self)

    def _add(self, *_: object) -> None:
        self.count += 1

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest)
        return False

    def end(self) -> bool:
        """Return whether they come to an end: ten turns of the event loop that change nothing."""
        quiet = 0
        for _ in range(100):
            before = self.count
            QApplication.processEvents()
            quiet = quiet + 1 if self.count == before else 0
            if quiet == 10:
                return True
        return False


@pytest.mark.parametrize("size", [(1280, 720), (1600, 900)])
def test_the_tables_of_a_run_that_waits_stand_still(
    qtbot: QtBot, panel: RunPanel, window: TopologyWindow, size: tuple[int, int]
) -> None:
    window.resize(*size)
    window.reset_layout()
    window.cards["run"].raise_()
    panel.tabs.setCurrentIndex(1)
    qtbot.waitUntil(panel.rates_table.isVisible)
    assert Changes(panel.rates_table, panel.moves_table).end()


WORDS = st.text("mi", max_size=12)


@settings(max_examples=40, deadline=None)
@given(heads=st.lists(WORDS, min_size=2, max_size=7), rows=st.lists(WORDS, max_size=3), data=st.data())
def test_columns_fit_any_table_and_stand_still(
    qapp: QApplication, heads: list[str], rows: list[str], data: st.DataObject
) -> None:
    table, model = QTableView(), QStandardItemModel(0, len(heads))
    model.setHorizontalHeaderLabels(heads)
    for text in rows:
        model.appendRow([QStandardItem(text[place:]) for place in range(len(heads))])
    table.setModel(model)
    table.horizontalHeader().setSectionResizeMode(table.horizontalHeader().ResizeMode.ResizeToContents)
    table.horizontalHeader().setMinimumSectionSize(30)
    fitting, changes = Fitting(table, range(len(heads))), Changes(table)
    for width in data.draw(st.lists(st.integers(60, 600), min_size=1, max_size=3)):
        table.resize(width, 120)
        table.show()
        assert changes.end()
        shown = [column for column in range(1, len(heads)) if not table.isColumnHidden(column)]
        assert table.horizontalHeader().length() <= max(table.viewport().width(), 30)
        column = data.draw(st.integers(1, len(heads) - 1))
        fitting.leave_out(column, True)
        assert changes.end()
        assert table.isColumnHidden(column)
        fitting.leave_out(column, False)
        assert changes.end()
        assert shown == [column for column in range(1, len(heads)) if not table.isColumnHidden(column)]
    table.close()


def test_by_keyboard_alone(qtbot: QtBot, panel: RunPanel, window: TopologyWindow) -> None:
    QTest.keyClick(window.canvas, Key.Key_F5)
    until(qtbot, panel, 3)
    assert panel.drawn.session.playing
    QTest.keyClick(panel.bar.play, Key.Key_Return)
    qtbot.waitUntil(lambda: not panel.drawn.session.playing)
    assert panel.bar.play.text() == "Continue"
    QTest.keyClick(panel.bar.end, Key.Key_Return)
    assert not panel.drawn.running
    assert not window.canvas.interaction.running
    assert panel.bar.play.text() == "Run"


def test_what_flows_is_in_the_table_and_in_the_picture(
    qtbot: QtBot, panel: RunPanel, window: TopologyWindow
) -> None:
    panel.drawn.set_speed(5.0)
    panel.run()
    until(qtbot, panel, 3)
    panel.drawn.session.pause()
    qtbot.waitUntil(lambda: not panel.drawn.session.playing)
    now, drawing = panel.drawn.now, panel.editor.drawing
    assert now is not None
    (link,) = now.links.values()
    assert link.mbs[0] == pytest.approx(400, rel=0.1)
    assert link.mbs[1] == 0
    assert all(now.channels[one].full for one in channels(panel))
    assert [window.canvas.interaction.running.badges[one].tone for one in channels(panel)] == ["full", "full"]
    for cable in drawing.of(Cable):
        flow = window.canvas.interaction.running.flows[cable.id]
        assert flow.forward == pytest.approx(flow.back, rel=0.1)  # straight: out and in by the same fibre
    rates = panel.rates
    texts = [str(rates.data(rates.index(row, 0))) for row in range(rates.rowCount())]
    assert texts[:3] == ["LPAR2 → LPAR1", "CHPID 3C", "CHPID 3D"]
    assert len(texts) == 3 + 8
    panel.rates_table.selectRow(1)
    assert panel.editor.selection == (channels(panel)[0],)
    assert rates.rows[3].things


def test_a_cable_is_pulled_and_plugged_in_again(qtbot: QtBot, panel: RunPanel) -> None:
    panel.drawn.set_speed(5.0)
    panel.run()
    until(qtbot, panel, 3)
    first, second = channels(panel)
    cable = next(one for one in panel.editor.drawing.of(Cable) if first in one.ends)
    panel.editor.select([cable.id])
    panel.faults["cable"].click()
    qtbot.waitUntil(lambda: bool(panel.drawn.now and not panel.drawn.now.channels[first].up), timeout=30_000)
    assert panel.drawn.now is not None
    assert panel.drawn.now.channels[second].up
    assert panel.drawn.canvas is not None
    flows = panel.drawn.canvas.interaction.running.flows
    assert [name for name, flow in flows.items() if flow.pulled == (first,)] == [cable.id]
    assert flows[cable.id].forward == flows[cable.id].back == 0.0
    assert panel.faults["cable"].text() == "Plug in"
    pulled_at = panel.drawn.now.at
    panel.faults["cable"].click()
    qtbot.waitUntil(lambda: bool(panel.drawn.now and panel.drawn.now.channels[first].up), timeout=30_000)
    assert not any(flow.pulled for flow in panel.drawn.canvas.interaction.running.flows.values())
    panel.drawn.session.time_travel.seek(pulled_at)
    qtbot.waitUntil(lambda: bool(panel.drawn.now and panel.drawn.now.at == pulled_at), timeout=30_000)
    assert not panel.drawn.now.channels[first].up
    assert panel.editor.drawing.of(Cable)  # the drawing is as it was


def test_a_channel_is_degraded_and_repaired(qtbot: QtBot, panel: RunPanel, window: TopologyWindow) -> None:
    assert not panel.degrade.isEnabled()
    panel.drawn.set_speed(5.0)
    panel.run()
    until(qtbot, panel, 2)
    first, second = channels(panel)
    cable = next(one for one in panel.editor.drawing.of(Cable) if first in one.ends)
    panel.editor.select([cable.id])
    window.actions_by_id["degrade-channel"].trigger()
    form = panel.findChild(BadChannelDialog)
    assert form is not None
    assert "assumed" in form.note.text()
    form.errors.setValue(1)
    form.rate.setValue(50)
    QTest.keyClick(form.rate, Key.Key_Return)
    qtbot.waitUntil(lambda: "ERRORS 1% RATE 50%" in panel.answer.text(), timeout=30_000)
    qtbot.waitUntil(lambda: bool(panel.drawn.now and panel.drawn.now.channels[first].bad), timeout=30_000)
    until(qtbot, panel, panel.drawn.now.at / SECOND + 1)
    panel.drawn.session.pause()
    now, running = panel.drawn.now, window.canvas.interaction.running
    assert now is not None
    assert now.channels[first].bad == "1% of its chunks damaged, 50% of its rate"
    assert not now.channels[second].bad
    assert sum(now.channels[first].mbs) < 0.8 * sum(now.channels[second].mbs)
    assert next(iter(now.links.values())).retries > 1
    assert running.badges[first].text.startswith("degraded ")
    assert running.note(cable.id) == "degraded: 1% of its chunks damaged, 50% of its rate"
    assert running.note(cable.id) in window.canvas.accessibleDescription()
    assert "CHPID 3C, degraded" in [str(panel.rates.data(panel.rates.index(row, 0))) for row in range(3)]
    panel.degrade.click()
    form = panel.findChildren(BadChannelDialog)[-1]
    assert (form.errors.value(), form.loss.value(), form.rate.value(), form.delay.value()) == (1, 0, 50, 0)
    form.repair.click()
    qtbot.waitUntil(lambda: "healthy" in panel.answer.text(), timeout=30_000)


def test_a_guest_goes_back_and_a_relocation_is_given_up(qtbot: QtBot, panel: RunPanel) -> None:
    panel.guests.kind.setCurrentIndex(list(KINDS).index("idle"))
    panel.drawn.set_speed(2.0)
    panel.run()
    source, target = lpar(panel.editor.drawing, "LPAR2"), lpar(panel.editor.drawing, "LPAR1")
    qtbot.waitUntil(lambda: bool(panel.drawn.now and panel.drawn.now.guests[target]), timeout=60_000)
    panel.fill_moves()
    (back,) = panel.relocate.menu().actions()
    assert back.text() == "Move LNXIDLE1 to LPAR2"
    back.trigger()
    qtbot.waitUntil(lambda: bool(panel.drawn.now and len(panel.drawn.now.moves) == 2), timeout=30_000)
    panel.fill_moves()
    (give_up,) = panel.relocate.menu().actions()
    assert give_up.text() == "Cancel the relocation of LNXIDLE1"
    give_up.trigger()
    qtbot.waitUntil(lambda: bool(panel.drawn.now and panel.drawn.now.ended), timeout=30_000)
    assert panel.drawn.now is not None
    assert panel.drawn.now.guests == {source: (), target: ("LNXIDLE1",)}


def test_by_the_menu_and_its_keys(qtbot: QtBot, panel: RunPanel, window: TopologyWindow) -> None:
    window.actions_by_id["pull-cable"].trigger()
    assert not panel.answer.text()
    QTest.keyClick(window.canvas, Key.Key_F5)
    until(qtbot, panel, 1)
    first = channels(panel)[0]
    panel.editor.select([first])
    QTest.keyClick(
        window.canvas, Key.Key_H, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    )
    qtbot.waitUntil(lambda: bool(panel.drawn.now and not panel.drawn.now.channels[first].up), timeout=30_000)
    QTest.keyClick(window.canvas, Key.Key_F5, Qt.KeyboardModifier.ShiftModifier)
    assert not panel.drawn.running


def test_a_fault_in_the_past_makes_another_course(qtbot: QtBot, panel: RunPanel) -> None:
    panel.drawn.set_speed(5.0)
    panel.run()
    until(qtbot, panel, 4)
    first = channels(panel)[0]
    panel.editor.select([first])
    panel.drawn.session.time_travel.seek(3 * SECOND)
    qtbot.waitUntil(lambda: bool(panel.drawn.now and panel.drawn.now.at == 3 * SECOND), timeout=30_000)
    panel.break_channels("path")
    qtbot.waitUntil(lambda: "another branch" in panel.answer.text(), timeout=30_000)
    assert not panel.drawn.session.playing
    panel.bar.press()
    until(qtbot, panel, 3.5)
    assert panel.drawn.now is not None
    assert not panel.drawn.now.channels[first].up


def test_a_window_that_is_closed_takes_its_run_along(
    qtbot: QtBot, panel: RunPanel, window: TopologyWindow
) -> None:
    panel.run()
    until(qtbot, panel, 1)
    thread = panel.drawn.session.findChild(QThread)
    window.ask_before_closing = False
    window.close()
    assert thread.isFinished()


def test_a_device_is_varied_off_at_its_end(qtbot: QtBot, panel: RunPanel) -> None:
    panel.run()
    until(qtbot, panel, 1)
    panel.drawn.session.pause()
    device = panel.editor.drawing.of(DeviceRange)[0]
    panel.editor.select([device.id])
    assert panel.faults["devices"].isEnabled()
    assert not panel.faults["cable"].isEnabled()
    panel.faults["devices"].click()
    qtbot.waitUntil(lambda: "varied offline" in panel.answer.text(), timeout=30_000)


def test_guests_go_and_come_back_with_their_cec(window: TopologyWindow) -> None:
    editor = window.editor
    editor.replace(drawn_in_editor("mesh", members=3, connections=2).history)
    panel = window.cards["run"].body
    assert isinstance(panel, RunPanel)
    panel.guests.count.setValue(3)
    panel.guests.gb.setValue(7)
    QTest.mouseClick(panel.guests.add, Qt.MouseButton.LeftButton)
    panel.guests.to.setCurrentIndex(3)
    chosen = list(panel.guests.entries)
    assert len(chosen) == 2
    for cecs in (["cec1"], ["cec2"], ["cec3"], ["cec1", "cec2", "cec3"]):
        for name in cecs:
            editor.attempt(partial(remove, editor.drawing, [name]))
        gone = {*cecs}
        assert all(editor.drawing.find(entry.lpar) for entry in panel.guests.entries), gone
        for _ in cecs:
            editor.undo()
        assert panel.guests.entries == chosen
    editor.attempt(lambda: remove(editor.drawing, ["cec1"]))
    editor.undo()
    editor.redo()
    editor.undo()
    assert panel.guests.entries == chosen


@pytest.mark.parametrize(("release", "cautious"), [("", False), ("6.2", False), ("6.3", True), ("7.2", True)])
def test_a_later_release_of_zvm_is_cautioned(release: str, cautious: bool) -> None:
    drawing = drawn(layouts.straight(2, 8))
    drawing.apply(set_fields(drawing, drawing.of(Lpar)[0].id, release=release))
    made = machine(drawing, usual(drawing))
    assert release in made.caution and "6.2" in made.caution if cautious else made.caution == ""
    assert made.scenario.lpar.release == "6.2"
    assert ("site_release" in made.text) == cautious


def test_a_drawing_that_cannot_run_says_why(qtbot: QtBot, window: TopologyWindow) -> None:
    QTest.keyClick(window.canvas, Key.Key_F5)
    panel = window.cards["run"].body
    assert isinstance(panel, RunPanel)
    assert not panel.drawn.running
    assert window.header.banner.isVisible()


def test_a_drawing_that_changes_goes_on_as_it_was_until_it_runs_anew(qtbot: QtBot, panel: RunPanel) -> None:
    panel.run()
    until(qtbot, panel, 1)
    draft = Draft(panel.editor.drawing, "Block a port")
    draft.set(panel.editor.drawing.of(Port)[0].id, blocked=True)
    panel.editor.do(draft.done())
    assert panel.drawn.stale
    assert "drawing has changed" in panel.state.text()
    panel.run()
    assert not panel.drawn.stale
    assert panel.drawn.machine is not None
    assert len(panel.drawn.machine.channels) == 1
    assert "is blocked" in panel.state.text()


def test_guests_are_chosen(panel: RunPanel) -> None:
    form = panel.guests
    assert form.load.guests == usual(panel.editor.drawing).guests
    assert form.load.until > 120
    form.kind.setCurrentIndex(list(KINDS).index("oltp"))
    form.gb.setValue(8)
    form.count.setValue(2)
    form.to.setCurrentIndex(0)
    (one,) = form.load.guests
    assert (one.kind, one.gb, one.count, one.rate, one.moves) == ("oltp", 8, 2, None, ())
    form.add.click()
    form.kind.setCurrentIndex(list(KINDS).index("cached"))
    form.rate.setValue(390.6)
    form.to.setCurrentText("LPAR1")
    form.limited.setChecked(True)
    assert len(form.load.guests) == 2
    assert form.load.guests[1].speed == 390.6
    assert form.load.guests[1].moves[0].maxquiesce is None
    machine(panel.editor.drawing, form.load)
    menu = form.list.findChild(CopyMenu).menu(QPoint(4, 4))
    assert [action.text() for action in menu.actions() if action.text()][:2] == ["Add", "Remove"]
    form.list.findChild(CopyMenu).copy_values()
    assert len(QApplication.clipboard().text().splitlines()) == 3  # a head and two entries
    menu.actions()[1].trigger()
    menu.close()
    assert list(form.load.guests) == [one]


def test_a_connection_takes_the_cables_of_both_its_channels() -> None:
    drawing = drawn(layouts.crossed(2, 2))
    made = machine(drawing, usual(drawing))
    cables = {
        next(end for end in one.ends if end in made.channels.values()): one for one in drawing.of(Cable)
    }
    for wire in made.wires:
        out, into = (cables[channel] for channel in wire.channels)
        assert track(drawing, wire) == (
            Hop(out.id, out.ends[0] == wire.channels[0]),
            Hop(into.id, into.ends[1] == wire.channels[1]),
        )
    assert CableWays(drawing, made)


def test_what_stands_for_a_channel() -> None:
    drawing = drawn(layouts.straight(2))
    made = machine(drawing, usual(drawing))
    first = drawing.of(Channel)[0]
    port = drawing.of(Port)[0].id
    cable = next(one for one in drawing.of(Cable) if first.id in one.ends)
    for name in (first.id, cable.id, port):
        assert faults.channels_of(drawing, made, [name]) == (first.id,)
    assert first.card is not None
    everything = tuple(made.channels.values())
    assert faults.channels_of(drawing, made, [first.card]) == everything
    assert faults.channels_of(drawing, made, [the_link(drawing).id]) == ()


def test_a_channel_is_pulled_at_a_system_that_has_it() -> None:
    drawing = drawn(layouts.non_shared(1))
    made = machine(drawing, usual(drawing))
    simulation = Simulation(made.scenario)
    simulation.run(SECOND)
    now = figures(made, simulation.recording())
    assert now is not None
    for channel in drawing.of(Channel):
        fault = faults.of_channels(drawing, made, now, [channel.id], "cable")
        assert fault is not None
        ((system, line),) = fault.orders
        first = system == next(iter(made.systems))
        assert simulation.execute(line if first else f"AT {system} CMD {line}", "MAINT").number == 0


def test_a_fault_of_a_channel_is_read_back_as_it_was_given() -> None:
    drawing = drawn(layouts.straight(1))
    made = machine(drawing, usual(drawing))
    simulation = Simulation(made.scenario)
    simulation.run(SECOND)
    (channel,) = drawing.of(Channel)
    for fault in (
        faults.ChannelFault(0.0125, 100, 1, 2.5),
        faults.ChannelFault(loss=7),
        faults.ChannelFault(),
    ):
        ((_, line),) = faults.degraded(made, [channel.id], fault)
        assert simulation.execute(line, "MAINT").number == 0
        simulation.run(simulation.now + SECOND)
        now = figures(made, simulation.recording())
        assert now is not None
        assert faults.fault_now(now, channel.id) == fault


def test_a_channel_with_a_lower_rate_is_full_at_that_rate() -> None:
    drawing = drawn(layouts.straight(1, 16))
    made = machine(drawing, usual(drawing))
    simulation = Simulation(made.scenario)
    (channel,) = drawing.of(Channel)
    simulation.run(2 * SECOND)
    for rate in (25.0, 10.0):
        ((_, line),) = faults.degraded(made, [channel.id], faults.ChannelFault(rate=rate))
        simulation.execute(line, "MAINT")
        simulation.run(simulation.now + 2 * SECOND)
        now = figures(made, simulation.recording())
        assert now is not None
        assert now.channels[channel.id].full, rate


def test_the_first_run_is_soon(qtbot: QtBot, panel: RunPanel) -> None:
    """Warm: within 0.3 s; a busy machine may take longer."""
    qtbot.waitUntil(lambda: panel.drawn.ready, timeout=60_000)
    panel.run()
    qtbot.waitUntil(lambda: panel.drawn.session.time_travel.recorded > 0, timeout=5_000)


def test_connections_share_a_trunk_and_its_load_is_shown() -> None:
    drawing = cascade()
    isl = next(one for one in drawing.of(Cable) if all(end.startswith("port") for end in one.ends))
    drawing = edited(drawing, isl.id, gbit=8, links=2)
    made = machine(drawing, usual(drawing))
    simulation = Simulation(made.scenario)
    simulation.run(4 * SECOND)
    now = figures(made, simulation.recording())
    assert now is not None
    (load,) = now.trunks
    sent = [sum(one.mbs[side] for one in now.wires) for side in (0, 1)]
    assert sorted(load.mbs) == pytest.approx(sorted(sent))
    assert max(load.mbs) > 10.0
    assert load.busy == pytest.approx(max(load.mbs) / 1600.0)
    flow = CableWays(drawing, made).flows(now)[isl.id]
    assert flow.text.endswith(" of 1,600 MB/s")
    assert max(flow.forward, flow.back) == pytest.approx(max(load.busy, 0.05))
    model = RatesModel()
    model.show_figures(made, now)
    names = [str(model.data(model.index(row, 0))) for row in range(model.rowCount())]
    assert "ISLs 21–22" in names


def test_each_line_of_a_trunk_takes_its_part() -> None:
    drawing = cascade()
    first = next(one for one in drawing.of(Cable) if all(end.startswith("port") for end in one.ends))
    draft = Draft(drawing, "Add an inter-switch link")
    ports = [draft.add(Port, director=f"director{n}", address=0xE0).id for n in (2, 1)]
    second = draft.add(Cable, ends=tuple(ports), gbit=8, links=3)
    draft.set(first.id, gbit=8)
    made = machine(draft.now, usual(draft.now))
    simulation = Simulation(made.scenario)
    simulation.run(4 * SECOND)
    now = figures(made, simulation.recording())
    assert now is not None
    flows = CableWays(draft.now, made).flows(now)
    one, other = flows[first.id], flows[second.id]
    assert (one.forward, one.back) == pytest.approx((other.back, other.forward))  # drawn the other way round
    assert one.text.endswith(" of 800 MB/s")
    assert other.text.endswith(" of 2,400 MB/s")
