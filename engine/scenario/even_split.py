"""Sharing something out as evenly as what each one wants lets it be."""

from __future__ import annotations

from collections.abc import Iterable


def fair_share(total: int, wanted: Iterable[int]) -> int:
    """What nobody gets more of: who wants less leaves the rest to the others."""
    left, share, wants = total, 0, sorted(wanted)
    for place, want in enumerate(wants):
        share = left // (len(wants) - place)
        if want >= share:
            return share
        left -= want
    return share
