"""The characters that keyboards type: keys of actions that a single press would call, and keys that need
AltGr.

Qt matches a press by what it types, with Shift or without it, and by what the key types without Shift.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

KEYBOARDS = {  # characters of the non-letter keys, without and with Shift
    "us": (r"`1234567890-=[]\;',./", r'~!@#$%^&*()_+{}|:"<>?'),
    "de": ("1234567890ß+#,.-<", "!\"§$%&/()=?*';:_>"),
    "fr": ("&é\"'(-è_çà)=$ù*,;:!<", "1234567890°+£%µ?./§>"),
    "jp": (r"1234567890-^\@[;:],./", "!\"#$%&'() =~|`{+*}<>?"),
}
HELD = ("", "Ctrl+", "Alt+", "Ctrl+Alt+")
_Held, _Key = Qt.KeyboardModifier, Qt.Key
_ALONE = (_Key.Key_Shift, _Key.Key_Control, _Key.Key_Alt, _Key.Key_AltGr, _Key.Key_Meta, _Key.Key_unknown)
_NAMED_FROM = 0x0100_0000  # keys that type no character


def names() -> dict[str, str]:
    """Return the names of the keyboards in a sentence."""
    return {"us": _tr("American"), "de": _tr("German"), "fr": _tr("French"), "jp": _tr("Japanese")}


def normal(keys: str) -> str:
    """Return the keys of an action in the form in which they are stored; "" if they are not keys."""
    sequence = QKeySequence(keys)
    text = sequence.toString(QKeySequence.SequenceFormat.PortableText)
    return text if sequence.count() == 1 and QKeySequence(text) == sequence else ""


def pressed(event: QKeyEvent) -> str:
    """Return the keys of a press; "" if only Shift or a similar key is held.

    Shift is left out of a press that types a sign: other keyboards type the sign without Shift.
    """
    key, held = event.key(), event.modifiers() & ~(_Held.KeypadModifier | _Held.GroupSwitchModifier)
    if key in _ALONE:
        return ""
    if key == _Key.Key_Backtab:
        key = _Key.Key_Tab
    elif key < _NAMED_FROM and key != _Key.Key_Space and not chr(key).isalpha():
        held &= ~_Held.ShiftModifier
    return normal(QKeySequence(held.value | key).toString(QKeySequence.SequenceFormat.PortableText))


def presses() -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield presses of keys with Shift, and the keys of actions that each matches."""
    for name, (plain, shifted) in KEYBOARDS.items():
        for held in HELD:
            for key, typed in zip(plain, shifted, strict=True):
                matched = f"{held}{typed}", f"{held}Shift+{typed}", f"{held}Shift+{key}"
                yield f"{name}: {held}Shift+{key}", tuple(_portable(one) for one in matched)


def clash(one: str, other: str) -> bool:
    """Return whether a single press matches both keys; Qt then calls neither action."""
    return one == other or not _matching().get(one, frozenset()).isdisjoint(_matching().get(other, ()))


def need_altgr(keys: str) -> list[str]:
    """Return the keyboards that type the last key only with AltGr."""
    return [name for name, rows in KEYBOARDS.items() if not is_typed(keys, "".join(rows))]


def is_typed(keys: str, typed: str) -> bool:
    """Return whether the last key has a letter, a name, or one of these signs."""
    last = keys[-1] if keys.endswith("+") else keys.rpartition("+")[2]
    return len(last) > 1 or last.isalpha() or last in typed


@cache
def _matching() -> dict[str, frozenset[int]]:
    """Return the numbers of the presses that match a key."""
    found: dict[str, set[int]] = {}
    for number, (_, matched) in enumerate(presses()):
        for keys in matched:
            found.setdefault(keys, set()).add(number)
    return {keys: frozenset(numbers) for keys, numbers in found.items()}


def _portable(keys: str) -> str:
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.PortableText)


def _tr(text: str) -> str:
    return QCoreApplication.translate("CommandKeys", text)
