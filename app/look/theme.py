"""The appearance: colors by purpose, the font, the style sheet and the icons; light, dark and high contrast.

`apply` sets the theme of the application; `current` is the theme in use; `notifier.changed` signals a change,
so that painted widgets can drop their cached images.
"""

from __future__ import annotations

import gc
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path
from string import Template
from typing import Any

from PySide6.QtCore import QByteArray, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication, QIcon, QPainter, QPalette, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from app.look import motion
from app.look.literal import LiteralStyle

ASSETS = Path(__file__).resolve().parents[2] / "assets"
FAMILY = "Inter"
POINTS = 10.0  # size of normal text
TEXT_SIZES = (80, 200)  # percent of the usual size, least and most
CONSOLE_POINTS = 9.0  # size of text in a font of equal width
_EQUAL_FIGURES = QFont.Tag("tnum")
_BY_NEIGHBOURS = QFont.Tag("calt")  # letters that depend on their neighbors: a colon is higher in 0:10
ICON_PIXELS = (20, 48)  # Qt scales these down to the requested size
FINE_PIXELS = (20, 24, 40, 48)  # the same on screens of more than one pixel a point
COLOURED = ("app",)  # icons that have colors of their own
# As engine.kernel.kinds.VcpuState; written out, since importing NumPy would hold up the first painting.
_STATES = "off running ready page_wait io_wait sim_wait test_idle eligible dormant stopped suspended limited"
STATE_NAMES = _STATES.split()
_OWN_FONTS = "QMenu QMenuBar QMessageBox QTipLabel QStatusBar QAbstractItemView QHeaderView".split()
_SECTIONS = ("ground", "writing", "accent", "chart")


@dataclass(frozen=True)
class Theme:
    """Colors by purpose; the palette files document the purpose of each."""

    name: str
    dark: bool
    window: QColor
    panel: QColor
    raised: QColor
    hover: QColor
    pressed: QColor
    border: QColor
    outline: QColor
    text: QColor
    muted: QColor
    disabled: QColor
    link: QColor
    accent: QColor
    on_accent: QColor
    focus: QColor
    ring: QColor
    warning: QColor
    error: QColor
    grid: QColor
    axis: QColor
    label: QColor
    cursor: QColor
    phase: QColor
    phase_other: QColor
    box: QColor
    capacity: QColor
    states: tuple[QColor, ...]  # by engine.kernel.kinds.VcpuState
    hatch: QColor  # lines over the states stopped and suspended
    places: Mapping[str, QColor]  # real, both, xstor, dasd
    series: tuple[QColor, ...]  # roles of guests, in the order of the scenario
    flows: Mapping[str, QColor]  # in, out, reads
    linux: Mapping[str, QColor]  # what the memory of a Linux guest is used for
    work: Mapping[
        str, QColor
    ]  # by the name of an engine.kernel.kinds.Doing in small letters; cp = all of CP's


class Notifier(QObject):
    """Announces that another theme has been applied."""

    changed = Signal(str)


def _load(name: str) -> Theme:
    palette = tomllib.loads((ASSETS / "palettes" / f"{name}.toml").read_text("utf-8"))
    plain: dict[str, Any] = {key: QColor(c) for part in _SECTIONS for key, c in palette[part].items()}
    return Theme(
        name=name,
        dark=palette["dark"],
        states=tuple(QColor(palette["states"][state]) for state in STATE_NAMES),
        hatch=QColor(palette["states"]["hatch"]),
        places={key: QColor(colour) for key, colour in palette["places"].items()},
        series=tuple(QColor(colour) for colour in palette["roles"]["series"]),
        flows={key: QColor(colour) for key, colour in palette["flows"].items()},
        linux={key: QColor(colour) for key, colour in palette["linux"].items()},
        work={key: QColor(colour) for key, colour in palette["work"].items()},
        **plain,
    )


THEMES: dict[str, Theme] = {name: _load(name) for name in ("light", "dark", "contrast")}
CHOICES = ("system", *THEMES)  # of the user; "system" is what the desktop prefers
notifier = Notifier()
_current = THEMES["dark"]
_scale = 1.0  # of text on the screen


def current() -> Theme:
    """Return the theme that was applied last, or the dark theme before the first theme is applied."""
    return _current


def apply(app: QApplication, name: str) -> None:
    """Apply a theme to the whole application. Raises ValueError for a name that is not in THEMES."""
    global _current
    if name not in THEMES:
        raise ValueError(f'no theme "{name}"; there are {" and ".join(THEMES)}')
    _current = THEMES[name]
    load_fonts()
    if not app.styleSheet():  # under a sheet the style is another one, without this name, that has it below
        app.setStyle(LiteralStyle())
    app.styleHints().setColorScheme(
        Qt.ColorScheme.Dark if _current.dark else Qt.ColorScheme.Light
    )  # of frames
    app.setFont(font())
    app.setPalette(_palette(_current))
    sheet = _style_sheet(_current)
    if sheet != app.styleSheet():  # Qt would apply the style to all widgets of all windows again
        app.setStyleSheet(sheet)
    _set_own_fonts(app)
    notifier.changed.emit(name)


def _set_own_fonts(app: QApplication) -> None:
    """Use the font in menus and lists too; with a style sheet, Qt gives them the desktop fonts."""
    made = font()
    for name in _OWN_FONTS:
        if QApplication.font(name) != made:  # type: ignore[call-overload]  # PySide declares bytes, and takes str
            app.setFont(made, name)  # type: ignore[arg-type]


def text_scale() -> float:
    """Return the scale of text on the screen; 1 is 100%."""
    return _scale


def resize_text(app: QApplication, percent: int) -> None:
    """Scale all text on the screen, including widgets with a custom font; `apply` makes the change
    visible.
    """
    global _scale
    factor, _scale = percent / 100 / _scale, percent / 100
    if factor == 1.0:
        return
    gc.collect()  # PySide confuses a widget with a deleted widget whose wrapper still exists
    own = [w for w in app.allWidgets() if w.testAttribute(Qt.WidgetAttribute.WA_SetFont)]
    for widget in own:
        made = widget.font()
        if made.pointSizeF() > 0:
            made.setPointSizeF(made.pointSizeF() * factor)
            widget.setFont(made)


@contextmanager
def using(name: str) -> Iterator[Theme]:
    """Use this theme while the context is active, for off-screen painting; no view is notified."""
    global _current
    before, _current = _current, THEMES[name]
    load_fonts()
    try:
        yield _current
    finally:
        _current = before


@cache
def load_fonts() -> tuple[int, ...]:
    """Register the bundled fonts with Qt, once. Raises OSError if a font cannot be read."""
    numbers = []
    for file in sorted((ASSETS / "fonts").glob("*.otf")):
        numbers.append(QFontDatabase.addApplicationFont(str(file)))
        if numbers[-1] < 0:
            raise OSError(f"the font {file} cannot be read; install the program again")
    return tuple(numbers)


def fixed_font() -> QFont:
    """Return the system's monospaced font, in the console size."""
    made = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    made.setFamilies([*made.families(), "DejaVu Sans Mono"])  # where the system's font is not installed
    made.setPointSizeF(CONSOLE_POINTS * _scale)
    return made


def font(points: float = POINTS, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """Return the program's font with tabular digits, scaled to the user's text size."""
    return equal_figures(paper_font(points * _scale, weight))


def equal_figures(plain: QFont) -> QFont:
    """Return a copy of a font with tabular digits, for use on the screen.

    The font has separate glyphs for these digits, and a PDF keeps them, so they cannot be found by searching
    in the PDF.
    """
    made = QFont(plain)
    made.setFeature(_EQUAL_FIGURES, 1)
    made.unsetFeature(_BY_NEIGHBOURS)
    return made


def plain_figures(equal: QFont) -> QFont:
    """Return a copy of a font whose digits and times can be searched in a PDF."""
    made = QFont(equal)
    for feature in (_EQUAL_FIGURES, _BY_NEIGHBOURS):
        made.setFeature(feature, 0)  # said, since a painter adds the features of the application's font
    return made


def paper_font(points: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """Return the same font with plain digits, in a size that does not depend on the user's choice."""
    made = QFont(FAMILY)
    made.setPointSizeF(points)
    made.setWeight(weight)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return plain_figures(made)


def icon(name: str) -> QIcon:
    """Return an icon from assets/icons in the colors of the current theme. Raises KeyError if unknown."""
    return _icon(name, _current.name)


@cache
def _icon(name: str, theme_name: str) -> QIcon:
    theme, made = THEMES[theme_name], QIcon()
    for colour, mode, state in (
        (theme.text, QIcon.Mode.Normal, QIcon.State.Off),
        (theme.disabled, QIcon.Mode.Disabled, QIcon.State.Off),
        (theme.on_accent, QIcon.Mode.Normal, QIcon.State.On),
    ):
        for shape in _shapes(name):
            made.addPixmap(shape if name in COLOURED else _dyed(shape, colour), mode, state)
    return made


@cache
def _shapes(name: str) -> list[QPixmap]:
    """Return a black icon in each of its sizes: dyeing it takes far less time than drawing it again."""
    file = _icon_files().get(name)
    if file is None:
        raise KeyError(f'no icon "{name}" in assets/icons')
    renderer = QSvgRenderer(QByteArray(file.read_bytes().replace(b"currentColor", b"#000000")))
    app = QGuiApplication.instance()
    fine = isinstance(app, QGuiApplication) and app.devicePixelRatio() > 1
    shapes = [QPixmap(pixels, pixels) for pixels in (FINE_PIXELS if fine else ICON_PIXELS)]
    for shape in shapes:
        shape.fill(Qt.GlobalColor.transparent)
        with QPainter(shape) as painter:
            renderer.render(painter, QRectF(shape.rect()))
    return shapes


def _dyed(shape: QPixmap, colour: QColor) -> QPixmap:
    dyed = QPixmap(shape)
    with QPainter(dyed) as painter:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.fillRect(dyed.rect(), colour)
    return dyed


@cache
def _icon_files() -> dict[str, Path]:
    return {file.stem: file for file in (ASSETS / "icons").rglob("*.svg")}


def _style_sheet(theme: Theme) -> str:
    colours = {f.name: getattr(theme, f.name) for f in fields(theme)}
    names = {name: colour.name() for name, colour in colours.items() if isinstance(colour, QColor)}
    folder = ASSETS / "styles"
    sheet = Template((folder / "lab.qss").read_text("utf-8")).substitute(
        names, styles=folder.as_posix(), scheme=theme.name
    )
    sheet += f"\n/* text at {_scale:.0%} */\n"  # else a sheet for another size would be the same
    return sheet + motion.SHEET if motion.is_reduced() else sheet


def _palette(theme: Theme) -> QPalette:
    role, palette = QPalette.ColorRole, QPalette()
    for where, colour in {
        role.Window: theme.window,
        role.WindowText: theme.text,
        role.Base: theme.panel,
        role.AlternateBase: theme.phase_other,
        role.Text: theme.text,
        role.PlaceholderText: theme.muted,
        role.Button: theme.raised,
        role.ButtonText: theme.text,
        role.BrightText: theme.error,
        role.ToolTipBase: theme.box,
        role.ToolTipText: theme.text,
        role.Link: theme.link,
        role.LinkVisited: theme.link,
        role.Highlight: theme.accent,
        role.HighlightedText: theme.on_accent,
        role.Mid: theme.outline,
        role.Accent: theme.focus,
    }.items():
        palette.setColor(where, colour)
    for where in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, where, theme.disabled)
    return palette
