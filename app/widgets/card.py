"""A dock that looks like a card: a title line to drag it by, and a body."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDockWidget, QFrame, QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from app import theme
from app.widgets.reach import reachable

BUTTON_ICON = QSize(14, 14)


class Card(QDockWidget):
    """Can be moved, floated (double click on the title) and closed; `set_body` fills it."""

    def __init__(self, name: str, title: str, parent: QWidget | None = None, beside: bool = False) -> None:
        """`name` identifies it in a stored layout; `beside` puts the title to the left of the body."""
        super().__init__(title, parent)
        self.setObjectName(name)
        self.body: QWidget | None = None
        self._beside = beside
        if beside:
            feature = QDockWidget.DockWidgetFeature.DockWidgetVerticalTitleBar
            self.setFeatures(self.features() | feature)
        self._title = QLabel(title, self)
        self._title.setFont(theme.font(10.5, theme.QFont.Weight.DemiBold))
        self._close = QToolButton(self)
        self._line = QHBoxLayout()
        self._title_bar = self._make_title_bar()
        self.setTitleBarWidget(self._title_bar)
        self._frame = QFrame(self)
        self._frame.setObjectName("cardBody")
        self._frame.setProperty("beside", beside)
        self._inside = QVBoxLayout(self._frame)
        self._inside.setContentsMargins(1, 0, 1, 1)
        self.setWidget(self._frame)
        self.refresh()

    def _make_title_bar(self) -> QFrame:
        bar = QFrame(self)
        bar.setObjectName("cardTitle")
        bar.setProperty("beside", self._beside)
        self._close.setProperty("flat", True)
        self._close.setIconSize(BUTTON_ICON)
        self._close.clicked.connect(self.close)
        reachable(self._close, self.tr("Close {0}").format(self.windowTitle()))
        self._close.setToolTip(self.tr("Close; the View menu brings it back"))
        self._line.setContentsMargins(12, 4, 6, 2)
        self._line.setSpacing(2)
        self._line.addWidget(self._title)
        self._line.addStretch(1)
        self._line.addWidget(self._close)
        bar.setLayout(self._line)
        return bar

    def set_body(self, body: QWidget) -> None:
        """Put a widget into the card, in place of the one before it."""
        if self.body is not None:
            self._inside.removeWidget(self.body)
            self.body.deleteLater()
        self.body = body
        self._inside.addWidget(body)

    def add_action(self, action: QAction) -> QToolButton:
        """A small button for an action, at the right of the title."""
        button = QToolButton(self._title_bar)
        button.setDefaultAction(action)
        button.setIconSize(BUTTON_ICON)
        button.setProperty("flat", True)
        reachable(button, f"{action.text()}: {self.windowTitle()}", action.toolTip())
        self.add_control(button)
        return button

    def add_control(self, control: QWidget) -> None:
        """A small control at the right of the title."""
        self._line.insertWidget(self._line.count() - 1, control)

    def focus_body(self) -> None:
        """Show the card and give its body the focus."""
        self.show()
        self.raise_()
        if self.body is not None:
            target = self.body.focusProxy() or self.body
            target.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def refresh(self) -> None:
        """After a change of theme."""
        self._close.setIcon(theme.icon("close"))
