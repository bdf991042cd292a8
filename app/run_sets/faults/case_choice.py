"""The choice of a case: study, difficulty and number."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QFormLayout, QVBoxLayout, QWidget

from app.language import scenario_text
from app.widgets.number_boxes import WholeBox
from app.widgets.reach import make_accessible
from engine.faults.catalog import DIFFICULTIES, fault_kinds, fault_studies
from engine.faults.deal import ANY, MAX_NUMBER, DealtFault, deal
from engine.scenario.files.catalog import catalog

WIDE = 24  # letters of a choice that are always visible


class CaseChoice(QWidget):
    """Boxes for study, difficulty and number; a study offers only the difficulties of its faults."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.study, self.difficulty = wide_box(self), wide_box(self)
        self.study.addItem(self.tr("Any study"), ANY)
        for folder in fault_studies():
            self.study.addItem(_study_title(folder), folder)
        self.number = WholeBox(self, minimum=0, maximum=MAX_NUMBER, value=1)
        form = form_of(
            (self.tr("&Study:"), self.study),
            (self.tr("Di&fficulty:"), self.difficulty),
            (self.tr("Case &number:"), self.number),
        )
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(form)
        self._offer_difficulties()
        self.study.currentIndexChanged.connect(self._offer_difficulties)

    def _offer_difficulties(self) -> None:
        """Offer the difficulties of the study's faults; the selected difficulty stays selected if it is among
        them.
        """
        chosen, study = self.difficulty.currentData(), self.study.currentData()
        self.difficulty.clear()
        texts = self.tr("Easy"), self.tr("Medium"), self.tr("Hard")
        for number, text in zip(DIFFICULTIES, texts, strict=True):
            if fault_kinds("" if study == ANY else study, number):
                self.difficulty.addItem(text, number)
        self.difficulty.setCurrentIndex(max(0, self.difficulty.findData(chosen)))

    def deal(self) -> DealtFault:
        """Return the fault of the selected case. Raises FaultError."""
        return deal(self.study.currentData(), self.difficulty.currentData(), self.number.value())


def wide_box(parent: QWidget) -> QComboBox:
    """Return a box whose width does not depend on its texts."""
    box = QComboBox(parent)
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setMinimumContentsLength(WIDE)
    return box


def form_of(*rows: tuple[str, QWidget]) -> QFormLayout:
    """Return a form of labeled controls, which have their labels as accessible names."""
    form = QFormLayout()
    for text, control in rows:
        form.addRow(text, control)
        make_accessible(control, text.replace("&", "").rstrip(":"))
    return form


def _study_title(folder: str) -> str:
    scenario = fault_kinds(folder)[0].machine.scenario
    return scenario_text(next(entry.study for entry in catalog() if entry.id == scenario))
