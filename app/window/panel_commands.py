"""Commands that bring a panel of the lab to the front, with the room that it needs."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics

from app.frame.window import FrameWindow
from app.look.theme import fixed_font
from app.window import panels

SWEEP_SHARE = 0.6  # of the height: two rows of small charts can be read
LINE, AROUND_LINE = 80, 56  # columns of a terminal; px around them in the console's card
CONSOLE_SHARE = 0.52  # of the width, at most


class PanelCommands:
    """Opens panels. They stay where the user has moved them."""

    def __init__(self, window: FrameWindow) -> None:
        """window: its panels are made later."""
        self._window = window

    def handlers(self) -> dict[str, Callable[[], object]]:
        """Return what the commands of the window do, by name."""
        return {
            "console": self.open_console,
            "runs": self.open_runs,
            "matrix": self.open_matrix,
            "sweep": self.open_sweep,
            "plot": self.open_plot,
            "experiment": self.open_experiment,
            "rules": self.open_rules,
        }

    def open_console(self) -> None:
        """Show the console, wide enough for CP's lines where the window has the room, to be typed at."""
        card = self._window.cards["console"]
        card.focus_body()
        wide = QFontMetrics(fixed_font()).horizontalAdvance("M" * LINE) + AROUND_LINE
        if not card.isFloating() and card.width() < wide <= CONSOLE_SHARE * self._window.desk.width():
            self._window.desk.resizeDocks([card], [wide], Qt.Orientation.Horizontal)

    def open_runs(self) -> None:
        """Show the runs and markers."""
        self._window.cards["runs"].focus_body()

    def open_matrix(self) -> None:
        """Show the runs of the study."""
        self._window.cards["matrix"].focus_body()

    def open_sweep(self) -> None:
        """Show the relocations over connections, channels and layouts, with room for two rows of charts."""
        self._open_high("sweep")

    def open_plot(self) -> None:
        """Show the plots, with room for two of them."""
        self._open_high("plot")

    def open_experiment(self) -> None:
        """Show the experiments, with room for a chart."""
        self._open_high("experiment")

    def _open_high(self, name: str) -> None:
        card, room = self._window.cards[name], round(SWEEP_SHARE * self._window.desk.height())
        card.focus_body()
        if not card.isFloating() and card.height() < room:
            self._window.desk.resizeDocks([card], [room], Qt.Orientation.Vertical)

    def open_rules(self) -> None:
        """Show the rules of cpuplugd and let them be edited."""
        self._window.cards["rules"].focus_body()

    def open_guide(self) -> None:
        """Bring what to watch in front of its tabs; the focus stays where it is."""
        self._window.cards["guide"].show()
        self._window.cards["guide"].raise_()

    def open_lesson(self) -> None:
        """Show the lesson, or the list of lessons, at the left."""
        card = self._window.cards[panels.LESSON]
        hidden = not card.isVisible()
        card.focus_body()
        if hidden and not card.isFloating():
            panels.size_lesson(self._window.desk, self._window.cards)
