"""Play, step, restart, go to a moment or an event, fork, and the speed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QFont, QIcon
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QToolButton, QVBoxLayout, QWidget

from app.language import scenario_text
from app.look import theme
from app.run import speed
from app.widgets.button import ICON, action_button, plain
from app.widgets.reach import make_accessible, tab_through
from app.window.speed_slider import SpeedSlider

LABEL_POINTS = 7.0
SHIFTED = {"back": "back-event", "step": "event"}  # action of a click with Shift
OFF_BY = 0.05  # difference from the requested speed, as a share, that is not shown


class Transport(QWidget):
    """The controls of a run; everything except the speed and the moments is a window action."""

    speed_chosen = Signal(float)
    run_to = Signal(object)  # ns

    def __init__(self, actions: Mapping[str, QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._actions = actions
        self.play = self._play_button(actions["play"])
        names = ("restart", "back", "step", "previous-kind", "next-kind", "fork")
        buttons = (self._compact(self._button(name)) for name in names)
        self.restart, self.back, self.step, self.previous, self.next, self.fork = buttons
        self.kind, self.until = self._menu_button(), self._menu_button()
        self.kinds = self.kind.menu()
        self.slider = SpeedSlider(self)
        self.asked = QLabel("60×", self)
        self.reached = QLabel("", self)
        self._name_controls()
        self._lay_out()
        self.refresh()
        self.slider.chosen.connect(self.speed_chosen)

    def _play_button(self, action: QAction) -> QToolButton:
        """Return a button with a separate icon, because its strong background needs the light icon."""
        button = QToolButton(self)
        button.setObjectName("primary")
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setIconSize(ICON)
        make_accessible(button, plain(action.text()), action.whatsThis())
        button.clicked.connect(action.trigger)
        return button

    def _button(self, name: str) -> QToolButton:
        shifted = SHIFTED.get(name)
        return action_button(self._actions[name], self, shifted=self._actions[shifted] if shifted else None)

    def _compact(self, button: QToolButton) -> QToolButton:
        button.setProperty("tight", True)
        return button

    def label(self, shown: bool) -> None:
        """Show a short text below each icon, or no text if the line has no room for it."""
        beside = Qt.ToolButtonStyle
        style = beside.ToolButtonTextUnderIcon if shown else beside.ToolButtonIconOnly
        for button, text in self._labels().items():
            if (action := button.defaultAction()) is not None:
                action.setIconText(text)
            button.setText(text)
            button.setToolButtonStyle(style)
            button.setFont(theme.font(LABEL_POINTS if shown else theme.POINTS))

    def _labels(self) -> dict[QToolButton, str]:
        return {
            self.restart: self.tr("Restart"),
            self.back: self.tr("Back"),
            self.step: self.tr("Step"),
            self.previous: self.tr("Previous"),
            self.next: self.tr("Next"),
            self.kind: self.tr("Kind"),
            self.until: self.tr("Run to"),
            self.fork: self.tr("Fork"),
        }

    def _menu_button(self) -> QToolButton:
        button = QToolButton(self, popupMode=QToolButton.ToolButtonPopupMode.InstantPopup)
        button.setMenu(QMenu(button))
        button.setIconSize(ICON)
        return self._compact(button)

    def _name_controls(self) -> None:
        make_accessible(
            self.until,
            self.tr("Run to"),
            self.tr("Goes to a moment, or to the time at which a condition becomes true, and stops."),
        )
        make_accessible(
            self.kind,
            self.tr("Event type"),
            self.tr(
                "The event type for the two buttons next to it: an incident, a state, or a machine event."
            ),
        )
        for button in (self.until, self.kind):
            button.setToolTip(button.whatsThis())
        make_accessible(
            self.slider,
            self.tr("Speed"),
            self.tr(
                "Ratio of simulated time to real time: 60× shows an hour in a minute. Page Up and Page Down "
                "go to the next marked speed."
            ),
        )
        self.slider.setToolTip(self.slider.whatsThis())
        self.asked.setFont(theme.font(11, QFont.Weight.DemiBold))
        self.reached.setFont(theme.font(8))
        self.reached.setObjectName("caption")
        self.asked.setToolTip(self.tr("The selected speed"))
        self.reached.setToolTip(self.tr("Actual speed"))
        for label in (self.asked, self.reached):
            label.setMinimumWidth(62)

    def _lay_out(self) -> None:
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(3)
        steps = (self.restart, self.back, self.play, self.step)
        goals = (self.previous, self.next, self.kind, self.until, self.fork)
        for button in steps:
            line.addWidget(button)
        line.addSpacing(4)
        for button in goals:
            line.addWidget(button)
        tab_through((*steps, *goals, self.slider))
        line.addSpacing(4)
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

    def show_scenario(self, scenario: Any) -> None:
        """Offer the moments of another run."""
        self.set_moments(_moments(scenario, self.tr("End of the run")))

    def set_moments(self, moments: list[tuple[str, int]]) -> None:
        """Offer moments to run to, with titles and times in ns."""
        menu = self.until.menu()
        menu.clear()
        menu.addAction(self._actions["until"])
        menu.addSeparator()
        for title, time in moments:
            menu.addAction(title).triggered.connect(_Go(self, time))

    def show_kind(self, title: str) -> None:
        """Show the kind of event to which the buttons go."""
        self.kind.setToolTip(f"{title}\n{self.kind.whatsThis()}")
        self.kind.setAccessibleDescription(title)

    def refresh(self) -> None:
        """Redraw the icons in the colors of the current theme."""
        self.kind.setIcon(theme.icon("down"))
        self.until.setIcon(theme.icon("until"))
        self._fit_play(self.play.text())

    def show_playing(self, playing: bool) -> None:
        """Let the play button pause while the run is playing."""
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
        self._fit_play(text)

    def _fit_play(self, shown: str) -> None:
        """Make the button as wide as the wider of its texts, so that nothing moves when the text changes."""
        letters = self.play.fontMetrics().horizontalAdvance
        widest = max(letters(text) for text in (self.tr("Pause"), self.tr("Play")))
        self.play.setFixedWidth(self.play.sizeHint().width() + widest - letters(shown))

    def show_speed(self, asked: float, reached: float, slowed: bool = False) -> None:
        """Show the requested speed, and the actual speed if it differs; `slowed`: slowed down on purpose."""
        self.asked.setText(speed.text(asked))
        missing = asked == speed.MAX or reached < asked * (1 - OFF_BY)
        text = self.tr("slow {0}") if slowed else self.tr("now {0}")
        self.reached.setText(text.format(speed.text(reached)) if reached and (missing or slowed) else "")
        self.reached.setVisible(bool(self.reached.text()))


class _Go:
    """Emits the time of a menu entry."""

    def __init__(self, transport: Transport, time: Any) -> None:
        self._transport, self._time = transport, time

    def __call__(self) -> None:
        self._transport.run_to.emit(self._time)


def _moments(scenario: Any, end: str) -> list[tuple[str, int]]:
    """Return the moments to run to: all phases except the first, the marks, and the end."""
    found = {phase.start: scenario_text(phase.title) for phase in scenario.phases if phase.start > 0}
    found |= {mark.at: scenario_text(mark.title) for mark in scenario.marks}
    found[scenario.until] = end
    return [(title, at) for at, title in sorted(found.items())]
