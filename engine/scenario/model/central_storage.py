"""Central storage of a z/VM system: CP's own part, and the part for guests.

A published response to QUERY FRAMES (z/VM 5.2, 30 GB: usable 7,864,319, pageable 7,784,415, of these 515,579
below 2 GB) gives CP's own share. Page tables are added for the storage that guests have used: 8 KB per
megabyte is general knowledge. From z/VM 6.2 on, CP leaves the frames below 2 GB unused "in certain memory
configurations", to avoid long searches: they are available, and remain so.
"""

from collections.abc import Iterable

from engine.kernel.units import PAGES_PER_GB

CP_SHARE = 1.0 - 7_784_415 / 7_864_319  # 1.02%
FRAMES_BELOW_2G = 515_579  # pageable below 2 GB in a system that has more; the rest is CP's own
PAGES_A_TABLE = 128  # pages of guests for each page of page tables: 8 KB a megabyte
EXCLUDE_2G = 32 * PAGES_PER_GB
"""Assumed: the study states only that it was so at 43 GB, and not at 22 GB. 32 GB is between them."""


def pageable(storage: int) -> int:
    """Return the frames of this central storage (pages) that do not belong to CP."""
    return round(storage * (1.0 - CP_SHARE))


def pageable_below_2g(storage: int) -> int:
    """Return the pageable frames below 2 GB."""
    return min(pageable(storage), FRAMES_BELOW_2G)


def frames_of(storage: int, excluded: bool) -> int:
    """Return the frames for guests and their page tables, without those below 2 GB if CP excludes them."""
    return pageable(storage) - (pageable_below_2g(storage) if excluded else 0)


def page_tables(pages: int) -> int:
    """Return the frames that CP uses for the page tables of this many guest pages."""
    return -(-pages // PAGES_A_TABLE)


def fair_share(total: int, wanted: Iterable[int]) -> int:
    """Return the largest equal share of the total; a claimant that needs less leaves the rest to the
    others.
    """
    left, share, wants = total, 0, sorted(wanted)
    for place, want in enumerate(wants):
        share = left // (len(wants) - place)
        if want >= share:
            return share
        left -= want
    return share
