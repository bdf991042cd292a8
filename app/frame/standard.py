"""The actions that every window has; FrameWindow.standard_handlers says what they do."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.frame.actions import Spec


def _tr(text: str) -> str:
    return QCoreApplication.translate("Actions", text)


def specs_of_look() -> list[Spec]:
    """Return the actions for the theme and the layout, in the view menu."""
    return [
        Spec(
            "theme",
            "view",
            _tr("Switch light and &dark"),
            ("Ctrl+T",),
            "dark",
            _tr("Switches all windows between the light and the dark theme."),
        ),
        Spec(
            "layout",
            "view",
            _tr("&Reset the layout"),
            (),
            "",
            _tr("Moves all panels back to their first places."),
        ),
    ]


def specs_of_view() -> list[Spec]:
    """Return the actions at the end of the view menu."""
    return [
        Spec("next-panel", "", _tr("Next panel"), ("F6",)),
        Spec("previous-panel", "", _tr("Previous panel"), ("Shift+F6",)),
        Spec("full", "view", _tr("F&ull screen"), ("F11",)),
        Spec(
            "palette",
            "view",
            _tr("&Search…"),
            ("Ctrl+K",),
            "",
            _tr("Finds commands, panels, help and more: type a few words."),
        ),
    ]


def specs_of_help() -> list[Spec]:
    """Return the actions of the help menu."""
    return [
        Spec("what", "help", _tr("&Help on what has the focus"), ("F1",), "help"),
        Spec(
            "documentation",
            "help",
            _tr("&Documentation"),
            ("Ctrl+F1",),
            "",
            _tr("Opens the tutorial, how-to pages, reference, explanation and validation."),
        ),
        Spec("keys", "help", _tr("&Keys"), ("?",)),
        Spec("about", "help", _tr("&About LPAR Lab"), (), "info"),
    ]
