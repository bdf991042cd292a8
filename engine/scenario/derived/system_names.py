"""Names of systems as CP compares them: in EBCDIC, where letters come before digits."""

from __future__ import annotations


def lesser_side(names: tuple[str, str]) -> int:
    """Return the side, 0 or 1, whose system name is the lesser one."""
    first, second = (name.encode("cp037") for name in names)
    return int(second < first)
