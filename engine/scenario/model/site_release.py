"""The notes of a run about a site on z/VM 6.3 or later: functions that are simulated as in another release,
or not at all.

Sources: z/VM performance reports of 6.3 (storage management, HiperDispatch) and 6.4 (paging). Derived: 6.4
does not page to expanded storage, because its demand scan control block no longer has the corresponding flag
of 6.3.
"""

from engine.language import later, say
from engine.scenario.model.features import has, parsed_release
from engine.scenario.model.scenario import LparSettings

NO_EXPANDED = (6, 4)  # from here on CP pages to none
_SHORT = later("The site runs z/VM {0}, the simulation {1}: answers about paging do not apply to the site.")
_OWN = later(
    "The site runs z/VM {0}, whose HiperDispatch is not simulated: all processors are treated equally."
)
_LIKE = later(
    "The site runs z/VM {0}, which is assumed to manage storage like {1}; its HiperDispatch is not simulated."
)
_AGING = later(
    "z/VM 6.3 replaced the demand scan and the reorder processing of earlier releases by trial invalidation "
    "and a global aging list, and changed how guests are dispatched (HiperDispatch)."
)
_DRIVER = later("z/VM 6.4 does not page to expanded storage, and drives its paging volumes differently.")


def is_later(release: str) -> bool:
    """Return whether a release has trial invalidation, the aging list and HiperDispatch."""
    return has(release, "aging")


def has_other_storage(lpar: LparSettings) -> bool:
    """Return whether the site manages storage in a way that this run does not simulate."""
    return bool(lpar.site_release and is_later(lpar.site_release) and not lpar.has("aging"))


def pages_to_expanded(release: str) -> bool:
    """Return whether a release pages to expanded storage, if it has any."""
    return parsed_release(release) < NO_EXPANDED


def short_caution(lpar: LparSettings) -> str:
    """Return one sentence about the differences from the release of the site; "" if none are known."""
    return short_caution_for(lpar.site_release, lpar.release)


def short_caution_for(site: str | None, simulated: str) -> str:
    """Return the sentence of `short_caution` for the site's release and the simulated release."""
    if not site or not is_later(site):
        return ""
    if not has(simulated, "aging"):
        return say(_SHORT, site, simulated)
    return say(_OWN, site) if site == simulated else say(_LIKE, site, simulated)


def caution(lpar: LparSettings) -> str:
    """Return the short caution with the individual differences from the site's release; "" if none are known
    here.
    """
    short = short_caution(lpar)
    if not short or lpar.site_release is None:
        return ""
    aging = [say(_AGING)] if has_other_storage(lpar) else []
    same = pages_to_expanded(lpar.site_release) or lpar.has("paging_exposures")
    driver = [] if same else [say(_DRIVER)]
    return " ".join([short, *aging, *driver])


def releases(lpar: LparSettings) -> str:
    """Return both releases as a table field; "" if the site's own release is simulated."""
    other = lpar.site_release != lpar.release and short_caution(lpar)
    return f"{lpar.release} for a site on {lpar.site_release}" if other else ""
