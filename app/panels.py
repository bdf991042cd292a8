"""The panels of the window: which there are, and their first places."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QLabel, QMainWindow

from app.widgets.card import Card

LEFT_SHARE = 0.655  # of the width, for bars and timeline
LANES_SHARE = 0.54  # of the height left by the strip, for the timeline and its tabs
TABLE_HEIGHT = 384  # px: eleven guests; the charts above share what is left
CHART_HEIGHT = 164  # px, at least
STRIP_HEIGHT = 62
LESSON = "lesson"  # the card at the left, full height; it is there when a lesson is wanted
LESSON_SHARE = 0.28  # of the width
LESSON_WIDTH = (372, 470)  # px, least and most: about 65 characters a line


@dataclass(frozen=True)
class Panel:
    """A panel's id (a chart's id where it holds one), title and help."""

    id: str
    title: str
    help: str


def _tr(text: str) -> str:
    return QCoreApplication.translate("Panels", text)


def panels() -> list[Panel]:
    """All panels; the first nine in the order of their keys."""
    return [
        Panel(
            "memory",
            _tr("Where each guest's pages are"),
            _tr("A bar a guest: pages in real storage, in XSTOR, in both, and on DASD."),
        ),
        Panel(
            "timeline",
            _tr("Scheduling states"),
            _tr("A row a guest: what CP sees its virtual CPU do. Zoom with the wheel, W and S."),
        ),
        Panel(
            "cpu",
            _tr("Real CPU by kind of guest"),
            _tr("IFLs used by each kind of guest, and what CP itself used for them."),
        ),
        Panel("paging", _tr("Paging"), _tr("Pages a second that come into real storage and leave it.")),
        Panel("guests", _tr("Guests"), _tr("All guests in numbers. Click a heading to sort.")),
        Panel("storage", _tr("Storage"), _tr("Free frames, XSTOR, paging and the demand scan.")),
        Panel(
            "guide", _tr("What to watch"), _tr("The text that comes with the run: what to see, what to try.")
        ),
        Panel(
            "study",
            _tr("Published and simulated"),
            _tr("What the study published, beside what this run says, and by how much it is off."),
        ),
        Panel(
            "console",
            _tr("Console"),
            _tr("Commands to CP and to the guests' Linux, and their answers. Tab completes, F1 explains."),
        ),
        Panel(
            "runs",
            _tr("Runs"),
            _tr("The branches of the session, which of them is compared, and the markers."),
        ),
        Panel(
            "matrix",
            _tr("Run matrix"),
            _tr("All runs of a study side by side, simulated in the background, and its tables."),
        ),
        Panel(LESSON, _tr("Lesson"), _tr("A lesson: what to read, to predict, to run and to do.")),
    ]


def keys() -> dict[str, str]:
    """The key of each panel: 1 to 9 in their order, 0 for the lesson."""
    others = [panel.id for panel in panels() if panel.id != LESSON]
    return {str(number): name for number, name in enumerate(others[:9], start=1)} | {"0": LESSON}


def make_cards(window: QMainWindow) -> dict[str, Card]:
    """An empty card for each panel, by id."""
    cards = {}
    for panel in panels():
        cards[panel.id] = Card(panel.id, panel.title, window, beside=panel.id == "storage")
        cards[panel.id].setWhatsThis(panel.help)
        waiting = QLabel(_tr("Loading…"), cards[panel.id], alignment=Qt.AlignmentFlag.AlignCenter)
        waiting.setObjectName("caption")
        cards[panel.id].set_body(waiting)
    cards[LESSON].hide()  # until somebody wants it
    return cards


def size_lesson(window: QMainWindow, cards: dict[str, Card]) -> None:
    """Give the lesson's card the width in which it reads well, and the others what is left."""
    wide = 0 if cards[LESSON].isHidden() else lesson_width(window)
    left = round((window.width() - wide) * LEFT_SHARE)
    widths = {LESSON: wide, "memory": left, "cpu": window.width() - wide - left}
    shown = [name for name in widths if widths[name] and not cards[name].isHidden()]
    window.resizeDocks(
        [cards[name] for name in shown], [widths[name] for name in shown], Qt.Orientation.Horizontal
    )


def lesson_width(window: QMainWindow) -> int:
    """Logical pixels."""
    least, most = LESSON_WIDTH
    return min(max(round(window.width() * LESSON_SHARE), least), most)


def arrange(window: QMainWindow, cards: dict[str, Card]) -> None:
    """The first layout: bars over timeline over storage on the left, the rest on the right.

    The lesson is left of all that, full height; shown or not as it was.
    """
    across, down = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
    shown = not cards[LESSON].isHidden()
    for card in [cards[LESSON], *cards.values()]:
        card.setFloating(False)
        window.addDockWidget(Qt.DockWidgetArea.TopDockWidgetArea, card)
        card.show()
    window.splitDockWidget(cards[LESSON], cards["memory"], across)
    window.splitDockWidget(cards["memory"], cards["cpu"], across)
    window.splitDockWidget(cards["memory"], cards["timeline"], down)
    window.splitDockWidget(cards["timeline"], cards["storage"], down)
    window.splitDockWidget(cards["cpu"], cards["paging"], down)
    window.splitDockWidget(cards["paging"], cards["guests"], down)
    window.tabifyDockWidget(cards["guests"], cards["guide"])
    window.tabifyDockWidget(cards["timeline"], cards["study"])
    window.tabifyDockWidget(cards["study"], cards["matrix"])
    window.tabifyDockWidget(cards["guide"], cards["console"])
    window.tabifyDockWidget(cards["console"], cards["runs"])
    cards["guests"].raise_()
    cards["timeline"].raise_()
    cards[LESSON].setVisible(shown)
    size_lesson(window, cards)
    height = window.height()
    rest = height - STRIP_HEIGHT
    lanes = round(rest * LANES_SHARE)
    window.resizeDocks(
        [cards["memory"], cards["timeline"], cards["storage"]], [rest - lanes, lanes, STRIP_HEIGHT], down
    )
    chart = max((height - TABLE_HEIGHT) // 2, CHART_HEIGHT)
    window.resizeDocks(
        [cards["cpu"], cards["paging"], cards["guests"]], [chart, chart, height - 2 * chart], down
    )
