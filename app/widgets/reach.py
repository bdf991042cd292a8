"""Makes a control usable with the keyboard and with a screen reader."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QLabel,
    QRadioButton,
    QWidget,
)

from app.look.literal import literal

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_OWN_KEYS = (Qt.Key.Key_Space, *_ENTER)
_SLIDER_KEYS = (Qt.Key.Key_Home, Qt.Key.Key_End)
_Kind = QEvent.Type
_FILTERED = frozenset((_Kind.Wheel, _Kind.Show, _Kind.ShortcutOverride, _Kind.KeyPress))


class _OwnKeys(QObject):
    """Gives a focused control keys that would otherwise be window shortcuts, such as Space."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if kind not in _FILTERED:  # first: all events of all controls come here
            return False
        if kind == QEvent.Type.Wheel and _is_passed(watched):
            event.ignore()  # the panel around it scrolls
            return True
        if kind == QEvent.Type.Show and isinstance(watched, QComboBox):
            _label(watched)
        if kind == QEvent.Type.ShortcutOverride and _is_own_key(watched, event):
            event.accept()
            return True
        if kind == QEvent.Type.KeyPress and isinstance(watched, QAbstractButton):
            return _enter_clicks(watched, event)
        return False


def _label(box: QComboBox) -> None:
    """Give a box a hidden label unless it has a label: on Linux, Qt uses the value of a box as its name."""
    around = box.parentWidget() or box
    labels = around.findChildren(QLabel, options=Qt.FindChildOption.FindDirectChildrenOnly)
    label = next((label for label in labels if label.buddy() is box), None)
    if label is None:
        label = QLabel(around)
        label.hide()
        label.setBuddy(box)
    if label.isHidden():
        label.setText(box.accessibleName())


def _is_passed(control: QObject) -> bool:
    """Return whether the wheel only passes over a control, in which case the control must not change."""
    return isinstance(control, QComboBox | QAbstractSpinBox) and not control.hasFocus()


def _is_own_key(control: QObject, event: QEvent) -> bool:
    assert isinstance(event, QKeyEvent)
    own = _SLIDER_KEYS if isinstance(control, QAbstractSlider) else _OWN_KEYS
    return event.key() in own and event.modifiers() == Qt.KeyboardModifier.NoModifier


def _enter_clicks(button: QAbstractButton, event: QEvent) -> bool:
    assert isinstance(event, QKeyEvent)
    if event.key() not in _ENTER:
        return False
    if isinstance(button, QRadioButton) and button.isChecked():
        return False  # there is nothing to click: the surrounding widget may handle the key
    button.click()
    return True


_own_keys = _OwnKeys()


def next_by_tab(widget: QWidget) -> QWidget | None:
    """Return the widget after this one in the tab order, whether or not it accepts the focus.

    PySide 6.11 treats the widget returned by `nextInFocusChain` as a child of the previous one. When the
    previous widget is deleted, PySide considers the other deleted as well, with the menus of its window.
    `setParent` changes nothing in Qt, and restores the right parent in PySide.
    """
    after = widget.nextInFocusChain()
    if after is not None:
        after.setParent(after.parentWidget())
    return after


def tab_through(controls: Iterable[QWidget]) -> None:
    """Let Tab go from each control to the next one.

    Each is placed behind the first control, twice: Qt 6.11 moves nothing from the start of a window's order
    to the end.
    """
    chain = list(controls)
    for widget in 2 * chain[:0:-1]:
        QWidget.setTabOrder(chain[0], widget)


def stops_in(part: QWidget) -> list[QWidget]:
    """Return the possible tab stops in part of a window, including that part, in the order of their
    creation.
    """
    tab, window = Qt.FocusPolicy.TabFocus, part.window()  # the list of a box is a separate window
    found = (part, *part.findChildren(QWidget))
    stops = [widget for widget in found if widget.focusPolicy() & tab == tab and widget.window() is window]
    return [
        stop for stop in stops if stop.focusProxy() is None
    ]  # the text of a box sends Tab back to the box


def make_accessible(control: QWidget, name: str, help_text: str = "") -> None:
    """Put a control into the tab order, and give it a name for screen readers and a help text for F1.

    Buttons accept the focus only from Tab, so that a click leaves it where it was.
    """
    by_tab = isinstance(control, QAbstractButton)
    control.setFocusPolicy(Qt.FocusPolicy.TabFocus if by_tab else Qt.FocusPolicy.StrongFocus)
    control.setAccessibleName(name)
    control.setWhatsThis(literal(help_text or name))
    control.installEventFilter(_own_keys)
