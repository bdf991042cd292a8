"""A click on a member of the cluster: its console, and its guests alone."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.charts.cluster.mesh import MemberButton
from app.lab.lab import Lab
from app.run.console import MAINT, Console
from engine.kernel.units import MS, SECOND
from engine.sim import Simulation
from tests.engine.ssi.clusters import cluster


def test_a_member_has_its_console_and_its_guests(qtbot: QtBot, make_lab: Callable[..., Lab]) -> None:
    lab = make_lab(size=(1600, 900), scenario="ssi-io-4")
    lab.session.run_to(5 * SECOND)
    qtbot.waitUntil(lambda: lab.session.time_travel.position >= 5 * SECOND)
    chart = lab.views.charts["cluster"]
    qtbot.waitUntil(lambda: len(chart.findChildren(MemberButton)) == 4)
    buttons = {one.accessibleName(): one for one in chart.findChildren(MemberButton)}
    assert list(buttons) == [f"SYSTEM0{n}" for n in range(1, 5)]
    guests = lab.views.guests
    for name, system in (("SYSTEM03", "SYSTEM03"), ("SYSTEM01", "")):
        qtbot.mouseClick(buttons[name], Qt.MouseButton.LeftButton)
        assert lab.views.console.console == Console(MAINT, system=system)
        assert guests.filter.text() == name
        qtbot.waitUntil(lambda: not lab.views.console.visibleRegion().isEmpty())
    qtbot.mouseClick(buttons["SYSTEM01"], Qt.MouseButton.LeftButton)
    assert guests.filter.text() == ""


def test_a_command_is_heard_on_the_consoles_of_the_other_members(make_lab: Callable[..., Lab]) -> None:
    """Once on each, though the machine stands still; on that of the member that is gone nothing is said."""
    console = make_lab(size=(1600, 900), scenario="ssi-io-4").views.console
    sim = Simulation(cluster(4))
    sim.run(100 * MS)
    console.show_messages(sim.recording())
    sim.execute("#LAB CRASH SYSTEM03")
    told = []
    for _ in range(2):
        console.show_messages(sim.recording())
    for system in ("", "SYSTEM02", "SYSTEM03", "SYSTEM04"):
        console.show_console(Console(MAINT, system=system))
        text = console.output.toPlainText()
        told.append(text.count("The state of SSI system SYSTEM03 has changed from JOINED to SUSPENDED"))
    assert told == [1, 1, 0, 1]
