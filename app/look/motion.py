"""Motion: whether anything on the screen moves automatically, or only when the run or the user moves it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

CHOICES = ("full", "reduced")
EFFECTS = (
    Qt.UIEffect.UI_AnimateMenu,
    Qt.UIEffect.UI_AnimateCombo,
    Qt.UIEffect.UI_AnimateTooltip,
    Qt.UIEffect.UI_FadeMenu,
    Qt.UIEffect.UI_FadeTooltip,
)
SHEET = "* { widget-animation-duration: 0; }\n"  # scroll bars, and bars of work whose end is unknown
_first: list[int] = []  # ms in which the text cursor blinks on this desktop
_reduced = False


def is_reduced() -> bool:
    """Return True when nothing may move or blink automatically."""
    return _reduced


def use(app: QApplication, name: str) -> None:
    """Apply "full" or "reduced" motion; `theme.apply` makes it visible."""
    global _reduced
    if not _first:
        _first.append(app.cursorFlashTime())
    _reduced = name == "reduced"
    app.setCursorFlashTime(0 if _reduced else _first[0])
    if _reduced:
        for effect in EFFECTS:
            app.setEffectEnabled(effect, False)
