"""Twin of kswapd's way through the lists of Linux, obviously right: a list of looks, made one by one."""

from __future__ import annotations

from collections.abc import Callable, Iterator

BATCH, LOOK, LAST, NAPS = 32, 128, 12, 3


def looks(inactive: Callable[[], int], freed: Callable[[int], int]) -> Iterator[tuple[int, bool]]:
    """Yield the pages of each look of kswapd, and whether it naps after it, for ever.

    inactive: pages of the lists now; freed: what a look at so many pages frees.
    """
    saved = priority = found = 0
    while True:
        saved += inactive() // 2 ** (LAST - priority)
        if saved < BATCH:
            priority = priority + 1 if priority < LAST else 0
            continue
        part, saved = saved, 0
        while part > 0:
            pages = min(part, LOOK)
            part -= pages
            found += freed(pages)
            over = part == 0
            yield pages, over and priority >= NAPS
        if found >= BATCH or priority == LAST:
            priority = found = 0
        else:
            priority += 1
