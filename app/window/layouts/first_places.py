"""The default places of the panels: docks are side by side, above each other, and on tabs."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QMainWindow, QTabBar

from app.frame import docks
from app.look.theme import text_scale
from app.panels import specs
from app.panels.specs import LESSON
from app.widgets.card import Card
from app.window.layouts.kinds import AGED, COLUMNS, SHARES, USUAL, Column, columns, shown

LEFT_SHARE = 0.655  # of the width, for bars and timeline
LANES_LEFT = 0.6  # the same for lanes and timeline: legends have room beside the titles at the right
LANES_SHARE = 0.54  # of the height left by the strip, for the timeline and its tabs
TABLE_HEIGHT = 384  # px: eleven guests; the charts above share what is left
CHART_HEIGHT = 164  # minimum, px
STRIP_HEIGHT = 62
PLACE_HEIGHT = 156  # px at 100% that a chart needs; with larger text, fewer charts fit above each other
STRIP = ("storage",)  # a low panel
TOUCH = 8  # px: maximum distance between a tab bar and its card
LESSON_SHARE = 0.28  # of the width
MOST_OF_LESSON = 0.45  # of the width, with large text
LESSON_WIDTH = (372, 470)  # px at 100%, least and most: about 65 characters a line


def keys() -> dict[str, str]:
    """Return the panel of each key: 1 to 9 in panel order, 0 for the lesson."""
    others = [spec.id for spec in specs.panels() if spec.id != LESSON]
    return {str(number): name for number, name in enumerate(others[:9], start=1)} | {"0": LESSON}


def size_lesson(window: QMainWindow, cards: dict[str, Card]) -> None:
    """Give the lesson's card a readable width, and the other cards the rest."""
    wide = 0 if cards[LESSON].isHidden() else lesson_width(window)
    usual = all(cards[name].isHidden() for name in ("processors", "throughput", "steal", "efficiency"))
    share = LEFT_SHARE if usual else LANES_LEFT
    left = round((window.width() - wide) * share)
    right = window.width() - wide - left
    widths = dict.fromkeys("memory lanes linux_memory relocation cluster members".split(), left)
    widths |= dict.fromkeys("cpu processors throughput steal efficiency".split(), right) | {LESSON: wide}
    shown = [name for name in widths if widths[name] and not cards[name].isHidden()]
    window.resizeDocks(
        [cards[name] for name in shown], [widths[name] for name in shown], Qt.Orientation.Horizontal
    )


def lesson_width(window: QMainWindow) -> int:
    """Return the width of the lesson's card in logical pixels."""
    least, most = (round(width * text_scale()) for width in LESSON_WIDTH)
    wide = min(max(round(window.width() * LESSON_SHARE), least), most)
    return min(wide, round(window.width() * MOST_OF_LESSON))


def arrange(window: QMainWindow, cards: dict[str, Card], kind: str = USUAL) -> None:
    """Apply the default layout for a kind of scenario; the lesson is leftmost, and stays visible or hidden.

    Usually bars over timeline over storage are on the left, and the rest is on the right. With locks: lanes
    over timeline on the left; processors, locks and timer requests on the right. With Linux: its memory over
    its CPUs on the left; throughput and scans on the right. With several systems: relocations over their
    passes over the devices on the left; steal, links and the table of relocations on the right. With a CEC:
    physical cores over timeline on the left; LPARs over HiperDispatch or over the guests on the right.
    """
    with docks.filled_later(window, cards.values()):
        _arrange(window, cards, kind)


def _arrange(window: QMainWindow, cards: dict[str, Card], kind: str) -> None:
    down = Qt.Orientation.Vertical
    visible = {*shown(kind), LESSON} - {LESSON if cards[LESSON].isHidden() else ""}
    for card in cards.values():  # while hidden, they cost little to move
        card.hide()
    for card in [cards[LESSON], *cards.values()]:
        if card.isFloating():
            card.setFloating(False)
        window.addDockWidget(Qt.DockWidgetArea.TopDockWidgetArea, card)
    whole = columns(kind)
    fitting = tuple(_merged(column, places_of(window)) for column in whole)
    left, right = (column[0][0] for column in fitting)
    window.splitDockWidget(cards[LESSON], cards[left], Qt.Orientation.Horizontal)
    window.splitDockWidget(cards[left], cards[right], Qt.Orientation.Horizontal)
    for column in fitting:
        for (above, *_), (below, *_) in pairwise(column):
            window.splitDockWidget(cards[above], cards[below], down)
    places = [tabs for column in fitting for tabs in column]
    for tabs in places:
        for before, name in pairwise(tabs):
            window.tabifyDockWidget(cards[before], cards[name])
    layout = window.layout()
    assert layout is not None
    with docks.laid_out_once(layout):
        for name, card in cards.items():
            card.setVisible(name in visible)
    for tabs in places:
        cards[next((name for name in tabs if name in visible), tabs[0])].raise_()
    docks.settle(window)
    size_lesson(window, cards)
    if fitting != whole:
        _size_equally(window, cards, fitting)
    elif kind in (USUAL, AGED):
        _size_usual(window, cards)
    else:
        _size_columns(window, cards, kind)
    tidy(window, cards)


def places_of(window: QMainWindow) -> int:
    """Return the number of charts that fit above each other at the current text size."""
    return max(1, int(window.height() / text_scale() / PLACE_HEIGHT))


def _merged(column: Column, most: int) -> Column:
    strip = column[-1:] if column[-1] == STRIP else ()
    charts = column[: len(column) - len(strip)]
    if len(charts) <= most:
        return column
    return (*charts[: most - 1], tuple(name for tabs in charts[most - 1 :] for name in tabs), *strip)


def _size_equally(window: QMainWindow, cards: dict[str, Card], columns: tuple[Column, ...]) -> None:
    strip = round(STRIP_HEIGHT * text_scale())
    for column in columns:
        charts = len(column) - (column[-1] == STRIP)
        each = (window.height() - strip * (len(column) - charts)) // charts
        heights = [strip if tabs == STRIP else each for tabs in column]
        window.resizeDocks([cards[first] for first, *_ in column], heights, Qt.Orientation.Vertical)


def tidy(window: QMainWindow, cards: Mapping[str, Card]) -> None:
    """Show full titles on tabs, and hide tab bars that Qt leaves behind when docks are rearranged."""
    docks.settle(window)
    places = {card.windowTitle(): card.geometry() for card in cards.values() if not card.isHidden()}
    for bar in window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly):
        bar.setElideMode(Qt.TextElideMode.ElideNone)  # full titles: arrows lead to those without room
        own = places.get(bar.tabText(bar.currentIndex()))
        inside = bar.geometry().intersects(window.rect())
        if inside and (own is None or not _below(bar.geometry(), own)):
            bar.hide()


def _below(bar: QRect, card: QRect) -> bool:
    return abs(bar.top() - card.bottom()) < TOUCH and abs(bar.left() - card.left()) < TOUCH


def _size_columns(window: QMainWindow, cards: dict[str, Card], kind: str) -> None:
    for column, shares in zip(COLUMNS[kind], SHARES[kind], strict=True):
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
