"""The line at the bottom: the file, the contents of the drawing, the view, and the problems."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QToolButton, QWidget

from app.frame.work import WorkButton
from app.widgets.announce import announce
from app.widgets.elided import ElidedLabel
from app.widgets.reach import make_accessible
from engine.language import numeral

if TYPE_CHECKING:
    from engine.ficon.drawing.checking.finding import Severity


class StatusLine(QFrame):
    """Shows messages and states; pressing the problems opens their list."""

    problems_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("footer")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._changed = False
        self.file = ElidedLabel("", self)
        self.said = ElidedLabel("", self)
        self.count = QLabel("", self)
        self.revision = QLabel("", self)
        self.zoom = QLabel("", self)
        self.work = WorkButton(self)
        self.problems = QToolButton(self)
        for label in (self.said, self.count, self.revision, self.zoom):
            label.setObjectName("caption")
        self.problems.setProperty("flat", True)
        about = self.tr("Number of problems, and duration of the check. Click to show the problems.")
        make_accessible(self.problems, self.tr("Problems"), about)
        self.problems.clicked.connect(self.problems_asked)
        self.said.setAccessibleName(self.tr("Latest message"))
        self._lay_out()

    def _lay_out(self) -> None:
        line = QHBoxLayout(self)
        line.setContentsMargins(14, 2, 14, 2)
        line.setSpacing(16)
        line.addWidget(self.file, 2)
        line.addWidget(self.said, 3)
        for widget in (self.work, self.count, self.revision, self.zoom, self.problems):
            line.addWidget(widget)

    def show_file(self, name: str, path: str, changed: bool) -> None:
        """Show the file name, with its path as a tooltip, and whether there are unsaved changes."""
        self.file.setText(self.tr("{0}  ● not saved").format(name) if changed else name)
        if changed and not self._changed:
            self.said.setText("")  # "Saved" is no longer true
        self._changed = changed
        self.file.setToolTip(path or self.tr("Not saved in a file yet"))

    def show_drawing(self, things: int, selected: int, revision: int) -> None:
        """Show the number of elements, the number of selected elements, and the revision."""
        text = self.tr("1 element") if things == 1 else self.tr("{0} elements").format(numeral(things, ","))
        if selected:
            text = self.tr("{0}, {1} selected").format(text, numeral(selected, ","))
        self.count.setText(text)
        self.revision.setText(self.tr("revision {0}").format(revision))

    def show_zoom(self, zoom: float) -> None:
        """Show the zoom; at 1, a picture unit is a pixel."""
        self.zoom.setText(self.tr("{0}%").format(round(100 * zoom)))

    def say(self, text: str) -> bool:
        """Show a message about an action; return whether it fits completely."""
        self.said.setText(text)
        self.said.setToolTip(text)
        announce(self, text)
        return not self.said.is_cut()

    def show_checking(self) -> None:
        """Show that the number of problems is not yet known."""
        self.problems.setText(self.tr("checking…"))
        self.problems.setAccessibleName(self.tr("Problems: the drawing is being checked"))

    def show_opening(self, name: str) -> None:
        """Show that a file is being read, and that its problems are not known yet."""
        self.file.setText(self.tr("{0} is being opened…").format(name))
        self.problems.setText("")
        self.problems.setAccessibleName(self.tr("Problems"))
        self.count.setText("")

    def show_unchecked(self) -> None:
        """Show that the user has canceled the check."""
        self.problems.setText(self.tr("not checked"))
        self.problems.setAccessibleName(self.tr("Problems: the check was canceled"))

    def show_problems(self, counts: Mapping[Severity, int], milliseconds: float) -> None:
        """Show the number of problems by severity, and the duration of the check."""
        from app.topology.problems.words import counted  # the window is painted before this is imported
        from engine.ficon.drawing.checking.finding import SEVERITIES

        found = [counted(text, counts[text]) for text in SEVERITIES if counts.get(text)]
        text = ", ".join(found) or self.tr("no problems")
        took = self.tr("checked in {0} ms").format(max(1, round(milliseconds)))
        self.problems.setText(f"{text}  ·  {took}")
        self.problems.setAccessibleName(self.tr("Problems: {0}").format(text))
