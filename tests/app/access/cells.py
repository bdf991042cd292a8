"""What an assistive program hears of trees, tables, lists, tabs and menus, against what they show."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QModelIndex, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QListView,
    QMenu,
    QTabBar,
    QTableView,
    QTreeView,
    QWidget,
)

from tests.app.access.walk import Walk, colours

Role = QAccessible.Role
ITEMS = {Role.Cell, Role.TreeItem, Role.ListItem}
EDGE = 4  # px of a cell where the grid and the mark of what is chosen are
TICKED = Qt.ItemDataRole.CheckStateRole


def misread(one: Walk) -> list[str]:
    """Return what is heard of the parts of controls and is not so, or is not heard."""
    seen = [part for part in (one.window, *one.window.findChildren(QWidget)) if _is_seen(part)]
    return [text for part in seen for text in _misread_of(part)]


def _is_seen(part: QWidget) -> bool:
    return part.isVisible() and not part.visibleRegion().isEmpty()


def _misread_of(part: QWidget) -> Iterator[str]:
    if isinstance(part, QAbstractItemView) and not isinstance(part, QHeaderView):
        found = [*_of_cells(part), *_of_headings(part)]
    elif isinstance(part, QTabBar):
        found = list(_of_tabs(part))
    else:
        found = []
    yield from (f"{type(part).__name__} {part.accessibleName()}: {text}" for text in found)


def _faces(part: QWidget) -> list[QAccessibleInterface]:
    face = QAccessible.queryAccessibleInterface(part)
    return [child for child in map(face.child, range(face.childCount())) if child is not None]


# ---- cells


def _of_cells(view: QAbstractItemView) -> Iterator[str]:
    corner, room = view.viewport().mapToGlobal(QPoint()), view.viewport().rect()
    picture, heard = colours(view.viewport().grab().toImage()), set()
    for face in _faces(view):
        area = face.rect().translated(-corner) & room
        if face.role() not in ITEMS or area.isEmpty() or face.state().invisible:
            continue
        index = view.indexAt(area.center())
        heard.add(_place(index))
        inner = area.adjusted(EDGE, EDGE, -EDGE, -EDGE)
        if not face.text(QAccessible.Text.Name) and _shows_something(picture, inner):
            yield f"{_place(index)} shows something and says nothing"
        yield from _wrong_state(view, index, face.state())
    yield from (f"{place} is shown and not heard" for place in sorted(set(_shown(view)) - heard))


def _place(index: QModelIndex) -> tuple[int, ...]:
    """Return the rows from the top of a tree to a cell, and its column."""
    rows, above = [], index
    while above.isValid():
        rows.append(above.row())
        above = above.parent()
    return (*reversed(rows), index.column())


def _shows_something(picture: Any, area: QRect) -> bool:
    part = picture[area.top() : area.bottom() + 1, area.left() : area.right() + 1]
    return part.size > 0 and bool((part != part.flat[0]).any())


def _wrong_state(view: QAbstractItemView, index: QModelIndex, state: Any) -> Iterator[str]:
    true = {"selected": view.selectionModel().isSelected(index)}
    if isinstance(view, QTreeView) and index.column() == 0 and index.model().hasChildren(index):
        true |= {"expandable": True, "expanded": view.isExpanded(index)}
    if index.flags() & Qt.ItemFlag.ItemIsUserCheckable and index.data(TICKED) is not None:
        true |= {"checkable": True, "checked": Qt.CheckState(index.data(TICKED)) == Qt.CheckState.Checked}
    for name, wanted in true.items():
        if bool(getattr(state, name)) != wanted:
            yield f"{_place(index)}: {name} should be {wanted}"


def _shown(view: QAbstractItemView) -> Iterator[tuple[int, ...]]:
    """Yield the places of the cells in sight, as the view paints them."""
    for index in _rows(view):
        for column in range(_columns(view)):
            cell = index.siblingAtColumn(column)
            if not (view.visualRect(cell) & view.viewport().rect()).isEmpty():
                yield _place(cell)


def _columns(view: QAbstractItemView) -> int:
    return (
        view.modelColumn() + 1 if isinstance(view, QListView) else view.model().columnCount(view.rootIndex())
    )


def _rows(view: QAbstractItemView) -> Iterator[QModelIndex]:
    if isinstance(view, QTreeView):
        index = view.indexAt(QPoint(1, 1))
        while index.isValid() and view.visualRect(index).top() < view.viewport().height():
            yield index
            index = view.indexBelow(index)
        return
    column = view.modelColumn() if isinstance(view, QListView) else 0
    yield from (
        view.model().index(row, column, view.rootIndex())
        for row in range(view.model().rowCount(view.rootIndex()))
    )


# ---- headings, tabs, menus


def _of_headings(view: QAbstractItemView) -> Iterator[str]:
    bars = [(bar, role) for bar, role in _bars(view) if _is_seen(bar)]
    heard = {role: [face for face in _faces(view) if face.role() == role] for _, role in bars}
    for bar, role in bars:
        shown = [bar.logicalIndex(place) for place in range(bar.count())]
        shown = [section for section in shown if not bar.isSectionHidden(section)]
        named = [face for face in heard[role] if face.text(QAccessible.Text.Name)]
        if len(named) < len(shown):
            yield f"{len(shown)} headings are shown and {len(named)} have a name"


def _bars(view: QAbstractItemView) -> list[tuple[QHeaderView, Role]]:
    if isinstance(view, QTableView):
        return [(view.horizontalHeader(), Role.ColumnHeader), (view.verticalHeader(), Role.RowHeader)]
    return [(view.header(), Role.ColumnHeader)] if isinstance(view, QTreeView) else []


def _of_tabs(bar: QTabBar) -> Iterator[str]:
    tabs = [face for face in _faces(bar) if face.role() == Role.PageTab]
    if len(tabs) != bar.count():
        yield f"{bar.count()} tabs are shown and {len(tabs)} are heard"
    for place, face in enumerate(tabs):
        state: Any = face.state()
        if not face.text(QAccessible.Text.Name):
            yield f"tab {place} has no name"
        if bool(state.selected) != (place == bar.currentIndex()):
            yield f"tab {place}: selected should be {place == bar.currentIndex()}"


def misread_menu(menu: QMenu) -> Iterator[str]:
    """Yield what is heard of the entries of a menu and is not so."""
    face = QAccessible.queryAccessibleInterface(menu)
    for place, action in enumerate(menu.actions()):
        entry = face.child(place)
        if entry is None or action.isSeparator():
            continue
        state: Any = entry.state()
        true = {
            "disabled": not action.isEnabled(),
            "checkable": action.isCheckable(),
            "checked": action.isChecked(),
        }
        name = entry.text(QAccessible.Text.Name)
        if not name:
            yield f"{menu.title()}, entry {place}: no name"
        for one, wanted in true.items():
            if bool(getattr(state, one)) != wanted:
                yield f"{menu.title()} > {name}: {one} should be {wanted}"
