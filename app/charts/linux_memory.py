"""Linux memory as a stack that adds up to the guest's memory, with free memory and its watermarks below."""

from __future__ import annotations

from dataclasses import replace

from app.charts.toolkit.panes.chart import PaneKind
from app.charts.toolkit.panes.pane import Keys, Pane, first
from app.charts.toolkit.words import tr
from app.charts.values.curves import GUESTS, MB, megabytes, of_guest
from app.charts.values.needs import LINUX
from app.look.theme import current as current_theme
from engine.recording.recorder import Recording

PARTS = "kernel huge anonymous shared buffers page_cache free pool".split()  # from below
MARKS = ("free", "low_mark", "high_mark", "swapped")


def _huge(recording: Recording) -> bool:
    return bool(recording.linux["huge"][-1:].any())


def panes(recording: Recording, chosen: Keys) -> list[Pane]:
    """Return the stack and the lines: free memory, kswapd watermarks, and swap space in use."""
    theme, guest = current_theme(), first(chosen)
    names = [tr("kernel"), tr("huge pages"), tr("processes"), tr("shared"), tr("buffers"), tr("page cache")]
    parts = zip(PARTS, [*names, tr("free"), tr("pool")], strict=True)
    shown = [part for part in parts if part[0] != "huge" or _huge(recording)]
    stack = [of_guest(label, theme.linux[name], f"linux.{name}", guest, MB) for name, label in shown]
    stack[-1] = replace(stack[-1], hatched=True)
    labels = tr("free"), tr("kswapd starts"), tr("kswapd ends"), tr("in swap space")
    marks = zip(MARKS, labels, (theme.linux["free"], theme.label, theme.axis, theme.error), strict=True)
    low = [of_guest(label, colour, f"linux.{name}", guest, MB) for name, label, colour in marks]
    upper, lower, unit = tr("Guest memory"), tr("Free memory, watermarks and swap"), tr("MB")
    high = Pane("stack", upper, unit, tuple(stack), megabytes, stacked=True, weight=2.5)
    return [high, Pane("low", lower, unit, tuple(low), megabytes, least_top=10.0)]


CHART = PaneKind("linux_memory", "Linux memory", panes, need=LINUX, choice=GUESTS, key=_huge)
