"""The bodies of the panels: made when they are seen, given what they ask for, and listened to."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from app.frame import docks
from app.frame.later import later
from app.topology.window.panels import AT_ONCE, Panel, panels

if TYPE_CHECKING:  # imported after the first painting
    from app.topology.editor import Editor
    from app.topology.running.run_panel import RunPanel
    from app.topology.window.main_window import TopologyWindow
    from engine.ficon.drawing.checking.live_checks import Checked

LATER = 50  # ms until the hidden panels are made


def _make_body(panel: Panel, editor: Editor, parent: QWidget) -> QWidget:
    """Import the module of a panel, and return its widget."""
    module, _, name = panel.made_by.rpartition(".")
    body: QWidget = getattr(import_module(module), name)(editor, parent)
    return body


class Bodies(QObject):
    """Fills the cards of a window, by the names of the panels."""

    completed = Signal()  # there are all of them

    def __init__(self, window: TopologyWindow) -> None:
        super().__init__(window)
        self._window = window
        self._waiting = {panel.id: panel for panel in panels()}
        for name, card in window.cards.items():
            card.visibilityChanged.connect(partial(self._shown, name))

    def fill(self) -> None:
        """Fill the panels that are visible; the others follow, or are filled when they are opened."""
        for name in list(self._waiting):
            if name in AT_ONCE or docks.is_seen(self._window.cards[name]):
                self.body(name)
        later(self, self._fill_rest, LATER)

    def _fill_rest(self) -> None:
        """Fill the hidden panels one by one."""
        if self._waiting:
            self.body(next(iter(self._waiting)))
        if self._waiting:
            later(self, self._fill_rest)
        else:
            self.completed.emit()

    def _shown(self, name: str, visible: bool) -> None:
        """Fill a card that was raised or opened."""
        if visible and self._window.is_furnished and not self._window.arranging.tidying:
            self.body(name)

    def body(self, name: str) -> QWidget:
        """Return the body of a panel, made now if it was not before."""
        panel, card = self._waiting.pop(name, None), self._window.cards[name]
        if panel is not None:
            body = _make_body(panel, self._window.editor, card)
            card.set_body(body)
            card.enter_by_tab()
            body.setVisible(docks.is_seen(card))
            self._furnish(body)
        assert card.body is not None
        return card.body

    def run_panel(self) -> RunPanel:
        """Return the panel from which the drawing runs."""
        return cast("RunPanel", self.body("run"))

    @property
    def running(self) -> bool:
        """True while the drawing runs."""
        return "run" not in self._waiting and self.run_panel().drawn.running

    def _furnish(self, body: QWidget) -> None:
        """Give a panel what it asks for, and listen to it."""
        window = self._window
        if hasattr(body, "use_canvas"):
            body.use_canvas(window.canvas)
        if hasattr(body, "use_others"):
            body.use_others(window.other_drawings)
        if hasattr(body, "use_templates"):
            from app.topology.own_templates.files import own_templates  # late: the start stays short

            body.use_templates(own_templates(window.settings.templates))
        self._connect(body)

    def _connect(self, body: QWidget) -> None:
        window = self._window
        messages = window.messages
        offer = partial(messages.offer, error=True)
        for name, say in (("told", messages.say), ("failed", messages.refuse), ("offered", offer)):
            if signal := getattr(body, name, None):
                signal.connect(say)
        if asked := getattr(body, "put_asked", None):
            asked.connect(window.menus.put)
        if checking := getattr(body, "checking", None):
            checking.checked.connect(self._show_problems)
            checking.begun.connect(window.status.show_checking)
            checking.cancelled.connect(window.status.show_unchecked)
            self._marks = checking.marks

    def _show_problems(self, checked: Checked) -> None:
        from engine.ficon.drawing.checking.finding import SEVERITIES  # late: the start stays short

        counts = {severity: checked.count(severity) for severity in SEVERITIES}
        self._window.status.show_problems(counts, checked.milliseconds)
        self._window.canvas.show_problems(self._marks())
