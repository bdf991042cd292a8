"""Serves the students' page at the trainer's request: a choice of address, the code, and who has joined."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QGridLayout,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from app.classroom.presentation import Presentation
from app.classroom.vote.room import MAX_STUDENTS
from app.classroom.vote.server import AddressError, own_addresses
from app.files.save_dialog import FolderKind, begin_in
from app.widgets.looks import button
from app.widgets.reach import make_accessible
from engine.language import filled

NAMES = 24  # of students that are listed
FULL = 2  # addresses that are listed, of those that are full


class PageBox(QGroupBox):
    """Starts and stops the page; it is off until the button is pressed."""

    def __init__(self, presentation: Presentation, parent: QWidget) -> None:
        super().__init__(self.tr("Students’ page"), parent)
        self._of = presentation
        self.address = QComboBox(self)
        self.address.setEditable(True)
        self.address.addItems(own_addresses())
        make_accessible(
            self.address,
            self.tr("Address of this computer"),
            self.tr(
                "The page is served only at this address. Select the address of this computer "
                "in the room's network."
            ),
        )
        self.switch = button("", self.tr("Serves the students' page, or closes it."), self)
        self.state = QLabel(self, wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.state.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.how = button(self.tr("How to join"), self.tr("Shows address, code and QR code (J)."), self)
        self.how.setCheckable(True)
        self.how.clicked.connect(presentation.toggle_join)
        self.reports = button(
            self.tr("Collect reports…"),
            self.tr(
                "Lets students submit report.json on their page; the reports are saved in "
                "a folder that you select."
            ),
            self,
        )
        self.reports.setCheckable(True)
        self.reports.clicked.connect(self.collect)
        self.course = button(
            self.tr("Results for a course…"),
            self.tr("Writes the reports of a class as a grade file for Moodle, or as cmi5 packages."),
            self,
            on_click=self.open_course,
        )
        self.limit = QWidget(self)  # with the controls in it, which come and go with the page
        self.most = QSpinBox(self.limit, minimum=1, maximum=MAX_STUDENTS)
        self.most.setKeyboardTracking(False)
        self.most.setValue(presentation.voting.room.from_one)
        self.surplus = button(
            "",
            self.tr(
                "Removes the students who were the last to join from an address that is at its "
                "limit, and their votes."
            ),
            self.limit,
        )
        self._lay_out()
        self.switch.clicked.connect(self.toggle)
        self.most.valueChanged.connect(presentation.voting.allow_from_one)
        self.surplus.clicked.connect(presentation.voting.remove_surplus)
        presentation.changed.connect(self.refresh)
        self.refresh()

    def _lay_out(self) -> None:
        title = QLabel(self.tr("Maximum number of students per address"), self.limit)
        title.setBuddy(self.most)
        about = self.tr(
            "Students in a school might share an address. Repeated joins by one student also come "
            "from one address."
        )
        make_accessible(self.most, title.text(), about)
        line, below, whole = QHBoxLayout(), QGridLayout(self.limit), QVBoxLayout(self)
        line.addWidget(self.address, 1)
        line.addWidget(self.switch)
        line.addWidget(self.how)
        below.setContentsMargins(0, 0, 0, 0)
        below.setColumnStretch(2, 1)
        below.addWidget(title, 0, 0)
        below.addWidget(self.most, 0, 1)
        below.addWidget(self.surplus, 1, 0, 1, 3)
        whole.addLayout(line)
        whole.addWidget(self.state)
        whole.addWidget(self.reports)
        whole.addWidget(self.course)
        whole.addWidget(self.limit)

    def toggle(self) -> None:
        """Serve the page, or close it."""
        voting = self._of.voting
        if voting.server is not None:
            voting.stop_serving()
            return
        try:
            self._of.serve(self.address.currentText())
        except AddressError as error:
            self.state.setText(str(error))

    def collect(self) -> None:
        """Ask for a folder and collect reports in it, or stop collecting."""
        voting = self._of.voting
        if voting.reports is not None:
            voting.collect(None)
            return
        title = self.tr("Folder for the reports")
        folder = QFileDialog.getExistingDirectory(self, title, begin_in(FolderKind.EXPORTS))
        voting.collect(Path(folder) if folder else None)

    def open_course(self) -> None:
        """Open the dialog for the results of the class, with the folder in which reports are collected."""
        from app.classroom.trainer.course_dialog import CourseDialog  # imported late: rarely needed

        reports = self._of.voting.reports
        CourseDialog(reports.folder if reports is not None else None, self).open()

    def _show_reports(self) -> None:
        voting = self._of.voting
        taken = voting.reports
        text = self.tr("Collect reports…")
        if taken is not None:
            text = filled(self.tr("Stop collecting: {0} {0:report|reports} so far"), taken.count)
        self.reports.setText(text)
        self.reports.setAccessibleName(text)
        self.reports.setChecked(taken is not None)
        self.reports.setVisible(voting.server is not None)

    def refresh(self) -> None:
        """Show whether the page is served, and who has joined."""
        self._show_reports()
        voting = self._of.voting
        server, students = voting.server, voting.room.students
        text = self.tr("Close the page") if server is not None else self.tr("Serve the page")
        self.switch.setText(text)
        self.switch.setAccessibleName(text)
        self.address.setEnabled(server is None)
        self.how.setVisible(server is not None)
        self.how.setChecked(self._of.joining)
        self.limit.setVisible(server is not None)
        self._show_limit()
        if server is None:
            off = self.tr("Off. Students can vote on their own devices after you serve the page.")
            self.state.setText(off)
            return
        shown = self.tr("{0}  code {1}\n{2} joined").format(server.address, voting.room.code, len(students))
        count = server.served.refused
        refused = filled(self.tr(", {0} {0:request|requests} refused"), count) if count else ""
        lines = [f"{shown}{refused}", *self._crowds(), self._names()]
        self.state.setText("\n".join(line for line in lines if line))

    def _show_limit(self) -> None:
        room = self._of.voting.room
        over = len(room.surplus())
        if self.most.value() != room.from_one:  # otherwise, the text being typed would be lost
            self.most.setValue(room.from_one)
        text = self.tr("Remove {0} over the limit").format(over)
        self.surplus.setText(text)
        self.surplus.setAccessibleName(text)
        self.surplus.setVisible(over > 0)

    def _crowds(self) -> list[str]:
        """Return the address from which most students have joined, and the addresses from which no more
        students can join.
        """
        room = self._of.voting.room
        network, number = room.crowd()
        most = [self.tr("{0} of these from {1}").format(number, network)] if number > 1 else []
        full = [
            self.tr("The limit is reached: no more students can join from {0}").format(text)
            for text in room.full[:FULL]
        ]
        return [*most, *full]

    def _names(self) -> str:
        """Return the names that were typed, with a check mark for those who have voted on this question."""
        room = self._of.voting.room
        voted = room.votes()
        named = [
            f"{student.name}{' ✓' if student.token in voted else ''}"
            for student in room.students
            if student.name
        ]
        more = self.tr(", and {0} more").format(len(named) - NAMES) if len(named) > NAMES else ""
        return ", ".join(named[:NAMES]) + more
