"""A dock that looks like a card: a title line for dragging, and a body.

A body that paints its own card (a chart) covers the whole dock. The title line is then invisible and overlaps
the body's header, with its buttons in the corner that the body leaves free.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property

from PySide6.QtCore import QCoreApplication, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFont, QGuiApplication, QPainter, QPaintEvent, QRegion, QResizeEvent
from PySide6.QtWidgets import (
    QDockWidget,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QToolBar,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.look import theme
from app.widgets.reach import make_accessible, next_by_tab, tab_through

BUTTON_ICON = QSize(14, 14)
TARGET = 24  # px
EDGE = 4  # px around a covering body when the card floats, to resize it by
FRAME = 2  # px of it that are painted
FLOATING = QSize(480, 320)  # of a card that had no size
CORNER = 34.0  # px at the right of a covering body's head for the buttons


class Card(QDockWidget):
    """A card that can be moved, floated (double-click the title) and closed; `set_body` fills it."""

    def __init__(self, name: str, title: str, parent: QWidget | None = None, beside: bool = False) -> None:
        """Create the card; `name` identifies it in a stored layout, and `beside` puts the title to the
        left of the body. Most cards of a window stay closed: the parts of a card are created when it is
        first shown or used.
        """
        super().__init__(title, parent)
        self.setObjectName(name)
        self.body: QWidget | None = None
        self.first: QWidget | None = None  # what gets the focus in the body, when it has no proxy
        self._fill: Callable[[], object] | None = None  # gives the card its body, when it is visible
        self.may_fill = True  # not while panels are arranged: most are visible then for a moment
        self._beside, self._covered = beside, False
        if beside:
            self.setFeatures(self.features() | QDockWidget.DockWidgetFeature.DockWidgetVerticalTitleBar)
        self._tools: QToolBar | None = None
        self._leading: list[QWidget] = []  # controls of the title line before the body

    def setVisible(self, visible: bool) -> None:
        """Show or hide the card; a card without a body shows "Loading…"."""
        if visible and self.body is None:
            self.set_body(loading_label(self))
        super().setVisible(visible)

    @cached_property
    def _title(self) -> QLabel:
        title = QLabel(self.windowTitle(), self)
        title.setFont(theme.font(10.5, QFont.Weight.DemiBold))
        return title

    @cached_property
    def closing(self) -> QToolButton:
        """The button that closes the card."""
        closing = QToolButton(self)
        closing.setProperty("flat", True)
        closing.setIconSize(BUTTON_ICON)
        closing.setMinimumWidth(TARGET)
        closing.clicked.connect(self.close)
        make_accessible(closing, self.tr("Close {0}").format(self.windowTitle()))
        closing.setToolTip(self.tr("Close (reopen it from the View menu)"))
        closing.setIcon(theme.icon("close"))
        return closing

    @cached_property
    def _line(self) -> QHBoxLayout:
        line = QHBoxLayout()
        line.setContentsMargins(12, 5, 7, 2)
        line.setSpacing(2)
        line.addWidget(self._title)
        line.addStretch(1)
        line.addWidget(self.closing)
        return line

    @cached_property
    def _title_bar(self) -> QFrame:
        bar = self._framed("cardTitle", self._line)
        self.setTitleBarWidget(bar)
        self.topLevelChanged.connect(self._cover)
        self.topLevelChanged.connect(self._come_on_screen)
        return bar

    @cached_property
    def _inside(self) -> QVBoxLayout:
        inside = QVBoxLayout()
        inside.setContentsMargins(1, 0, 1, 1)
        return inside

    @cached_property
    def _frame(self) -> QFrame:
        frame = self._framed("cardBody", self._inside)
        self.setWidget(frame)
        return frame

    def _framed(self, name: str, inside: QLayout) -> QFrame:
        frame = QFrame(self)
        frame.setObjectName(name)
        frame.setProperty("beside", self._beside)
        frame.setLayout(inside)
        return frame

    def set_body(self, body: QWidget, covers: bool = False) -> None:
        """Put a widget into the card, replacing the previous widget; `covers`: it paints the card."""
        title_bar, frame = self._title_bar, self._frame
        if self.body is not None:
            self._inside.removeWidget(self.body)
            self.body.deleteLater()
        self.body, self._covered = body, covers
        if not covers:
            self._inside.addWidget(body)
            body.show()  # now: a layout alone would show it later
            self._inside.activate()
            return
        for part in (title_bar, frame):
            part.setObjectName("")  # it no longer has a separate look
            part.style().unpolish(part)
            part.style().polish(part)
        frame.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._title.hide()
        body.setParent(self)
        body.raise_()
        moved = getattr(body, "controls_moved", None)  # charts are not imported before the first painting
        if moved is not None:
            moved.connect(self._cover)
        title_bar.raise_()
        frame.setMinimumSize(body.minimumSize() - QSize(0, title_bar.sizeHint().height()))
        self._cover()
        body.show()

    def fill_when_seen(self, fill: Callable[[], object]) -> None:
        """Call `fill`, which gives the card its body, when the card first becomes visible or receives the
        focus.
        """
        self._fill = fill
        self.visibilityChanged.connect(self._fill_if_visible)
        self.fill_if_seen()

    @property
    def is_filled(self) -> bool:
        """True if the body has been created."""
        return self._fill is None

    def fill_if_seen(self) -> bool:
        """Fill the card if it can be seen and is still empty; return whether it was filled now."""
        seen = self.isVisible() and not self.visibleRegion().isEmpty()
        return self._fill_if_visible(seen)

    def _fill_if_visible(self, visible: bool) -> bool:
        if not (visible and self.may_fill) or self._fill is None:
            return False
        fill, self._fill = self._fill, None
        fill()
        return True

    def _cover(self) -> None:
        if self._covered and self.body is not None:
            edge = EDGE if self.isFloating() else 0
            self.body.setGeometry(self.rect().adjusted(edge, edge, -edge, -edge))
            self._free_controls(self.body)

    def _come_on_screen(self, floats: bool) -> None:
        """Float over the window, because Qt keeps a card behind a tab far outside it, at an unreadable
        size.
        """
        if floats and not any(
            self.frameGeometry().intersects(screen.availableGeometry())
            for screen in QGuiApplication.screens()
        ):
            above = self.parentWidget()
            around = self.screen().availableGeometry() if above is None else above.window().geometry()
            frame = QRect(QPoint(), FLOATING.boundedTo(around.size()))
            frame.moveCenter(around.center())
            self.setGeometry(frame)

    def _free_controls(self, body: QWidget) -> None:
        """Keep the invisible title line off the controls in the body's head."""
        free = QRegion(self._title_bar.rect())
        for control in body.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly):
            free -= QRegion(control.geometry().translated(body.pos() - self._title_bar.pos()))
        self._title_bar.setMask(free)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._cover()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.isFloating():  # no window manager draws a frame around it
            look = theme.current()
            with QPainter(self) as painter:
                painter.fillRect(self.rect(), look.outline)
                painter.fillRect(self.rect().adjusted(FRAME, FRAME, -FRAME, -FRAME), look.window)

    def add_controls(self, *controls: QWidget, leading: bool = False) -> None:
        """Add small controls on the right of the title.

        leading: Tab reaches them before the body, because their selection determines the target of the body's
        commands.
        """
        if self._tools is None:
            self._tools = _tools(self.tr("More of {0}").format(self.windowTitle()), self._title_bar)
            self._line.insertWidget(self._line.count() - 1, self._tools)
        for control in controls:
            self._tools.addWidget(control)
        if leading:
            self._leading += controls

    def bring_to_front(self) -> None:
        """Show the card, and fill it now if it is not filled yet."""
        self.show()
        self.raise_()
        self._fill_if_visible(True)

    def focus_body(self) -> None:
        """Show the card and set the focus to its body."""
        self.bring_to_front()
        if self.body is not None:
            (self.first or self.body.focusProxy() or self.body).setFocus(Qt.FocusReason.ShortcutFocusReason)

    def enter_by_tab(self) -> None:
        """Let Tab go through the body in order, not directly to its focus proxy, and skip a body covered by a
        tab.

        With a focus proxy, Tab would go directly to the proxy and skip everything before it.
        """
        assert self.body is not None
        self.first = self.body.focusProxy()
        self.body.setFocusProxy(None)  # type: ignore[arg-type]  # None is allowed
        self.visibilityChanged.connect(self.body.setVisible)

    def leads(self, part: QWidget) -> bool:
        """Return whether a part is, or is in, a control that Tab reaches before the body."""
        return any(part is control or control.isAncestorOf(part) for control in self._leading)

    def place_by_tab(self, part: QWidget) -> tuple[int, int]:
        """Return a sort key for the parts of the card: leading controls, the body in its own order, the title
        line from left to right, and the close button.
        """
        if not self._title_bar.isAncestorOf(part):
            return 1, 0
        group = 3 if part is self.closing else 0 if self.leads(part) else 2
        return group, part.mapTo(self, QPoint()).x()

    def focusNextPrevChild(self, onward: bool) -> bool:
        if self.isFloating():
            place_title_lines(self, [self])
        return super().focusNextPrevChild(onward)

    def refresh(self) -> None:
        """Redraw the icon in the colors of the current theme."""
        if "closing" in vars(self):  # if it is created later, it gets the colors of then
            self.closing.setIcon(theme.icon("close"))


def loading_label(parent: QWidget) -> QLabel:
    """Return a label that indicates loading."""
    text = QCoreApplication.translate("Panels", "Loading…")
    label = QLabel(text, parent, alignment=Qt.AlignmentFlag.AlignCenter)
    label.setObjectName("caption")
    return label


def place_title_lines(window: QWidget, cards: Sequence[Card]) -> None:
    """Put a card's title line after its body in the tab order, except for its leading controls.

    The window's tab order is traversed once for all cards because that takes some milliseconds.
    """
    owner: dict[QWidget, Card] = {}
    for card in cards:
        if card.body is not None:
            owner |= dict.fromkeys(card.findChildren(QWidget), card)
    stops: dict[Card, list[QWidget]] = {}
    widget = next_by_tab(window)
    while widget is not None and widget is not window:
        if widget in owner and widget.focusPolicy() & Qt.FocusPolicy.TabFocus and not widget.focusProxy():
            stops.setdefault(owner[widget], []).append(widget)
        widget = next_by_tab(widget)
    for card, found in stops.items():
        wanted = sorted(found, key=card.place_by_tab)
        if wanted != found:
            tab_through(wanted)


def _tools(more: str, parent: QWidget) -> QToolBar:
    """Return a line of controls; controls that do not fit are moved behind a button at its end."""
    made = QToolBar(parent)
    extension = made.findChild(QToolButton, "qt_toolbar_ext_button")
    if extension is not None:
        extension.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        extension.setToolTip(more)
        make_accessible(extension, more)
    return made
