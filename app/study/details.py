"""The selected row in full, with a button that leads to the place where it is shown."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from app.plot.published import StoredBand
from app.study.columns import number, short
from app.study.rows import StudyRow
from app.widgets.looks import fix_height
from app.widgets.reach import make_accessible
from engine.kernel.units import clock_text
from engine.studies import names
from engine.studies.ledger import Claim

HIGH = 40  # px: two lines


class FactDetails(QFrame):
    """The text and button of one row."""

    acted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text = QLabel(self)
        self.text.setWordWrap(True)
        self.text.setTextFormat(Qt.TextFormat.PlainText)
        self.text.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.button = QPushButton(self)
        self.button.clicked.connect(self.acted)
        make_accessible(
            self.button, self.tr("Go there"), self.tr("Goes to the moment or scenario of the selected row.")
        )
        line = QHBoxLayout(self)
        line.setContentsMargins(8, 2, 8, 2)
        line.addWidget(self.text, 1)
        line.addWidget(self.button)
        fix_height(self, HIGH)
        self.show_row(None, ())

    def show_row(self, row: StudyRow | None, offered: Collection[str]) -> None:
        """Show a row in full, or nothing for None."""
        self.setVisible(row is not None)
        if row is None:
            return
        self.text.setText(self._all_of(row))
        self.text.setToolTip(self.text.text())
        action = self._action(row, offered)
        self.button.setVisible(bool(action))
        self.button.setText(action)
        self.button.setAccessibleName(action)

    def _band(self, band: StoredBand) -> str:
        ends = number(band.low), number(band.high)
        text = self.tr("Over all assumptions: {0} to {1} in 90% of {2} runs").format(*ends, band.points)
        return f"{text}, {self.tr('most affected by {0}').format(band.cause)}" if band.cause else text

    def _action(self, row: StudyRow, offered: Collection[str]) -> str:
        if row.verdict == "elsewhere" and row.run is not None and row.run.scenario in offered:
            return self.tr("Open this scenario")
        if row.verdict == "waiting" and row.at is not None:
            return self.tr("Run to {0}").format(clock_text(row.at))
        return ""

    def _all_of(self, row: StudyRow) -> str:
        parts = [f"{row.source.where}: {short(row)}"]
        figures = row.seeds.figures if row.seeds and row.seeds.figures else row.figures
        if figures:
            parts.append(", ".join(f"{name} {number(value)}" for name, value in figures.items()))
        if isinstance(row.source, Claim):
            parts.append(self.tr("Visible in: {0}").format(row.source.how))
        elif row.source.note:
            parts.append(row.source.note)
        if row.reason:
            parts.append(row.reason)
        if row.band is not None:
            parts.append(self._band(row.band))
        if row.verdict == "several":
            parts.append(self.tr("One run cannot show this: verify with several seeds."))
        if row.run is not None:
            run = names.scenario(row.run.scenario), *row.run.settings
            parts.append(self.tr("Shown by {0}").format(" ".join(run)))
        return " · ".join(part.rstrip(".") for part in parts)
