"""Rules that the window adds to the style sheet of the whole program."""

from __future__ import annotations

from string import Template

from app.look.theme import Theme, text_scale

LINE = 18  # px, least height of a line with a button

_SHEET = Template("""
#header { background: $panel; border: none; border-bottom: 1px solid $border; }
#footer { background: $panel; border: none; border-top: 1px solid $border; }
#header QMenuBar { background: transparent; border: none; }
#caption { color: $muted; }
#search { color: $muted; }
#header #search, #themeSwitch { min-height: 16px; padding-top: 2px; padding-bottom: 2px; }
#footer QToolButton[past="true"] { border: 2px solid $focus; padding: 3px 6px; }
QToolButton[tight="true"] { padding: 4px 2px; }
QToolButton[tight="true"]:focus { padding: 3px 1px; }
#primary { background: $accent; border-color: $accent; color: $on_accent; }
#primary:hover { background: $accent; border-color: $focus; }
#primary:disabled { background: $raised; border-color: $border; color: $disabled; }
#primary:focus { border: 2px solid $ring; }
#cardTitle { background: $panel; border: 1px solid $border; border-bottom: none;
    border-top-left-radius: 8px; border-top-right-radius: 8px; }
#cardBody { background: $panel; border: 1px solid $border; border-top: none;
    border-bottom-left-radius: 8px; border-bottom-right-radius: 8px; }
#cardTitle[beside="true"] { border: 1px solid $border; border-right: none; border-radius: 0;
    border-top-left-radius: 8px; border-bottom-left-radius: 8px; }
#cardBody[beside="true"] { border: 1px solid $border; border-left: none; border-radius: 0;
    border-top-right-radius: 8px; border-bottom-right-radius: 8px; }
#cardBody QTableView, #cardBody QTreeView, #cardBody QTextBrowser, #cardBody QPlainTextEdit {
    border: 1px solid transparent; padding: 0; border-radius: 0; }
#cardBody QTableView:focus, #cardBody QTreeView:focus, #cardBody QTextBrowser:focus,
#cardBody QPlainTextEdit:focus { border-color: $focus; }
#cardBody QTableView::item { padding: 2px; }
#runRates QHeaderView::section, #cardBody #runRates QHeaderView::section { padding: 3px 2px; }
#cardBody QHeaderView::section { padding: 5px; }
#runsBody QHeaderView::section { padding: 2px 4px; }
#runsBody QTreeView::item { padding: 3px 2px; }
QComboBox QLineEdit, QComboBox QLineEdit:focus {
    min-height: 0; padding: 0; border: none; border-radius: 0; background: transparent; }
#cardTitle QLineEdit, #cardTitle QComboBox { min-height: 14px; padding: 1px 6px; }
#cardTitle QPushButton, #studyBody QPushButton, #runsBody QPushButton, #matrixBody QPushButton {
    min-height: 14px; padding: 1px 8px; }
#cardTitle QPushButton:focus, #studyBody QPushButton:focus, #runsBody QPushButton:focus,
#matrixBody QPushButton:focus { padding: 0px 7px; }
#matrixBody QComboBox { min-height: 14px; padding: 1px 6px; }
#matrixBody QTabBar::tab { padding: 4px 10px; }
QDockWidget QToolButton[flat="true"] { padding: 2px; min-height: 16px; }
#palette { background: $panel; border: 1px solid $outline; }
#palette QTreeView { border: 2px solid transparent; }
#palette QTreeView:focus { border-color: $focus; }
#values, #preview { border: 1px solid transparent; }
#values:focus, #preview:focus { border-color: $focus; }
Strip { border: 2px solid transparent; border-radius: 4px; }
Strip:focus { border-color: $focus; }
QDialog QTreeView::item { padding: 4px 6px; }
QPushButton[main="true"] { background: $accent; border-color: $accent; color: $on_accent; }
QPushButton[main="true"]:hover { border-color: $focus; }
QPushButton[main="true"]:focus { border: 2px solid $ring; }
QPushButton[main="true"]:disabled { background: $raised; border-color: $border; color: $disabled; }
#lesson QScrollArea, #lessonText, #catalogue { background: $panel; }
#tile { background: $window; border: 1px solid $border; border-radius: 8px; }
#stepBox { background: $window; border: 1px solid $outline; border-radius: 8px; }
#lessonFoot { background: $panel; border: none; border-top: 1px solid $border;
    border-bottom-left-radius: 8px; border-bottom-right-radius: 8px; }
#cardBody #reader { background: transparent; border: 2px solid transparent; border-radius: 4px; }
#cardBody #reader:focus { border-color: $focus; }
#option { background: $panel; border: 1px solid $outline; border-radius: 6px; }
#option:hover { border-color: $muted; }
#option[chosen="true"] { border: 1px solid $focus; background: $raised; }
#option[verdict="right"] { border: 2px solid $focus; }
#option[verdict="wrong"] { border: 2px solid $error; }
#verdict { background: $panel; border: 1px solid $border; border-left: 4px solid $muted; border-radius: 6px; }
#verdict[verdict="right"] { border-left-color: $focus; }
#verdict[verdict="wrong"] { border-left-color: $error; }
#verdict[verdict="open"] { border-left-color: $warning; }
QLabel[verdict="right"] { color: $link; }
QLabel[verdict="wrong"] { color: $error; }
QLabel[verdict="open"] { color: $warning; }
QLabel[verdict="note"] { color: $muted; }
#cardBody #words { background: $panel; border: 1px solid $outline; border-radius: 6px; padding: 4px; }
#cardBody #words:focus { border: 2px solid $focus; padding: 3px; }
#stepBox QListWidget { background: $panel; border: 1px solid $outline; border-radius: 6px; }
#stepBox QListWidget:focus { border: 2px solid $focus; }
#stepBox QListWidget::item { padding: 3px 8px; border-bottom: 1px solid $border; }
#stepBox QListWidget::item:selected { background: $accent; color: $on_accent; }
QRadioButton::indicator { width: 16px; height: 16px; border: 1px solid $muted; border-radius: 9px;
    background: $raised; }
QRadioButton::indicator:checked { border: 5px solid $focus; width: 8px; height: 8px; background: $panel; }
QRadioButton { border: 2px solid transparent; border-radius: 4px; }
QRadioButton:focus { border-color: $muted; }
#rulesBody QScrollArea, #rulesText { background: $panel; border: none; }
#rulesBody QTreeView::item { padding: 1px 2px; }
#rulesBody QHeaderView::section { padding: 2px 4px; text-align: left; }
#rulesBody QTabBar::tab { padding: 4px 10px; }
#sheetTabs::tab { padding: 3px 10px; }
#sheetTabs::tab:focus { padding: 1px 8px 3px 8px; }
#palettePanel, #paletteInside, #inspectorScroll, #inspectorBody { background: $panel; border: none; }
#cardBody #paletteList, #cardBody #facts { background: $panel; border: none; }
#paletteList::item { border: 1px solid $border; border-radius: 6px; margin: 1px 0; padding: 2px;
    color: $text; }
#paletteList::item:hover { background: $hover; }
#paletteList::item:selected { background: $panel; border: 1px solid $outline; color: $text; }
#paletteList:focus { border: none; }
#paletteList::item:selected:focus { background: $accent; border: 1px solid $focus; color: $on_accent; }
#cardBody #facts:focus { border: 1px solid $focus; }
#facts::item { padding: 3px 2px; border-bottom: 1px solid $border; }
#cardBody #checks { border: 1px solid $outline; border-radius: 6px; background: $raised; }
#cardBody #checks:focus { border: 2px solid $focus; }
#checks::item { padding: 3px 4px; min-height: 18px; }
#checks::item:selected { background: $hover; color: $text; }
#inspectorBody QPlainTextEdit { background: $raised; border: 1px solid $outline; border-radius: 6px; }
#inspectorBody QPlainTextEdit:focus { border: 2px solid $focus; }
#inspectorBody *[wrong="true"] { border: 2px solid $error; }
#inspectorBody QComboBox, #inspectorBody QLineEdit { min-height: 18px; padding: 2px 6px; }
#inspectorBody QComboBox:focus, #inspectorBody QLineEdit:focus { padding: 1px 5px; }
#inspectorBody QComboBox::drop-down { width: 18px; }
#findLine { background: $panel; border: none; border-bottom: 1px solid $border; }
#findLine QLineEdit { min-height: 16px; padding: 2px 6px; }
#problemsBody QPushButton { min-height: ${line}px; padding: 2px 9px; }
#problemsBody QPushButton:focus { padding: 1px 8px; }
TopologyWindow #header QToolButton { min-height: 23px; padding: 2px 7px; }
TopologyWindow #header QToolButton:focus { padding: 1px 6px; }
#problemsBody QPushButton[filter="true"] { color: $muted; padding-left: 5px; padding-right: 5px; }
#problemsBody QPushButton[filter="true"]:checked { background: $panel; border-color: $focus; color: $text; }
#problemsBody QHeaderView::section { padding: 2px 6px; text-align: left; }
#picture { background: $panel; border: 1px solid $border; border-radius: 8px; }
#guests::corner, QAbstractScrollArea::corner { background: transparent; border: none; }
""")


def style_sheet(theme: Theme) -> str:
    """Return the window's rules in the colors of a theme."""
    names = "window panel raised hover border outline text muted disabled link accent on_accent focus ring"
    used = [*names.split(), "warning", "error"]
    line = round(LINE * text_scale())  # a panel short of room goes down to it
    return _SHEET.substitute({name: getattr(theme, name).name() for name in used}, line=line)
