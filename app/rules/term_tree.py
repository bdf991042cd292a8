"""The tree of rules: each term with its current value in the guest, and which terms were decisive.

The file's own variables are listed below the rules. Items that are not visible have no values until they are
expanded.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QBrush, QFont
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTreeWidget, QTreeWidgetItem, QWidget

from app.look import theme
from app.look.theme import fixed_font
from app.rules.live import LiveRules, would
from app.rules.words import meaning
from app.widgets.reach import make_accessible
from engine.cpuplugd.daemon.explain import TermNode, tree, value_text
from engine.cpuplugd.language.configuration import RULES, Configuration
from engine.cpuplugd.language.evaluate import Seen
from engine.cpuplugd.language.messages import RuleError
from engine.cpuplugd.language.parser import Parser
from engine.cpuplugd.language.terms import Constant, Name, Term, Variable, is_logical

MAX_TERMS = 2_000  # terms that are shown
DEEPEST = 60
OPEN = 3  # levels that are open at first
TERM, VALUE, PART = range(3)
WIDE = {VALUE: 96, PART: 78}  # px
MAX_TIP = 1_000  # characters
Path = tuple[int, ...]  # numbers of an item and of the items that contain it


class Chosen(NamedTuple):
    """A term selected in the tree."""

    rule: str  # or variable
    where: str  # rule or variable in whose text it lies
    term: Term
    text: str


class TermTree(QTreeWidget):
    """The tree; `show_rules` builds it, and `show_live` fills in the values."""

    chosen = Signal(object)  # Chosen, or None
    wanted = Signal(object)  # Chosen: its history

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._roots: dict[str, QTreeWidgetItem] = {}  # by rule or variable
        self._variables: dict[str, Term] = {}  # the item of each name
        self._items: dict[int, Chosen] = {}  # by number of an item
        self._configuration = Configuration()
        self._texts: tuple[str, ...] = ()
        self._last: LiveRules | None = None
        self._set_up()
        about = self.tr(
            "Each rule with its terms and their current values in the guest. Bold: the deciding "
            "term. In brackets: not evaluated by the daemon. Enter shows the history of a term."
        )
        make_accessible(self, self.tr("Rule terms"), about)
        self.currentItemChanged.connect(self._on_current)
        self.itemActivated.connect(self._on_activated)
        self.itemExpanded.connect(self._fill_again)
        theme.notifier.changed.connect(self._fill_again)

    def _set_up(self) -> None:
        self.setColumnCount(3)
        self.setHeaderLabels([self.tr("Term"), self.tr("Value"), self.tr("Part")])
        self.setUniformRowHeights(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setFont(fixed_font())
        self.setExpandsOnDoubleClick(False)
        header = self.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(TERM, QHeaderView.ResizeMode.Stretch)
        for column, wide in WIDE.items():
            header.resizeSection(column, wide)

    # ---- structure

    def show_rules(self, configuration: Configuration) -> None:
        """Show the rules of a file; items that still exist stay expanded and selected as before."""
        self._configuration = configuration
        self._variables = dict(_variables(configuration))
        texts = tuple(f"{name}={_source(configuration, name)}" for name in (*RULES, *configuration.variables))
        if texts == self._texts:
            self._rebind()
            return
        self._texts = texts
        opened, current = self._opened(), self._path(self.currentItem())
        self.blockSignals(True)
        self._build()
        self._open_again(opened)
        chosen = self._at(current) or self.topLevelItem(0)
        if chosen is not None:
            self.setCurrentItem(chosen)
        self.blockSignals(False)
        self._on_current()

    def _build(self) -> None:
        self.clear()
        self._roots, self._items = {}, {}
        left = MAX_TERMS
        for rule in RULES:
            node = self._node(rule, Seen({}, {}))
            if node is not None and left > 0:
                left = self._add(rule, node, self.invisibleRootItem(), left)
        if self._variables:
            around = QTreeWidgetItem([self.tr("Variables"), "", ""])
            self.addTopLevelItem(around)
            for name in self._variables:
                node = self._node(name, Seen({}, {}))
                if node is not None and left > 0:
                    left = self._add(name, node, around, left, opened=0)

    def _node(self, name: str, seen: Seen) -> TermNode | None:
        """Return the root node of a rule or a variable."""
        if name in self._variables:
            return TermNode(self._configuration, self._variables[name], name, seen, False)
        return tree(self._configuration, name, seen)

    def _add(self, name: str, node: TermNode, around: QTreeWidgetItem, left: int, opened: int = OPEN) -> int:
        """Add items. Returns the number of items that may still be added."""
        root = self._item(name, node, name.upper() if name in RULES else name)
        self._roots[name] = root
        around.addChild(root)
        waiting = [(root, node, 0)]
        while waiting and left > 0:
            item, term_node, depth = waiting.pop()
            item.setExpanded(depth < opened and not isinstance(term_node.term, Variable))
            for part in term_node.parts if depth < DEEPEST else ():
                child = self._item(name, part, part.text)
                item.addChild(child)
                waiting.append((child, part, depth + 1))
                left -= 1
        return left - 1

    def _item(self, name: str, node: TermNode, text: str) -> QTreeWidgetItem:
        item = QTreeWidgetItem([text, "", ""])
        item.setTextAlignment(VALUE, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        item.setToolTip(TERM, node.source[:MAX_TIP])
        if isinstance(node.term, Name):
            about = meaning(node.term.text.partition("[")[0], {})
            item.setToolTip(TERM, about or node.source)
        self._items[id(item)] = Chosen(name, node.where, node.term, text)
        return item

    def _rebind(self) -> None:
        """Update the terms of the items after the same rules were read again."""
        for name, root in self._roots.items():
            for item, term_node in _pairs(root, self._node(name, Seen({}, {}))):
                self._items[id(item)] = self._items[id(item)]._replace(term=term_node.term)

    # ---- open content

    def _path(self, item: QTreeWidgetItem | None) -> Path:
        found: list[int] = []
        while item is not None:
            around = item.parent() or self.invisibleRootItem()
            found.append(around.indexOfChild(item))
            item = item.parent()
        return tuple(reversed(found))

    def _at(self, path: Path) -> QTreeWidgetItem | None:
        item: QTreeWidgetItem | None = self.invisibleRootItem()
        for place in path:
            item = item.child(place) if item is not None else None
        return item if path else None

    def _all(self) -> Iterator[QTreeWidgetItem]:
        waiting = [self.invisibleRootItem()]
        while waiting:
            item = waiting.pop()
            children = [child for n in range(item.childCount()) if (child := item.child(n)) is not None]
            yield from children
            waiting += children

    def _opened(self) -> dict[Path, bool]:
        return {self._path(item): item.isExpanded() for item in self._all() if item.childCount()}

    def _open_again(self, opened: dict[Path, bool]) -> None:
        for item in self._all():
            if item.childCount():
                item.setExpanded(opened.get(self._path(item), item.isExpanded()))

    # ---- values

    def show_live(self, found: LiveRules | None) -> None:
        """Fill in the values at a given time; None: there are no values."""
        self._last = found
        self._fill_again()

    def _fill_again(self) -> None:
        for name, root in self._roots.items():
            around = root.parent()
            if around is None or around.isExpanded():
                self._fill(name, root, self._last)

    def _fill(self, name: str, root: QTreeWidgetItem, found: LiveRules | None) -> None:
        values = found.values.get(name) or next(iter(found.values.values()), None) if found else None
        seen = (found.seen.get(name) if found else None) or Seen({}, {})
        asked, extra = bool(found and name in found.interval.seen), Seen({}, {})
        for item, term_node in _pairs(root, self._node(name, seen), seen_only=True):
            value, reached = term_node.value, asked and term_node.reached
            if value is None and values is not None:
                if term_node.term not in extra.numbers and term_node.term not in extra.truths:
                    would(term_node.term, values, extra)
                value = _of(extra, term_node.term)
            text = value_text(value) if values is not None else ""
            bare = reached or name in self._variables or not text
            strong = reached and term_node.decided and not isinstance(term_node.term, Constant)
            part = "" if item is root and reached else self._part(name, reached, strong)
            _show(item, text if bare else f"({text})", part if text else "", strong)

    def _part(self, name: str, reached: bool, strong: bool) -> str:
        if name in self._variables:
            return ""
        if not reached:
            return self.tr("not evaluated")
        return self.tr("decided") if strong else ""

    # ---- choice

    @property
    def choice(self) -> Chosen | None:
        """The selected term."""
        item = self.currentItem()
        return self._items.get(id(item)) if item is not None else None

    def _on_current(self) -> None:
        self.chosen.emit(self.choice)

    def _on_activated(self) -> None:
        if self.choice is not None:
            self.wanted.emit(self.choice)


def _variables(configuration: Configuration) -> Iterator[tuple[str, Term]]:
    """Return the readable variables of a file, with their values."""
    parser = Parser({name: setting.value for name, setting in configuration.variables.items()})
    for name in configuration.variables:
        try:
            term = parser.parse(name, name)
        except RuleError:
            continue
        if isinstance(term, Variable) and term.name == name:
            yield name, term.body


def _pairs(
    root: QTreeWidgetItem, node: TermNode | None, seen_only: bool = False
) -> Iterator[tuple[QTreeWidgetItem, TermNode]]:
    """Yield the items of a rule with their nodes; `seen_only`: without those under collapsed items."""
    waiting = [(root, node)] if node is not None else []
    while waiting:
        item, term_node = waiting.pop()
        yield item, term_node
        if seen_only and not item.isExpanded():
            continue
        for number, part in zip(range(item.childCount()), term_node.parts, strict=False):
            child = item.child(number)
            assert child is not None
            waiting.append((child, part))


def _source(configuration: Configuration, name: str) -> str:
    rule = configuration.rules.get(name)
    setting = rule.setting if rule else configuration.variables.get(name)
    return setting.value if setting else ""


def _of(seen: Seen, term: Term) -> float | bool | None:
    if is_logical(term):
        return seen.truths.get(term)
    return seen.numbers.get(term, seen.truths.get(term))


def _show(item: QTreeWidgetItem, value: str, part: str, strong: bool) -> None:
    """Change only the differing parts of an item: setting an item repaints the tree."""
    if item.text(VALUE) != value:
        item.setText(VALUE, value)
    if item.text(PART) != part:
        item.setText(PART, part)
    colour = theme.current().muted if part and not strong else theme.current().text
    look = strong, colour.rgb()
    if item.data(TERM, Qt.ItemDataRole.UserRole) == look:
        return
    item.setData(TERM, Qt.ItemDataRole.UserRole, look)
    font = fixed_font()
    font.setWeight(QFont.Weight.Bold if strong else QFont.Weight.Normal)
    for column in (TERM, VALUE, PART):
        item.setFont(column, font)
        item.setForeground(column, QBrush(colour))
