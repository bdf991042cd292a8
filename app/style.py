"""What the window adds to the style sheet of the whole program."""

from __future__ import annotations

from string import Template

from app.theme import Theme

_SHEET = Template("""
#header { background: $panel; border: none; border-bottom: 1px solid $border; }
#footer { background: $panel; border: none; border-top: 1px solid $border; }
#header QMenuBar { background: transparent; border: none; }
#caption { color: $muted; }
#seed::up-button, #seed::down-button { width: 0; border: none; }
QComboBox { combobox-popup: 0; }
#search { color: $muted; }
#header #search, #themeSwitch { min-height: 16px; padding-top: 2px; padding-bottom: 2px; }
#primary { background: $accent; border-color: $accent; color: $on_accent; min-width: 62px; }
#primary:hover { background: $accent; border-color: $focus; }
#primary:disabled { background: $raised; border-color: $border; color: $disabled; }
#primary:focus { border: 2px solid $focus; }
#cardTitle { background: $panel; border: 1px solid $border; border-bottom: none;
    border-top-left-radius: 8px; border-top-right-radius: 8px; }
#cardBody { background: $panel; border: 1px solid $border; border-top: none;
    border-bottom-left-radius: 8px; border-bottom-right-radius: 8px; }
#cardTitle[beside="true"] { border: 1px solid $border; border-right: none; border-radius: 0;
    border-top-left-radius: 8px; border-bottom-left-radius: 8px; }
#cardBody[beside="true"] { border: 1px solid $border; border-left: none; border-radius: 0;
    border-top-right-radius: 8px; border-bottom-right-radius: 8px; }
#cardBody QTableView, #cardBody QTextBrowser, #cardBody QPlainTextEdit { border: none; border-radius: 0; }
#cardBody QTableView::item { padding: 2px; }
#cardBody QHeaderView::section { padding: 5px; }
#cardTitle QLineEdit, #cardTitle QComboBox { min-height: 14px; padding: 1px 6px; }
#cardTitle QPushButton, #studyBody QPushButton { min-height: 14px; padding: 1px 8px; }
#cardTitle QPushButton:focus, #studyBody QPushButton:focus { padding: 0px 7px; }
QDockWidget QToolButton[flat="true"] { padding: 2px; min-height: 16px; }
#palette { background: $panel; border: 1px solid $outline; }
#palette QTreeView { border: none; }
QDialog QTreeView::item { padding: 4px 6px; }
#guests::corner, QAbstractScrollArea::corner { background: transparent; border: none; }
""")


def style_sheet(theme: Theme) -> str:
    """The window's own rules in the colours of a theme."""
    names = "panel raised border outline text muted disabled accent on_accent focus".split()
    return _SHEET.substitute({name: getattr(theme, name).name() for name in names})
