"""Announcements for screen readers: changes that occur without a move of the focus are announced once."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget


class Announcer(QObject):
    """Announces sentences; `said` emits each of them."""

    said = Signal(str)

    def announce(self, widget: QWidget, text: str, urgent: bool = False) -> None:
        """Announce a text about a visible widget to a screen reader; urgent: before the current
        announcement.
        """
        if not text or not widget.isVisible():
            return
        # imported late: Python makes dozens of enumerations for the class
        from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

        event = QAccessibleAnnouncementEvent(widget, text)
        polite = QAccessible.AnnouncementPoliteness
        event.setPoliteness(polite.Assertive if urgent else polite.Polite)
        QAccessible.updateAccessibility(event)
        self.said.emit(text)


announcer = Announcer()
announce = announcer.announce
