"""The body of the lesson card: the list of lessons, or the lesson in progress."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QApplication, QScrollArea, QStackedWidget, QWidget

from app.frame.later import later
from app.lesson.catalogue import Catalogue
from app.lesson.store import WorkStore
from lessons.format.load import LessonEntry

if TYPE_CHECKING:
    from app.lesson.end_page import EndPage
    from app.lesson.page import LessonPage
    from app.lesson.playing.player import Player

MIN_WIDTH = 340  # px


class LessonPanel(QStackedWidget):
    """Shows the catalog or a page."""

    def __init__(self, store: WorkStore, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWhatsThis(self.tr("Lessons: text and steps next to the lab."))
        self.catalogue = Catalogue(store, self)
        self.page: LessonPage | None = None
        self.end: EndPage | None = None
        self.addWidget(self.catalogue)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._bring_into_sight)

    def minimumSizeHint(self) -> QSize:
        """Return at least the size that the buttons need, which is larger in other languages and with
        large text.
        """
        return super().minimumSizeHint().expandedTo(QSize(MIN_WIDTH, 0))

    def _bring_into_sight(self, old: QWidget | None, new: QWidget | None) -> None:
        """Scroll to the widget that gets the focus; Qt does so only when the focus moves within the area.

        A box that gets the focus back from its own list was visible; its choice may have scrolled the area.
        """
        if new is not None and old is not None and old.window().parentWidget() is new:
            return
        shown = self.currentWidget()
        area = next((page.area for page in (self.page, self.end) if page and page is shown), self.catalogue)
        clicked = QApplication.mouseButtons() != Qt.MouseButton.NoButton  # the clicked element is visible
        unscrolled = self.page is not None and new is self.page.unscrolled
        if new is not None and area.isAncestorOf(new) and not clicked and not unscrolled:
            area.ensureWidgetVisible(new, 0, 12)
            later(new, lambda: self._keep_in_sight(area, new))  # the layout may grow meanwhile

    def _keep_in_sight(self, area: QScrollArea, widget: QWidget) -> None:
        if widget.hasFocus() and area.isAncestorOf(widget):
            area.ensureWidgetVisible(widget, 0, 12)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Pass the focus to the control for the next action."""
        shown = self.currentWidget()
        pages = (self.page, self.end, self.catalogue)
        next(page for page in pages if page is not None and page is shown).focus_first()

    def show_catalogue(self) -> None:
        """Show the list of lessons with their current state."""
        here = self.isAncestorOf(QApplication.focusWidget() or self.window())
        self.catalogue.fill()
        self.setCurrentWidget(self.catalogue)
        if here:
            self.catalogue.focus_first()

    def show_player(self, player: Player) -> LessonPage:
        """Play a lesson here."""
        from app.lesson.page import LessonPage  # imported late: the lesson list does not need it

        if self.page is not None:
            self.page.deleteLater()
        self.page = LessonPage(player, self)
        self.addWidget(self.page)
        self.setCurrentWidget(self.page)
        return self.page

    def show_end(self, player: Player, following: LessonEntry | None) -> EndPage:
        """Show the last page of a lesson; `show_step` leads back."""
        from app.lesson.end_page import EndPage  # late: as above

        if self.end is not None:
            self.end.deleteLater()
        self.end = EndPage(player, following, self)
        self.addWidget(self.end)
        self.setCurrentWidget(self.end)
        return self.end

    def show_step(self) -> None:
        """Show the page of the lesson again after its last page."""
        if self.page is not None:
            self.setCurrentWidget(self.page)
            self.page.focus_first()
