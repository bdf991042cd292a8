"""Play, step, restart, run to a moment, and the speed."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QIcon
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QToolButton, QVBoxLayout, QWidget

from app import speed, theme
from app.widgets.button import ICON, action_button, plain
from app.widgets.reach import reachable
from app.widgets.speed_slider import SpeedSlider

OFF_BY = 0.05  # share of the asked speed that may be missing before it is said


class Transport(QWidget):
    """The controls of a run; everything but the speed and the moments is an action of the window."""

    speed_chosen = Signal(float)
    run_to = Signal(object)  # ns

    def __init__(self, actions: Mapping[str, QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._actions = actions
        self.play = self._play_button(actions["play"])
        self.restart, self.step = (action_button(actions[name], self) for name in ("restart", "step"))
        self.until = QToolButton(self, popupMode=QToolButton.ToolButtonPopupMode.InstantPopup)
        self.until.setText(self.tr("Run to…"))
        self.until.setMenu(QMenu(self.until))
        self.slider = SpeedSlider(self)
        self.asked = QLabel("60×", self)
        self.reached = QLabel("", self)
        self._name_controls()
        self._lay_out()
        self.slider.chosen.connect(self.speed_chosen)

    def _play_button(self, action: QAction) -> QToolButton:
        """Not the action's own button: on its strong ground the icon is the light one."""
        button = QToolButton(self)
        button.setObjectName("primary")
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setIconSize(ICON)
        reachable(button, plain(action.text()), action.whatsThis())
        button.clicked.connect(action.trigger)
        return button

    def _name_controls(self) -> None:
        reachable(
            self.until,
            self.tr("Run to"),
            self.tr("Runs at full speed to a moment and stops."),
        )
        self.until.setToolTip(self.until.whatsThis())
        reachable(
            self.slider,
            self.tr("Speed"),
            self.tr(
                "Simulated time per real time: 60× shows an hour of the study in a minute. "
                "Page Up and Page Down go to the next marked speed."
            ),
        )
        self.slider.setToolTip(self.slider.whatsThis())
        self.asked.setFont(theme.font(11, theme.QFont.Weight.DemiBold))
        self.reached.setFont(theme.font(8))
        self.reached.setObjectName("caption")
        self.asked.setToolTip(self.tr("The speed that was asked for"))
        self.reached.setToolTip(self.tr("The speed that is reached"))
        for label in (self.asked, self.reached):
            label.setFixedWidth(62)

    def _lay_out(self) -> None:
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(6)
        for button in (self.restart, self.play, self.step, self.until):
            line.addWidget(button)
        for before, after in pairwise((self.restart, self.play, self.step, self.until, self.slider)):
            QWidget.setTabOrder(before, after)
        line.addSpacing(10)
        caption = QLabel(self.tr("Speed"), self)
        caption.setObjectName("caption")
        caption.setBuddy(self.slider)
        line.addWidget(caption)
        line.addWidget(self.slider)
        line.addWidget(self._ratios())

    def _ratios(self) -> QWidget:
        both = QWidget(self)
        lines = QVBoxLayout(both)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(0)
        lines.addStretch(1)
        lines.addWidget(self.asked)
        lines.addWidget(self.reached)
        lines.addStretch(1)
        return both

    def set_moments(self, moments: list[tuple[str, int]]) -> None:
        """What can be run to: titles and times, ns."""
        menu = self.until.menu()
        menu.clear()
        for title, time in moments:
            menu.addAction(title).triggered.connect(_Go(self, time))

    def show_playing(self, playing: bool) -> None:
        """The play button pauses while the run goes on."""
        text, icon = (
            self.tr("Pause") if playing else self.tr("Play"),
            theme.icon("pause" if playing else "play"),
        )
        self._actions["play"].setText(text)
        self._actions["play"].setIcon(icon)
        self.play.setText(text)
        self.play.setAccessibleName(text)
        self.play.setToolTip(self.tr("{0} (Space)").format(text))
        self.play.setIcon(QIcon(icon.pixmap(ICON * 2, QIcon.Mode.Normal, QIcon.State.On)))

    def show_speed(self, asked: float, reached: float) -> None:
        """The ratio asked for, and the reached one when it is another."""
        self.asked.setText(speed.text(asked))
        missing = asked == speed.MAX or reached < asked * (1 - OFF_BY)
        self.reached.setText(self.tr("now {0}").format(speed.text(reached)) if reached and missing else "")
        self.reached.setVisible(bool(self.reached.text()))


class _Go:
    """Emits the time of a menu entry."""

    def __init__(self, transport: Transport, time: Any) -> None:
        self._transport, self._time = transport, time

    def __call__(self) -> None:
        self._transport.run_to.emit(self._time)
