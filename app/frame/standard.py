"""The actions shared by all windows."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QCoreApplication

from app.frame.actions import ActionSpec
from app.frame.window import FrameWindow

_tr = partial(QCoreApplication.translate, "Actions")


def look_actions(window: FrameWindow, reset_layout: Callable[[], object]) -> list[ActionSpec]:
    """Return the actions for the theme and the layout in the view menu."""
    return [
        ActionSpec(
            "theme",
            _tr("Switch between light and &dark"),
            window.switch_theme,
            ("Ctrl+T",),
            "dark",
            _tr("Switches all windows between the light and the dark theme."),
        ),
        ActionSpec(
            "layout",
            _tr("&Reset the layout"),
            reset_layout,
            help=_tr("Moves all panels back to their default positions."),
        ),
    ]


def view_actions(window: FrameWindow) -> list[ActionSpec]:
    """Return the actions at the end of the view menu."""
    return [
        ActionSpec("next-panel", _tr("Next panel"), lambda: window.go_to_panel(1), ("F6",), hidden=True),
        ActionSpec(
            "previous-panel",
            _tr("Previous panel"),
            lambda: window.go_to_panel(-1),
            ("Shift+F6",),
            hidden=True,
        ),
        ActionSpec("full", _tr("F&ull screen"), window.toggle_full_screen, ("F11",)),
        ActionSpec(
            "palette",
            _tr("&Search…"),
            window.open_search,
            ("Ctrl+K",),
            help=_tr("Finds commands, panels, help and more: type a few words."),
        ),
    ]


def help_actions(window: FrameWindow) -> list[ActionSpec]:
    """Return the help menu actions."""
    return [
        ActionSpec("what", _tr("&Help on the focused control"), window.show_help, ("F1",), "help"),
        ActionSpec(
            "documentation",
            _tr("&Documentation"),
            window.documentation_wanted.emit,
            ("Ctrl+F1",),
            help=_tr("Opens the tutorial, and the how-to, reference, explanation and validation pages."),
        ),
        ActionSpec(
            "reading-notes",
            _tr("&Reading notes"),
            window.show_reading_notes,
            help=_tr(
                "Lists values and lines that the program assumed, changed or left out when it read files."
            ),
        ),
        ActionSpec("keys", _tr("&Keys"), window.show_keys, ("?",)),
        ActionSpec(
            "change-keys",
            _tr("&Change keys…"),
            window.change_keys,
            help=_tr("Lists all commands of this window with their keys, and lets you change the keys."),
        ),
        ActionSpec("about", _tr("&About LPAR Lab"), window.show_about, icon="info"),
    ]
