"""The choice of a study's test, the pausing method, and the seed."""

from __future__ import annotations

from pathlib import PurePath
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QWidget

from app.language import scenario_text
from app.look import theme
from app.widgets.committed import ChoiceBox, NumberBox
from app.widgets.looks import fix_width
from app.widgets.reach import make_accessible

if TYPE_CHECKING:
    from app.scenarios.picker import ScenarioPicker

METHOD = 226  # px: a longer method is cut where there is no room for it
LETTERS = 24  # of a test's title that can be seen in the smallest window
GROWS = 1000  # stretch of the test's field: it is as wide as its titles where there is room
FIELD_EDGE = 52  # px around the title in the field
SEED_MAX = 2.0**53  # largest whole number that the box holds exactly


def method_labels() -> dict[str, str]:
    """Return the displayed method names, in order."""
    return {
        "suspend": QCoreApplication.translate("ScenarioChoice", "Linux suspend and resume"),
        "stop": QCoreApplication.translate("ScenarioChoice", "CP STOP and BEGIN"),
    }


def title_of(scenario: Any) -> str:
    """Return the title of a scenario without its method, which follows a colon if there is one."""
    title = scenario_text(scenario.title)
    return title.partition(": ")[0] if scenario.method else title


class _TestBox(ChoiceBox):
    """A combo box that opens the picker instead of its list."""

    picker_wanted = Signal(str)  # what was typed

    def showPopup(self) -> None:
        self.picker_wanted.emit("")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text().isalnum():
            self.picker_wanted.emit(event.text())
        else:
            super().keyPressEvent(event)


class ScenarioChoice(QWidget):
    """Three fields; `chosen` carries the scenario's id or file, settings and seed (None = the scenario's
    own seed).
    """

    chosen = Signal(str, object, object)

    def __init__(self, parent: QWidget | None = None, at_once: bool = False) -> None:
        """at_once: a seed takes effect while it is typed, not only on Enter."""
        super().__init__(parent)
        self.study = _TestBox(self)
        self._picker: ScenarioPicker | None = None
        self.method = ChoiceBox(self)
        self.seed = NumberBox(SEED_MAX, self, at_once)
        self._entries: list[Any] = []
        self._file = ""  # a scenario file outside the catalog, or a catalog file with another title
        self._caution = ""  # why answers do not hold for the system of the scenario that is open
        self._about = ""  # the reason in a sentence
        self._pauses = False  # does its timeline pause guests?
        self._name_controls()
        self._lay_out()
        self.study.activated.connect(self._choose_study)
        self.study.picker_wanted.connect(self.open_picker)
        self.method.activated.connect(self._choose)
        self.seed.committed.connect(self._choose)
        self.setEnabled(False)

    def _name_controls(self) -> None:
        make_accessible(self.study, self.tr("Test"), self.tr("The test to run, from all studies."))
        make_accessible(
            self.method,
            self.tr("Method"),
            self.tr(
                "Method for pausing the guests. If you select another method, another run opens at time 0."
            ),
        )
        make_accessible(
            self.seed,
            self.tr("Seed"),
            self.tr("The random seed: the same seed produces the same run. Enter opens the run."),
        )
        for box in (self.study, self.method):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            box.setToolTip(box.whatsThis())
        self.study.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.study.setMinimumContentsLength(LETTERS)
        self.seed.setToolTip(self.seed.whatsThis())
        self.seed.setObjectName("seed")
        self.seed.setProperty("bare", True)
        self.seed.setAlignment(Qt.AlignmentFlag.AlignRight)
        fix_width(self.seed, 64)

    def _lay_out(self) -> None:
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(8)
        line.addWidget(self.study, GROWS)
        line.addWidget(self.method)
        label = QLabel(self.tr("Seed"), self)
        label.setObjectName("caption")
        label.setBuddy(self.seed)
        line.addWidget(label)
        line.addWidget(self.seed)
        line.addStretch(1)

    def set_entries(self, entries: list[Any]) -> None:
        """Fill the catalog, with one line for each test."""
        self._entries = list(entries)
        self._fill_studies("")
        self.setEnabled(bool(entries))

    def show_coming(self, name: str) -> None:
        """Show which scenario, given by id or file, will be opened soon; nothing can be selected before
        then.
        """
        entry = next((entry for entry in self._entries if entry.id == name), None)
        self._file = "" if entry else name
        self._caution = ""
        self._fill_studies(title_of(entry) if entry else PurePath(name).name)
        self._fill_methods(entry.method if entry else "")
        self.seed.clear()  # it is known when the scenario has been read
        self.setEnabled(False)

    def open_picker(self, typed: str = "") -> None:
        """Show the tests of all studies, with a picture and a sentence for each, filtered by the typed
        text.
        """
        from app.scenarios.picker import ScenarioPicker, Test

        if self._picker is None:
            self._picker = ScenarioPicker(self.window().parentWidget() or self.window())
            self._picker.picked.connect(self._take)
        methods = ["", *method_labels()]  # a test is described as with the first one
        first: dict[str, Any] = {}
        for entry in self._entries:
            known = first.setdefault(title_of(entry), entry)
            first[title_of(entry)] = min(known, entry, key=lambda item: methods.index(item.method))
        tests = [
            Test(item.id, title, scenario_text(item.study), scenario_text(item.summary))
            for title, item in first.items()
        ]
        if self._file:
            words = " ".join(filter(None, (self._caution, self._about)))
            tests.append(Test("", self.study.currentText(), self.tr("Open file"), words))
        self._picker.open_under(self.study, tests, self.study.currentText())
        self._picker.field.setText(typed)

    def _take(self, title: str) -> None:
        if title != self.study.currentText():
            self.study.setCurrentText(title)
            self._choose_study()

    def show_scenario(self, name: str, scenario: Any, seed: int | None, caution: str = "") -> None:
        """Show which scenario is open. caution: the reason why results are not valid for its system."""
        self._caution, self._about = caution, scenario_text(scenario.summary)
        entry = next((entry for entry in self._entries if entry.id == name), None)
        self._file = "" if entry and title_of(entry) == title_of(scenario) else name
        self._fill_studies(scenario_text(scenario.title) if self._file else title_of(scenario))
        self._pauses = any(step.do == "pause" for step in scenario.timeline)
        self._fill_methods(scenario.method)
        self.seed.show_number(float(scenario.seed if seed is None else seed))
        self.setEnabled(True)

    def _fill_studies(self, chosen: str) -> None:
        self.study.clear()
        for title, study in {title_of(entry): entry.study for entry in self._entries}.items():
            self.study.addItem(title)
            self.study.setItemData(self.study.count() - 1, scenario_text(study), Qt.ItemDataRole.ToolTipRole)
        if self._file:
            self.study.addItem(chosen, self._file)
        self.study.setCurrentText(chosen)
        self._show_caution(chosen)
        letters = self.study.fontMetrics().horizontalAdvance
        widest = max((letters(self.study.itemText(i)) for i in range(self.study.count())), default=0)
        self.study.setMaximumWidth(max(widest + FIELD_EDGE, self.study.sizeHint().width()))

    def _show_caution(self, chosen: str) -> None:
        """Mark a scenario whose results are not valid for its system."""
        if self._caution:
            self.study.setItemIcon(self.study.currentIndex(), theme.icon("warning"))
        about = "\n".join(filter(None, (chosen, self._caution, self.study.whatsThis())))
        self.study.setToolTip(about)
        self.study.setAccessibleDescription(self._caution or self.study.whatsThis())

    def _fill_methods(self, chosen: str) -> None:
        """Offer the methods, if any, with which the test can be run."""
        self.method.clear()
        offered = self._methods(chosen)
        for method, label in method_labels().items():
            if method in offered:
                self.method.addItem(label, method)
        self.method.setCurrentIndex(self.method.findData(chosen))
        self.method.setMinimumWidth(min(self.method.sizeHint().width(), METHOD))
        self.method.setToolTip(f"{self.method.currentText()}\n{self.method.whatsThis()}")
        self.method.setVisible(self.method.count() > 0)

    def _methods(self, chosen: str) -> list[str]:
        if self.study.currentData():  # a file: its method can be set if it plays a part
            return list(method_labels()) if chosen and self._pauses else []
        return [entry.method for entry in self._entries if title_of(entry) == self.study.currentText()]

    def _choose_study(self) -> None:
        self._fill_methods(self.method.currentData() or "")
        if self.method.currentIndex() < 0:
            self.method.setCurrentIndex(0)
        self._choose()

    def _choose(self) -> None:
        method, seed = self.method.currentData() or "", int(self.seed.value())
        if self.study.currentData():
            settings = (f"method={method}",) if method else ()
            self.chosen.emit(self.study.currentData(), settings, seed)
            return
        test = self.study.currentText()
        entry = next((e for e in self._entries if (title_of(e), e.method) == (test, method)), None)
        if entry is not None:
            self.chosen.emit(entry.id, (), seed)
