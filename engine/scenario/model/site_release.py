"""What a run says of a site whose release of z/VM is later than all that are simulated.

Sources: z/VM performance reports of 6.3 (storage management, HiperDispatch) and 6.4 (paging). Derived: 6.4
pages to no expanded storage, as its control block of the demand scan has lost the flag of 6.3 for it.
"""

from __future__ import annotations

from engine.language import later, say
from engine.scenario.model.features import parsed_release
from engine.scenario.model.scenario import LparSettings

LATEST = (6, 2)  # whose storage management is simulated
NO_EXPANDED = (6, 4)  # from here on CP pages to none
_SHORT = later("The site runs z/VM {0}, the simulation {1}: no answer about paging holds for the site.")
_AGING = later(
    "z/VM 6.3 replaced the demand scan and the reorder processing of earlier releases by trial invalidation "
    "and a global aging list, and changed how guests are dispatched (HiperDispatch)."
)
_DRIVER = later("z/VM 6.4 pages to no expanded storage, and drives its paging volumes in another way.")


def is_later(release: str) -> bool:
    """Return whether a release manages storage in a way that is not simulated."""
    return parsed_release(release) > LATEST


def pages_to_expanded(release: str) -> bool:
    """Return whether a release pages to expanded storage, if there is some."""
    return parsed_release(release) < NO_EXPANDED


def short_caution(lpar: LparSettings) -> str:
    """Return in one sentence that the site runs a later release; "" when it does not."""
    return short_caution_for(lpar.site_release, lpar.release)


def short_caution_for(site: str | None, simulated: str) -> str:
    """Return the same for a release of the site and the one that is simulated."""
    return say(_SHORT, site, simulated) if site and is_later(site) else ""


def caution(lpar: LparSettings) -> str:
    """Return what differs in the release of the site, too; "" when nothing does that is known here."""
    short = short_caution(lpar)
    if not short or lpar.site_release is None:
        return ""
    driver = [] if pages_to_expanded(lpar.site_release) else [say(_DRIVER)]
    return " ".join([short, say(_AGING), *driver])


def releases(lpar: LparSettings) -> str:
    """Return both releases as a field of a table; "" when the site's own is simulated."""
    return f"{lpar.release} for a site on {lpar.site_release}" if short_caution(lpar) else ""
