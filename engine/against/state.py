"""Whether the scenario of a real system was compared with that system's figures, as recorded in its file."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import tomlkit

from engine.against.assumptions import FORMS, Path
from engine.against.comparison import AgainstRow, differing, unclear
from engine.against.figures import FIGURES, compared_keys
from engine.language import enumerated, later, say
from engine.scenario.model.site import SiteSettings
from engine.scenario.saving import scenario_table
from engine.scenario.scenario import Scenario

if TYPE_CHECKING:
    from engine.against.fit import FittedAssumption

_NAMES = ("id", "title", "summary", "study", "seed", "site", "phases", "marks")  # that change no figure
MOST_NAMED = 3  # lines that a comment names
_USERS = "assumed: enough that the load hardly fluctuates; the work of each is fitted"
_NEXT = later("{0} Compare them first (“Your system” in File > Read a site, or lparlab site with --against).")


def digest(scenario: Scenario) -> str:
    """Return 16 hex digits that are the same for the same machine with the same workload."""
    table = {key: value for key, value in scenario_table(scenario).items() if key not in _NAMES}
    return hashlib.blake2b(json.dumps(table, sort_keys=True).encode(), digest_size=8).hexdigest()


def held(scenario: Scenario) -> str:
    """Return sentences on whether a site's scenario was compared with its system; "" for other scenarios."""
    site = scenario.site
    if site is None:
        return ""
    short, names = not_held(scenario), site.differing or site.unclear
    named = enumerated(say(FIGURES[key].name) for key in names if key in FIGURES)
    if not site.figures:
        return say("{0} Add the response to INDICATE LOAD.", short)
    if not _is_compared(scenario):
        return say(_NEXT, short)
    if not short:
        text = say(_HELD[site.compared], len(compared_keys(scenario)), len(names), named)
        return f"{text} {_fitted(site)}".rstrip()
    return say(
        "{0} Differing: {1}. {2}", short, named, _fitted(site) or say("Fit its assumptions, or correct them.")
    )


def not_held(scenario: Scenario) -> str:
    """Return one sentence on why answers do not apply to the system of a site's scenario; "" if they do."""
    site = scenario.site
    if site is None:
        return ""
    if not site.figures:
        return say("Not validated against your system: its files contain no figures.")
    if site.compared == "no":
        return say("Not validated against your system: its figures were not compared.")
    if not _is_compared(scenario):
        return say("Not validated against your system: a different machine was compared.")
    if site.compared == "differs":
        return say(_DIFFERS, len(site.differing), len(compared_keys(scenario)))
    return ""


def _is_compared(scenario: Scenario) -> bool:
    site = scenario.site
    return site is not None and site.compared != "no" and site.machine == digest(scenario)


def _fitted(site: SiteSettings) -> str:
    fitted = [say(FORMS[name].title) for name in site.fitted if name in FORMS]
    return say("Fitted to these figures: {0}.", "; ".join(fitted)) if fitted else ""


_DIFFERS = later(
    "Not validated against your system: {0} of {1} comparable {1:figure|figures} {0:differs|differ}."
)
_HELD = {
    "agrees": later(
        "Validated against your system: the base case agrees with the {0} comparable {0:figure|figures}."
    ),
    "unclear": later(
        "Validated against your system: of {0} comparable {0:figure|figures}, none differs, but {1} "
        "{1:is|are} unclear: {2}."
    ),
}


def with_state(text: str, scenario: Scenario, rows: Sequence[AgainstRow], fitted: Sequence[str] = ()) -> str:
    """Return the text of a scenario's file with the outcome of comparing this scenario."""
    if scenario.site is None or not any(row.is_compared for row in rows):
        return text
    wrong, open_ = (tuple(row.key for row in kind(rows)) for kind in (differing, unclear))
    state = {
        "compared": "differs" if wrong else "unclear" if open_ else "agrees",
        "differing": wrong,
        "unclear": open_,
        "fitted": tuple(fitted),
        "machine": digest(scenario),
    }
    made: Any = tomlkit.parse(text)
    for key, value in state.items():
        made["site"][key] = list(value) if isinstance(value, tuple) else value
    known = scenario.site.model_copy(update=state)
    made["site"].item("compared").comment(held(scenario.model_copy(update={"site": known})))
    return tomlkit.dumps(made)


def with_fit(text: str, fitted: Sequence[FittedAssumption], rows: Sequence[AgainstRow]) -> str:
    """Return the text of a scenario's file with fitted values, each with the figures from which it was
    fitted.
    """
    made: Any = tomlkit.parse(text)
    lines = list(dict.fromkeys(row.source for row in rows if row.is_compared))
    sources = ", ".join(lines[:MOST_NAMED]) + (
        f" and {len(lines) - MOST_NAMED} more" if lines[MOST_NAMED:] else ""
    )
    for each in fitted:
        note = f"fitted from {sources}: {each.factor:.3g} times the assumed value"
        if not each.is_known:
            note += f"; not determined by these figures: {each.span} fits equally well"
        for path, value in each.assumption.texts(each.factor):
            _set(made, path, value, note)
        if each.assumption.name == "load":
            for path, _ in each.assumption.values:
                made[path[0]][path[1]].item("users").comment(_USERS)
    return tomlkit.dumps(made)


def _set(made: Any, path: Path, value: str | int, note: str) -> None:
    place = made
    for part in path[:-1]:
        place = place[part]
    place[path[-1]] = value
    place.item(path[-1]).comment(note)
