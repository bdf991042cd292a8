"""News for screen readers: what has changed without a move of the focus, said once."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


class Announcer(QObject):
    """Says sentences; `said` carries each of them."""

    said = Signal(str)

    def announce(self, widget: QWidget, text: str, urgent: bool = False) -> None:
        """Let a screen reader say a text about a widget that can be seen; urgent: before what it says now."""
        if not text or not widget.isVisible():
            return
        event = QAccessibleAnnouncementEvent(widget, text)
        polite = QAccessible.AnnouncementPoliteness
        event.setPoliteness(polite.Assertive if urgent else polite.Polite)
        QAccessible.updateAccessibility(event)
        self.said.emit(text)


announcer = Announcer()
announce = announcer.announce
