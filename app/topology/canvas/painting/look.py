"""The look of a picture: colors by purpose, zoom, layers, and the meaning of colors."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache

from PySide6.QtGui import QColor

from app.charts.toolkit import brushes
from app.look import theme
from app.look.theme import STATE_NAMES, Theme
from app.topology.editor import LAYERS

# Zooms from which these are painted: see below.
NUMBERS, READABLE, PLAIN, CELLS, TITLES = 1.4, 0.55, 0.5, 0.34, 0.19
CROWD = 600  # visible things beyond which devices are painted as ranges
# Who may write: name, state in the palette whose color it has, letter that says the same.
WRITERS = {
    "both": ("ready", "B"),
    "first": ("eligible", "1"),
    "second": ("page_wait", "2"),
    "nobody": ("test_idle", "–"),
}


@dataclass(frozen=True)
class DrawingColours:
    """Colors of the parts of a picture."""

    ground: QColor
    grid: QColor
    frame: QColor  # of a CEC
    inner: QColor  # of a subsystem or card
    box: QColor
    outline: QColor
    text: QColor
    muted: QColor
    lpar: QColor
    channel: QColor
    director: QColor
    storage: QColor
    links: tuple[QColor, ...]  # by shapes.tones.look_of
    cluster: QColor
    access: QColor
    cable: QColor
    note: QColor
    device: QColor
    focus: QColor
    good: QColor
    bad: QColor
    warning: QColor
    flows: tuple[QColor, QColor]
    writers: Mapping[str, QColor]


@cache
def colours(name: str) -> DrawingColours:
    """Return the colors of a theme, "light" or "dark"."""
    hues = theme.THEMES[name]
    mix, states = brushes.mixed, hues.states
    state = {key: states[STATE_NAMES.index(key)] for key in STATE_NAMES}
    lpar = state["io_wait"] if not hues.dark else mix(state["running"], QColor("white"), 0.62)
    return DrawingColours(
        ground=mix(hues.window, hues.panel, 0.55),
        grid=mix(hues.axis, hues.window, 0.45),
        frame=mix(hues.outline, hues.panel, 0.22 if not hues.dark else 0.18),
        inner=mix(hues.panel, hues.window, 0.5) if not hues.dark else mix(hues.outline, hues.panel, 0.34),
        box=hues.raised,
        outline=hues.outline,
        text=hues.text,
        muted=hues.muted,
        lpar=lpar,
        channel=state["running"],
        director=state["test_idle"],
        storage=state["eligible"],
        links=(lpar, state["ready"], state["eligible"], state["limited"]),
        cluster=state["sim_wait"] if not hues.dark else state["page_wait"],
        access=mix(lpar, hues.panel, 0.42),
        cable=state["running"],
        note=mix(state["eligible"], hues.raised, 0.14),
        device=mix(hues.muted, hues.raised, 0.62),
        focus=hues.focus,
        good=state["ready"] if not hues.dark else state["running"],
        bad=hues.error,
        warning=hues.warning,
        flows=(hues.flows["in"], hues.flows["out"]),
        writers={key: state[of] for key, (of, _) in WRITERS.items()},
    )


@dataclass(frozen=True)
class Look:
    """zoom: pixels per unit; ratio: device pixels per pixel; crowded: devices are painted as ranges.

    writers: the side that may write to a device, by range and place in it; usable: words for channels.
    vector: painted for SVG or PDF, where nothing is omitted. small: on paper, where ranges rather than their
    devices have numbers. labels: alternative titles of control units, by id. type: letter size as a multiple
    of the usual size.
    """

    name: str = "light"
    zoom: float = 1.0
    ratio: float = 1.0
    vector: bool = False
    layers: frozenset[str] = frozenset(LAYERS)
    crowded: bool = False
    writers: Mapping[tuple[str, int], str] = field(default_factory=dict)
    usable: Mapping[str, str] = field(default_factory=dict)
    small: bool = False
    labels: Mapping[str, str] = field(default_factory=dict)
    type: float = 1.0

    @property
    def theme(self) -> Theme:
        """The theme of the picture."""
        return theme.THEMES[self.name]

    @property
    def colours(self) -> DrawingColours:
        """Colors of the parts."""
        return colours(self.name)

    @property
    def readable(self) -> bool:
        """Whether small letters are painted."""
        return self.vector or self.zoom >= READABLE

    @property
    def numbered(self) -> bool:
        """Whether device squares show their numbers."""
        return self.vector or self.zoom >= NUMBERS

    @property
    def celled(self) -> bool:
        """Whether devices are painted individually."""
        return self.vector or self.zoom >= CELLS

    @property
    def titled(self) -> bool:
        """Whether box titles are painted."""
        return self.vector or self.zoom >= TITLES

    @property
    def rounded(self) -> bool:
        """Whether corners are rounded and edges smooth."""
        return self.vector or self.zoom >= PLAIN
