"""The tree of the rules: each term with its value in the guest now, and which of them decided."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QBrush, QFont
from PySide6.QtWidgets import QAbstractItemView, QTreeWidget, QTreeWidgetItem, QWidget

from app import theme
from app.console.output import fixed_font
from app.rules.live import Live, would
from app.rules.words import meaning
from app.widgets.reach import reachable
from engine.cpuplugd.configuration import RULES, Configuration
from engine.cpuplugd.evaluate import Seen
from engine.cpuplugd.explain import Node, tree, value_text
from engine.cpuplugd.terms import Name, Number, Term, Variable, is_logical

MOST = 2_000  # terms that are shown
DEEPEST = 60
OPEN = 3  # levels that are open at first
TERM, VALUE, PART = range(3)
WIDE = (270, 96)  # px


class Chosen(NamedTuple):
    """A term that was chosen in the tree."""

    rule: str
    where: str  # rule or variable in whose text it lies
    term: Term
    text: str


class TermTree(QTreeWidget):
    """`show_rules` builds it, `show_live` fills in the values."""

    chosen = Signal(object)  # Chosen, or None
    wanted = Signal(object)  # Chosen: its history

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._roots: dict[str, QTreeWidgetItem] = {}
        self._items: dict[int, Chosen] = {}  # by number of an item
        self._configuration: Configuration | None = None
        self._texts: tuple[str, ...] = ()
        self.setColumnCount(3)
        self.setHeaderLabels([self.tr("Term"), self.tr("Value"), self.tr("Part")])
        self.setUniformRowHeights(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setFont(fixed_font())
        self.setExpandsOnDoubleClick(False)
        for column, wide in enumerate(WIDE):
            self.setColumnWidth(column, wide)
        self.header().setStretchLastSection(True)
        about = self.tr(
            "Each rule with its terms, and what each of them is in the guest at this moment. Bold: it "
            "decided. In brackets: the daemon did not ask it. Enter shows the history of a term."
        )
        reachable(self, self.tr("Terms of the rules"), about)
        self.currentItemChanged.connect(self._on_current)
        self.itemActivated.connect(self._on_activated)
        theme.notifier.changed.connect(self._forget_look)
        self._last: Live | None = None

    # ---- structure

    def show_rules(self, configuration: Configuration) -> None:
        """Show the rules of a file; what was open and chosen stays so where the rule is the same."""
        self._configuration = configuration
        texts = tuple(f"{name}={_source(configuration, name)}" for name in RULES)
        texts += tuple(f"{name}={one.value}" for name, one in configuration.variables.items())
        if texts == self._texts:
            self._rebind()
            return
        self._texts = texts
        self.clear()
        self._roots, self._items, left = {}, {}, MOST
        for rule in RULES:
            node = tree(configuration, rule, Seen({}, {}))
            if node is not None and left > 0:
                left = self._add_rule(rule, node, left)
        if self._roots:
            self.setCurrentItem(next(iter(self._roots.values())))

    def _rebind(self) -> None:
        """The same rules were read again: the items stand for the new terms."""
        assert self._configuration is not None
        for rule, root in self._roots.items():
            node = tree(self._configuration, rule, Seen({}, {}))
            for item, one in _pairs(root, node):
                self._items[id(item)] = self._items[id(item)]._replace(term=one.term)

    def _add_rule(self, rule: str, node: Node, left: int) -> int:
        """Returns how many items there may be still."""
        root = self._item(rule, node, rule.upper())
        self._roots[rule] = root
        self.addTopLevelItem(root)
        waiting = [(root, node, 0)]
        while waiting and left > 0:
            item, one, depth = waiting.pop()
            item.setExpanded(depth < OPEN and not isinstance(one.term, Variable))
            for part in one.parts if depth < DEEPEST else ():
                child = self._item(rule, part, part.text)
                item.addChild(child)
                waiting.append((child, part, depth + 1))
                left -= 1
        return left

    def _item(self, rule: str, node: Node, text: str) -> QTreeWidgetItem:
        item = QTreeWidgetItem([text, "", ""])
        item.setTextAlignment(VALUE, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        item.setToolTip(TERM, node.source[:1000])
        if isinstance(node.term, Name):
            about = meaning(node.term.text.partition("[")[0], {})
            item.setToolTip(TERM, about or node.source)
        self._items[id(item)] = Chosen(rule, node.where, node.term, text)
        return item

    # ---- values

    def show_live(self, found: Live | None) -> None:
        """Fill in the values of a moment; None: there are none."""
        self._last = found
        for rule, root in self._roots.items():
            self._fill(rule, root, found)

    def _fill(self, rule: str, root: QTreeWidgetItem, found: Live | None) -> None:
        assert self._configuration is not None
        seen = found.seen.get(rule) if found else None
        node = tree(self._configuration, rule, seen or Seen({}, {}))
        asked = bool(found and rule in found.interval.seen)
        extra = Seen({}, {})
        for item, one in _pairs(root, node):
            if seen is None or found is None:
                _show(item, "", "", False)
                continue
            value, reached = one.value, one.reached
            if not reached and one.term not in extra.numbers and one.term not in extra.truths:
                would(one.term, found.values[rule], extra)
            if not reached:
                value = _of(extra, one.term)
            text = value_text(value) if value is not None else self.tr("none")
            plain = isinstance(one.term, Number)
            _show(
                item,
                text if reached and asked else f"({text})",
                "" if plain else self._part(item is root, one, asked),
                one.decided and reached and asked and not plain,
            )

    def _part(self, whole: bool, node: Node, asked: bool) -> str:
        if not asked or not node.reached:
            return self.tr("not asked")
        if whole:
            return ""
        return self.tr("decided") if node.decided else ""

    def _forget_look(self) -> None:
        self.show_live(self._last)

    # ---- choice

    @property
    def choice(self) -> Chosen | None:
        """The term that is chosen."""
        item = self.currentItem()
        return self._items.get(id(item)) if item is not None else None

    def _on_current(self) -> None:
        self.chosen.emit(self.choice)

    def _on_activated(self) -> None:
        if self.choice is not None:
            self.wanted.emit(self.choice)


def _pairs(root: QTreeWidgetItem, node: Node | None) -> list[tuple[QTreeWidgetItem, Node]]:
    """The items of a rule with their nodes."""
    found, waiting = [], [(root, node)] if node is not None else []
    while waiting:
        item, one = waiting.pop()
        found.append((item, one))
        for number, part in zip(range(item.childCount()), one.parts, strict=False):
            child = item.child(number)
            assert child is not None
            waiting.append((child, part))
    return found


def _source(configuration: Configuration, rule: str) -> str:
    found = configuration.rules.get(rule)
    return found.setting.value if found else ""


def _of(seen: Seen, term: Term) -> float | bool | None:
    if is_logical(term):
        return seen.truths.get(term)
    return seen.numbers.get(term, seen.truths.get(term))


def _show(item: QTreeWidgetItem, value: str, part: str, strong: bool) -> None:
    """Change only what is different: setting an item repaints the tree."""
    if item.text(VALUE) != value:
        item.setText(VALUE, value)
    if item.text(PART) != part:
        item.setText(PART, part)
    weight = QFont.Weight.Bold if strong else QFont.Weight.Normal
    if item.font(TERM).weight() != weight:
        for column in (TERM, VALUE, PART):
            font = item.font(column)
            font.setWeight(weight)
            item.setFont(column, font)
    colour = theme.current().muted if part and not strong else theme.current().text
    if item.foreground(VALUE).color() != colour:
        for column in (TERM, VALUE, PART):
            item.setForeground(column, QBrush(colour))
