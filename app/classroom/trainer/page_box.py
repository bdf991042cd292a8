"""Serves the students' page when the trainer says so: an address to choose, the code, and who has joined."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QGroupBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from app.classroom.presentation import Presentation
from app.classroom.vote.server import AddressError, own_addresses
from app.widgets.looks import button
from app.widgets.reach import reachable
from engine.language import filled

NAMES = 24  # of students that are listed


class PageBox(QGroupBox):
    """Starts and stops the page; it is off until the button is pressed."""

    def __init__(self, presentation: Presentation, parent: QWidget) -> None:
        super().__init__(self.tr("Students’ page"), parent)
        self._of = presentation
        self.address = QComboBox(self)
        self.address.setEditable(True)
        self.address.addItems(own_addresses())
        reachable(
            self.address,
            self.tr("Address of this computer"),
            self.tr("The page is served at this address alone. Choose that of the network in the room."),
        )
        self.switch = button("", self.tr("Serves the students' page, or closes it."), self)
        self.state = QLabel(self, wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.state.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.how = button(self.tr("How to join"), self.tr("Shows address, code and QR code (J)."), self)
        self.how.setCheckable(True)
        self.how.clicked.connect(presentation.toggle_join)
        line = QHBoxLayout()
        line.addWidget(self.address, 1)
        line.addWidget(self.switch)
        line.addWidget(self.how)
        whole = QVBoxLayout(self)
        whole.addLayout(line)
        whole.addWidget(self.state)
        self.switch.clicked.connect(self.toggle)
        presentation.changed.connect(self.refresh)
        self.refresh()

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

    def refresh(self) -> None:
        """Show whether the page is served, and who has joined."""
        voting = self._of.voting
        server, students = voting.server, voting.room.students
        text = self.tr("Close the page") if server is not None else self.tr("Serve the page")
        self.switch.setText(text)
        self.switch.setAccessibleName(text)
        self.address.setEnabled(server is None)
        self.how.setVisible(server is not None)
        self.how.setChecked(self._of.joining)
        if server is None:
            off = self.tr("Off. Students can vote on their own devices once you serve the page.")
            self.state.setText(off)
            return
        shown = self.tr("{0}  code {1}\n{2} joined").format(server.address, voting.room.code, len(students))
        refused = (
            filled(self.tr(", {0} {0:request|requests} refused"), server.refused) if server.refused else ""
        )
        self.state.setText(f"{shown}{refused}\n{self._names()}".rstrip())

    def _names(self) -> str:
        """Return the names that were typed; a tick for those who have voted on this question."""
        room = self._of.voting.room
        voted = room.votes()
        named = [f"{one.name}{' ✓' if one.token in voted else ''}" for one in room.students if one.name]
        more = self.tr(", and {0} more").format(len(named) - NAMES) if len(named) > NAMES else ""
        return ", ".join(named[:NAMES]) + more
