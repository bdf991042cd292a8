"""Features, by the first or last z/VM release that has them."""

from typing import Literal

Feature = Literal[
    "aging",
    "reorder",
    "xstor",
    "excludes_2g",
    "ssi",
    "terabyte",
    "hiperdispatch",
    "pools",
    "paging_exposures",
    "surplus_by_share",
    "unparking",
    "warning_track",
]

_FIRST: dict[Feature, tuple[int, int]] = {
    "aging": (6, 3),  # active and IBR sections, global aging list. z/VM 6.3 performance report
    "hiperdispatch": (6, 3),  # z/VM 6.3 announcement
    "pools": (6, 3),  # with service (VM65418)
    "surplus_by_share": (6, 4),  # published: distribution of surplus CPU in proportion to shares
    "paging_exposures": (6, 4),  # aliases, transport mode, larger payloads. z/VM 6.4 performance report
    "unparking": (7, 1),  # SRM UNPARKING; with service in 6.4. Published: z/VM 7.1 changes
    "warning_track": (7, 3),  # published: SRM statement of 7.3
    "excludes_2g": (6, 2),  # published for 6.2; that later releases do it too is assumed
    "ssi": (6, 2),  # clusters of up to four members. z/VM 6.2 announcement
    "terabyte": (6, 3),  # central storage of up to 1 TB. z/VM 6.3 performance report
}
_LAST: dict[Feature, tuple[int, int]] = {
    "reorder": (6, 2),  # z/VM 6.3 performance report
    "xstor": (6, 3),  # derived: control block DSCBK of 6.4 no longer has its flag
}


def parsed_release(release: str) -> tuple[int, int]:
    """Return the version and release numbers: (7, 3) for "7.3"."""
    version, _, number = release.partition(".")
    return int(version), int(number)


def has(release: str, feature: Feature) -> bool:
    """Return whether a release has a feature."""
    parsed = parsed_release(release)
    return _FIRST.get(feature, (0, 0)) <= parsed <= _LAST.get(feature, (99, 9))
