"""Every window of the program but the two large ones, and how it is opened there."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

import app
from app.classroom.trainer.course_dialog import CourseDialog
from app.classroom.trainer.vote_box import OwnQuestion
from app.data.dialog import DataDialog
from app.data.run import Mapped, RunMeasures
from app.export.chart_dialog import save_chart
from app.frame.work import WorkPopup
from app.help.window import open_documentation
from app.lab.lab import Lab
from app.lesson.reading.explain import Explanation
from app.lesson.recording.dialogs import NoteDialog, StopDialog
from app.panels.specs import LESSON
from app.relocation.evacuation_dialog import EvacuationDialog
from app.run_sets.matrix.add_dialog import AddDialog
from app.time_travel.dialogs.crashed import CrashedDialog
from app.topology.dialogs.template_form import TemplateForm
from app.topology.differences.versions_dialog import VersionsDialog
from app.topology.importing.connections_dialog import ConnectionsDialog
from app.topology.problems.problems_panel import ProblemsPanel
from app.topology.problems.waive_dialog import WaiveDialog
from app.topology.running.bad_channel_dialog import BadChannelDialog
from app.topology.running.faults import ChannelFault
from app.topology.window.main_window import TopologyWindow
from app.widgets.card import Card
from app.window.views import Views
from engine.ficon.drawing.connection_table.table import open_table
from engine.ficon.drawing.file.versions import Versions
from engine.measured.reading import read
from engine.scenario.model.parameters import Parameters
from engine.scenario.scenario import load_scenario
from tests.app.lesson.conftest import TEMPLATE, settle
from tests.app.run_sets.matrix.test_relative import book
from tests.engine.measured.samples import SADF_D
from tests.engine.site.samples import FILES

Opener = Callable[[], object]
BASES = ("QDialog", "QMainWindow", "QDockWidget")
CLASS = re.compile(r"^class (\w+)\((?:\w+\.)?(\w+)", re.MULTILINE)
OF_ITS_OWN = re.compile(r"__init__\([^)]*WindowType\.(?:Window|Popup|ToolTip)\b")
COMMANDS = {  # of the editor, by the class of what they open
    "ImportDialog": "import",
    "ExportMenu": "export",
    "PrintDialog": "print",
    "DifferencesDialog": "differences",
    "NumbersDialog": "renumber",
    "SearchDialog": "palette",
    "ConnectDialog": "connect",
    "MeshDialog": "mesh",
    "CompareDialog": "compare",
    "BestDialog": "best",
    "ReportsDialog": "reports",
}
OF_A_CLASS = ("ClassWindow", "TrainerWindow")
NO_WALK = {
    "Card": "a panel: each is walked",
    "DefinitionDialog": "the base of AddDialog, ExperimentDialog and GridDialog",
    "PopupList": "the base of SearchDialog and ScenarioPicker",
}


def of_lab(lab: Lab, folder: Path) -> Mapping[str, Opener]:
    """Return what opens each window of the lab, by the name of its class."""
    window, travel, ask = lab.window, lab.time_travel, lab.dialogs
    assert lab.views is not None
    return {
        "UntilDialog": travel.ask_until,
        "ForkDialog": travel.ask_fork,
        "RunDialog": travel.ask_run,
        "SettingsDialog": travel.ask_settings,
        "CrashedDialog": lambda: CrashedDialog([Path("a.session"), Path("b.session")], window).show(),
        "ExportDialog": ask.choose_export,
        "WhyDialog": ask.ask_why,
        "WhatIfDialog": ask.ask_what_if,
        "SpaceDialog": ask.plan_space,
        "EvacuationDialog": lambda: EvacuationDialog(load_scenario("relocation-java"), parent=window).show(),
        "FaultDialog": ask.find_fault,
        "StartPage": ask.open_start_page,
        "ScenarioEditor": ask.editors.change_present,
        "SiteDialog": lambda: ask.read_site(FILES),
        "AboutDialog": window.show_about,
        "NotesDialog": window.show_reading_notes,
        "KeyList": window.show_keys,
        "KeysDialog": window.change_keys,
        "SearchDialog": window.open_search,
        "ScenarioPicker": window.header.choice.open_picker,
        "LayoutsDialog": window.layouts.manage,
        "WorkPopup": lambda: WorkPopup(window).show(),
        "HelpWindow": lambda: open_documentation(window),
        "DataDialog": lambda: _open_data(lab, folder),
        **_of_panels(window, lab.views),
        **_of_lessons(window),
    }


def _open_data(lab: Lab, folder: Path) -> None:
    file = folder / "sar.csv"
    file.write_text(SADF_D, "utf-8")
    assert lab.session.recording is not None
    run = RunMeasures(lab.session.recording, "pause")
    DataDialog(read(file), file, Mapped(zone="UTC"), run, lab.window).show()


def _of_panels(window: QWidget, views: Views) -> dict[str, Opener]:
    panels = views.panels
    return {
        "ChartDialog": lambda: save_chart(views.charts["cpu"]),
        "ExperimentDialog": panels["experiment"].runs.edit,
        "TemplateDialog": panels["plot"].choose_template,
        "PlotTitlesDialog": panels["plot"].choose_titles,
        "GridDialog": panels["sweep"].runs.edit_grid,
        "AddDialog": lambda: AddDialog(book().matrix, {}, panels["matrix"]).open(),
    }


def _of_lessons(window: QWidget) -> dict[str, Opener]:
    return {
        "NoteDialog": lambda: NoteDialog([("cpu", "Real CPU")], ["LNK00105"], window).show(),
        "CourseDialog": lambda: CourseDialog(None, window).open(),
        "StopDialog": lambda: StopDialog(3, window).show(),
        "OwnQuestion": lambda: OwnQuestion("own", window).show(),
        "Explanation": lambda: Explanation(window).explain("frame", window.mapToGlobal(QPoint(90, 90))),
    }


def of_editor(window: TopologyWindow, folder: Path) -> Mapping[str, Opener]:
    """Return what opens each window of the editor, by the name of its class."""
    editor = window.editor
    connections = folder / "connections.csv"
    connections.write_text("CEC,CHPID\nA,10\nA,11\n", "utf-8")
    return {
        **{kind: window.actions_by_id[name].trigger for kind, name in COMMANDS.items()},
        "TemplateForm": lambda: TemplateForm(editor, "optimised", None, window).open(),
        "ConnectionsDialog": lambda: ConnectionsDialog(
            editor, open_table(connections), window.settings, window
        ).open(),
        "VersionsDialog": lambda: _open_versions(window, folder),
        "BadChannelDialog": lambda: BadChannelDialog("3C", ChannelFault(), Parameters(), window).open(),
        "WaiveDialog": lambda: WaiveDialog(editor, problems(window).model.rows[0].finding, window).open(),
    }


def _open_versions(window: TopologyWindow, folder: Path) -> None:
    file = folder / "drawing.json"
    Versions(file).keep(window.editor.drawing, "first", "before the change", "2026-11-29T09:00:00")
    VersionsDialog(window.editor, file, window).show()


def problems(window: TopologyWindow) -> ProblemsPanel:
    panel = window.cards["problems"].body
    assert isinstance(panel, ProblemsPanel)
    return panel


def opened(openers: Mapping[str, Opener]) -> Iterator[QWidget]:
    """Open one window after the other, and yield it."""
    for name, ask in openers.items():
        before = {id(one) for one in _shown()}
        ask()
        QApplication.processEvents()
        new = [one for one in _shown() if id(one) not in before]
        assert [type(one).__name__ for one in new] == [name]
        yield from new
        for one in new:
            one.close()


def windows_of_a_class(lab: Lab) -> Iterator[QWidget]:
    """Present the lesson that is open, and yield both windows."""
    lab.teaching.present()
    classroom = lab.teaching.classroom
    yield from (one for one in (classroom.class_window, classroom.trainer_window) if one is not None)
    classroom.end()


def steps_of_a_lesson(qtbot: QtBot, lab: Lab) -> Iterator[tuple[str, Card]]:
    """Play the lesson that has every kind of step, and yield each step with its card."""
    lab.teaching.open_lesson(TEMPLATE)
    lessons = lab.teaching.lessons
    assert lessons is not None
    settle(qtbot, lessons)
    for place, step in enumerate(lessons.player.lesson.steps):
        lessons.player.go(place)
        settle(qtbot, lessons)
        QApplication.processEvents()
        yield f"{step.kind} {step.id}", lab.window.cards[LESSON]


def _shown() -> list[QWidget]:
    return [one for one in QApplication.topLevelWidgets() if one.isVisible()]


def declared() -> set[str]:
    """Return the names of all classes of the program that are windows of their own."""
    texts = [file.read_text("utf-8") for file in Path(app.__file__).parent.rglob("*.py")]
    bases = [(name, base) for text in texts for name, base in CLASS.findall(text)]
    found: set[str] = set()
    while more := {name for name, base in bases if base in {*BASES, *found}} - found:
        found |= more
    return found | {name for text in texts for name in _of_their_own(text)}


def _of_their_own(text: str) -> Iterator[str]:
    for part in re.split(r"^(?=class )", text, flags=re.MULTILINE):
        if OF_ITS_OWN.search(part) and (name := CLASS.match(part)):
            yield name[1]
