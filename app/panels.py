"""The panels of the window: which there are, and their first places."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from PySide6.QtCore import QCoreApplication, QRect, Qt
from PySide6.QtWidgets import QLabel, QMainWindow, QTabBar

from app.widgets.card import Card

LEFT_SHARE = 0.655  # of the width, for bars and timeline
LANES_LEFT = 0.6  # the same for lanes and timeline: legends have room beside the titles at the right
LANES_SHARE = 0.54  # of the height left by the strip, for the timeline and its tabs
TABLE_HEIGHT = 384  # px: eleven guests; the charts above share what is left
CHART_HEIGHT = 164  # px, at least
STRIP_HEIGHT = 62
TOUCH = 8  # px: so near a bar of tabs lies to its card
USUAL, LOCKS = "usual", "locks"  # kinds of scenarios
COLUMNS = {  # of a kind: left and right, from above; those of one place are tabs
    USUAL: (
        (("memory",), ("timeline", "study", "matrix", "lanes", "rules"), ("storage",)),
        (("cpu", "processors"), ("paging", "lock", "timers"), ("guests", "guide", "console", "runs")),
    ),
    LOCKS: (
        (("lanes", "memory", "storage"), ("timeline", "study", "matrix", "rules")),
        (("processors", "cpu"), ("lock", "paging"), ("timers", "guests", "guide", "console", "runs")),
    ),
}
CLOSED = {
    USUAL: ("lanes", "processors", "lock", "timers", "rules"),
    LOCKS: ("memory", "storage", "cpu", "paging", "rules"),
}
LOCKS_SHARES = ((0.42, 0.58), (0.28, 0.33, 0.39))  # of the height
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
            _tr(
                "A row a guest: what CP sees its virtual CPU do. Zoom with the wheel, W and S; with Ctrl and "
                "the wheel, Up or Down fewer or more guests are shown."
            ),
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
        Panel(
            "rules",
            _tr("Rules of cpuplugd"),
            _tr(
                "The rules by which a guest's Linux gives up and takes back CPUs and memory: an editor, what "
                "is wrong with them, and what every term of them is at this moment. Run starts another run "
                "with the edited rules."
            ),
        ),
        *_of_locks(),
        Panel(LESSON, _tr("Lesson"), _tr("A lesson: what to read, to predict, to run and to do.")),
    ]


def _of_locks() -> list[Panel]:
    """What is of use above all for the releases whose locks are simulated."""
    return [
        Panel(
            "processors",
            _tr("Processors"),
            _tr(
                "What real processors do: guest code, CP, and spinning for a lock, in per cent of their "
                "time. First the master, then the average of all; the button in the corner chooses others. "
                "Dashed: what was published. A click on the legend hides a part, and so do Tab and Space."
            ),
        ),
        Panel(
            "timers",
            _tr("Timer requests"),
            _tr(
                "Timer requests (TRQBKs) that guests set and CP serves, and interrupts of the clock "
                "comparators. Below: how many due requests one hold of the lock takes, and how many are due "
                "and wait. When more and more are due, ticks come late and the system is no longer stable."
            ),
        ),
        Panel(
            "lock",
            _tr("Locks"),
            _tr(
                "How often a processor had to wait for a lock of CP, for how long it spun each time, and "
                "what share of all processors that takes, by lock; at the right the mean number of "
                "processors that wait. Dashed: what was published, of all locks together."
            ),
        ),
        Panel(
            "lanes",
            _tr("Processors as lanes"),
            _tr(
                "A lane a processor: what it does, down to a microsecond; below, who holds the locks and how "
                "many processors wait. Zoom with the wheel, W and S: close up every change is shown. N and P "
                "go to the next and the previous change; T, or a click in the legend, picks what stands out."
            ),
        ),
    ]


def kind_of(scenario: Any) -> str:
    """The kind of a scenario, which has a layout of its own."""
    return LOCKS if scenario.lpar.locks else USUAL


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
    share = LEFT_SHARE if cards["processors"].isHidden() else LANES_LEFT
    left = round((window.width() - wide) * share)
    right = window.width() - wide - left
    widths = {LESSON: wide, "memory": left, "lanes": left, "cpu": right, "processors": right}
    shown = [name for name in widths if widths[name] and not cards[name].isHidden()]
    window.resizeDocks(
        [cards[name] for name in shown], [widths[name] for name in shown], Qt.Orientation.Horizontal
    )


def lesson_width(window: QMainWindow) -> int:
    """Logical pixels."""
    least, most = LESSON_WIDTH
    return min(max(round(window.width() * LESSON_SHARE), least), most)


def arrange(window: QMainWindow, cards: dict[str, Card], kind: str = USUAL) -> None:
    """The first layout for a kind of scenario; the lesson is left of all, shown or not as it was.

    Usually bars over timeline over storage on the left, the rest on the right; with locks lanes over timeline
    on the left, and on the right processors, locks and timer requests.
    """
    down = Qt.Orientation.Vertical
    shown = not cards[LESSON].isHidden()
    for card in [cards[LESSON], *cards.values()]:
        card.setFloating(False)
        window.addDockWidget(Qt.DockWidgetArea.TopDockWidgetArea, card)
    columns = COLUMNS[kind]
    window.splitDockWidget(cards[LESSON], cards[columns[0][0][0]], Qt.Orientation.Horizontal)
    window.splitDockWidget(cards[columns[0][0][0]], cards[columns[1][0][0]], Qt.Orientation.Horizontal)
    for column in columns:
        for (above, *_), (below, *_) in pairwise(column):
            window.splitDockWidget(cards[above], cards[below], down)
    for first, *others in (tabs for column in columns for tabs in column):
        for before, name in pairwise([first, *others]):
            window.tabifyDockWidget(cards[before], cards[name])
    for name, card in cards.items():
        card.setVisible(shown if name == LESSON else name not in CLOSED[kind])
    for first, *_ in (tabs for column in columns for tabs in column):
        cards[first].raise_()
    _settle(window)
    size_lesson(window, cards)
    (_size_usual if kind == USUAL else _size_with_locks)(window, cards)
    tidy(window, cards)


def _settle(window: QMainWindow) -> None:
    """Lay the docks out now: before that they have no sizes that could be shared out."""
    layout = window.layout()
    assert layout is not None
    layout.activate()


def tidy(window: QMainWindow, cards: Mapping[str, Card]) -> None:
    """Hide the bars of tabs that are no more: Qt leaves them on the screen when docks are arranged anew."""
    _settle(window)
    places = {card.windowTitle(): card.geometry() for card in cards.values() if not card.isHidden()}
    for bar in window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly):
        own = places.get(bar.tabText(bar.currentIndex()))
        inside = bar.geometry().intersects(window.rect())
        if inside and (own is None or not _below(bar.geometry(), own)):
            bar.hide()


def _below(bar: QRect, card: QRect) -> bool:
    return abs(bar.top() - card.bottom()) < TOUCH and abs(bar.left() - card.left()) < TOUCH


def _size_with_locks(window: QMainWindow, cards: dict[str, Card]) -> None:
    for column, shares in zip(COLUMNS[LOCKS], LOCKS_SHARES, strict=True):
        heights = [round(window.height() * share) for share in shares]
        first = [cards[name] for name, *_ in column]
        window.resizeDocks(first, heights, Qt.Orientation.Vertical)


def _size_usual(window: QMainWindow, cards: dict[str, Card]) -> None:
    height, down = window.height(), Qt.Orientation.Vertical
    rest = height - STRIP_HEIGHT
    lanes = round(rest * LANES_SHARE)
    window.resizeDocks(
        [cards["memory"], cards["timeline"], cards["storage"]], [rest - lanes, lanes, STRIP_HEIGHT], down
    )
    chart = max((height - TABLE_HEIGHT) // 2, CHART_HEIGHT)
    window.resizeDocks(
        [cards["cpu"], cards["paging"], cards["guests"]], [chart, chart, height - 2 * chart], down
    )
