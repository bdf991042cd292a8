"""The line at the bottom: the time, the bar over the whole run, and the rates."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QFont, QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QWidget

from app.frame.work import WorkButton
from app.language import scenario_text
from app.look import theme
from app.widgets.button import action_button
from app.widgets.elided import ElidedLabel
from app.widgets.looks import FollowText, fix_width
from app.widgets.reach import make_accessible
from app.widgets.scrub_bar import ScrubBar
from app.widgets.strip import short


class Footer(QFrame):
    """Shows the position of the charts within the run."""

    def __init__(self, actions: Mapping[str, QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("footer")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.time = QLabel("0:00:00", self)
        self.scrub = ScrubBar(self)
        self.end = QLabel("", self)
        self.live = action_button(actions["follow"], self)
        self.work = WorkButton(self)
        self.readout = ElidedLabel("", self)
        self.time.setFont(theme.font(11, QFont.Weight.DemiBold))
        FollowText(self.time, _fit)
        self.time.setToolTip(self.tr("Simulated time shown in the panels"))
        for often in (self.time, self.scrub, self.readout):  # so that what is below is not painted too
            often.setBackgroundRole(QPalette.ColorRole.Base)
            often.setAutoFillBackground(True)
        for label in (self.end, self.readout):
            label.setObjectName("caption")
        fix_width(self.readout, 176)
        self.readout.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.readout.setToolTip(
            self.tr("Frames and events per second; while the run is paused, the next event")
        )
        make_accessible(
            self.scrub,
            self.tr("Time"),
            self.tr(
                "The whole run with its phases. Click, drag or use the arrow keys to return the "
                "machine to an earlier moment. Escape or End returns to the latest moment."
            ),
        )
        self._lay_out()

    def _lay_out(self) -> None:
        line = QHBoxLayout(self)
        line.setContentsMargins(14, 4, 14, 4)
        line.setSpacing(8)
        line.addWidget(self.time)
        line.addWidget(self.scrub, 1)
        line.addWidget(self.end)
        line.addWidget(self.live)
        line.addWidget(self.work)
        line.addWidget(self.readout)

    def show_scenario(self, scenario: Any, end: str) -> None:
        """Show another run, with its phases and marks and with its end as h:mm:ss."""
        sections = [(scenario_text(phase.title), phase.start, phase.end) for phase in scenario.phases]
        self.scrub.set_run(scenario.until, sections, [mark.at for mark in scenario.marks])
        self.end.setText(end)

    def show_time(self, text: str) -> None:
        """Show the simulated time of the panels."""
        if text != self.time.text():
            known = len(self.time.text())  # all digits are equally wide
            self.time.setText(text)
            if len(text) != known:
                _fit(self.time)
            self.scrub.setAccessibleDescription(text)

    def show_past(self, past: bool) -> None:
        """Highlight the button that returns to the latest moment while the machine is in the past."""
        if past != self.live.property("past"):
            self.live.setProperty("past", past)
            self.live.style().unpolish(self.live)
            self.live.style().polish(self.live)

    def show_upcoming(self, text: str, whole: str) -> None:
        """Show the machine's next event, in short form and in full, while the machine is paused."""
        if text != self.readout.text() or whole != self.readout.toolTip():
            self.readout.setText(text)
            self.readout.setToolTip(whole)

    def show_rates(self, frames: float, events: float) -> None:
        """Show frames and events per second of real time; without events while the run is paused."""
        parts = [self.tr("{0} fps").format(round(frames))]
        if events:
            parts.append(self.tr("{0} events/s").format(short(events)))
        self.readout.setText("  ·  ".join(parts))


def _fit(label: QWidget, *_: object) -> None:
    """Fix the size of a label; otherwise, each new text would arrange the whole window again."""
    label.setMinimumSize(64, 0)  # what it asks for is never less than its least size
    label.setFixedSize(label.sizeHint())
