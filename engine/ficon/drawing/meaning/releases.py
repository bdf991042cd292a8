"""z/VM releases: the features of ISFC, SSI clusters and SYSTEM CONFIG that each introduced.

Sources: IBM, z/VM 7.3 control block LNKBK (one device with a partner below 6.2); z/VM 7.2 SSI statement
(slots 1 to 4); z/Journal, May 2012, by authors of SSI: clusters, links of 16 devices and SYSTEM_IDENTIFIER
with the name of an LPAR came with 6.2. Not confirmed: eight slots in 7.3, and blocks of one member between
BEGIN and END.
"""

from __future__ import annotations

from engine.ficon.drawing.model.cabling import Lpar

CLUSTERS = (6, 2)  # SSI clusters, logical links of several devices, SYSTEM_IDENTIFIER with LPAR
EIGHT_SLOTS = (7, 3)  # not confirmed
BLOCKS = (7, 1)  # the style of the files that z/VM 7 installs; support in older releases is not confirmed
FEW_SLOTS = 4


def number(lpar: Lpar) -> tuple[int, int] | None:
    """Return version and release of the z/VM system of an LPAR; None = not specified."""
    if not lpar.release:
        return None
    version, release = lpar.release.split(".")
    return int(version), int(release)


def older(lpar: Lpar, than: tuple[int, int]) -> bool:
    """Return True if a system has a specified release that is older than this one."""
    own = number(lpar)
    return own is not None and own < than


def in_blocks(lpars: list[Lpar]) -> bool:
    """Return True if all systems of a SYSTEM CONFIG are specified to run z/VM 7."""
    return bool(lpars) and all((number(lpar) or (0, 0)) >= BLOCKS for lpar in lpars)
