"""The size of a guest: in Linux, in CP and, as a dashed line, as sized manually in the study."""

from __future__ import annotations

from app.charts.toolkit.panes.chart import PaneKind
from app.charts.toolkit.panes.pane import Keys, Pane, PublishedLine, first
from app.charts.toolkit.words import tr
from app.charts.values.curves import GUESTS, MB, megabytes, of_guest
from app.charts.values.needs import LINUX
from app.charts.values.published import by_hand
from app.look.theme import current as current_theme
from engine.recording.recorder import Recording


def panes(recording: Recording, chosen: Keys) -> list[Pane]:
    """Return the memory of Linux without the pool, and the pages that CP keeps for the guest."""
    theme, guest = current_theme(), first(chosen)
    linux = of_guest(tr("in Linux"), theme.series[0], "linux.size", guest, MB)
    real = of_guest(tr("in z/VM"), theme.series[1], "guest.real", guest, MB)
    sizes, label = by_hand(recording.scenario, guest), tr("sized manually, published")
    known = [
        PublishedLine(size, label, (curve.label,)) for curve, size in zip((linux, real), sizes, strict=False)
    ]
    return [Pane("size", tr("Size"), tr("MB"), (linux, real), megabytes, published=tuple(known))]


CHART = PaneKind("guest_size", "Guest size", panes, need=LINUX, choice=GUESTS)
