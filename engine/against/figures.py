"""Figures available from both the responses of a real system and a run, and the reasons why some are not
compared.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.language import later, say
from engine.scenario.model.site import SiteFigure
from engine.scenario.model.site_release import has_other_storage
from engine.scenario.scenario import Scenario

SHARE = 0.1  # of a figure: how CP smooths its rates is not published


@dataclass(frozen=True)
class RealFigure:
    """A figure of a system.

    floor: a difference that is always ignored; moment: a response shows the figure at a single moment.

    storage: it depends on how a release manages storage or queues; command: the command whose response shows
    it.
    """

    name: str
    unit: str
    measure: str
    command: str
    floor: float
    moment: bool = False
    storage: bool = True


LOAD, QUEUES, MEMINFO = "INDICATE LOAD", "INDICATE QUEUES EXP", "cat /proc/meminfo"
MEASURED = "vmstat 5 60"
FIGURES = {
    "processors": RealFigure(
        later("Processors in use"), later("processors"), "processor.busy", LOAD, 0.05, storage=False
    ),
    "paging": RealFigure(
        later("Pages to and from paging volumes"), later("pages/s"), "system.paging_rate", LOAD, 10.0
    ),
    "reads": RealFigure(
        later("Pages read from paging volumes"), later("pages/s"), "system.page_reads", "", 10.0
    ),
    "xstore": RealFigure(
        later("Pages to and from expanded storage"), later("pages/s"), "system.page_rate", LOAD, 10.0
    ),
    "migrate": RealFigure(
        later("Pages migrated from expanded storage"), later("pages/s"), "system.migration", LOAD, 10.0
    ),
    "mdc": RealFigure(later("Reads from the minidisk cache"), later("reads/s"), "system.mdc_hits", LOAD, 1.0),
    **{
        queue: RealFigure(name, later("virtual CPUs"), f"system.{queue}", LOAD, 1.0, True)
        for queue, name in (
            ("q0", later("Dispatch list Q0")),
            ("q1", later("Dispatch list Q1")),
            ("q2", later("Dispatch list Q2")),
            ("q3", later("Dispatch list Q3")),
            ("e1", later("Eligible list E1")),
            ("e2", later("Eligible list E2")),
            ("e3", later("Eligible list E3")),
        )
    },
    "resident": RealFigure(
        later("Guest pages in storage"), later("pages"), "guest.real", QUEUES, 256.0, True
    ),
    "working-sets": RealFigure(later("Guest working sets"), later("pages"), "guest.wss", QUEUES, 256.0, True),
    "expanded-used": RealFigure(
        later("Expanded storage in use"), later("pages"), "system.xstor_used", "QUERY XSTORE", 256.0, True
    ),
    "space-used": RealFigure(
        later("Paging space in use"), later("pages"), "system.dasd_used", "QUERY ALLOC PAGE", 256.0, True
    ),
    "anonymous": RealFigure(
        later("Memory of Linux processes"), later("pages"), "linux.anonymous", MEMINFO, 256.0, True, False
    ),
    "page-cache": RealFigure(
        later("Linux page cache"), later("pages"), "linux.page_cache", MEMINFO, 256.0, True, False
    ),
    "guest-cpus": RealFigure(
        later("CPUs that run Linux"), later("CPUs"), "linux.busy", MEASURED, 0.05, storage=False
    ),
    "swap-in": RealFigure(
        later("Linux pages swapped in"), later("pages/s"), "linux.swap_in", MEASURED, 10.0, storage=False
    ),
    "swap-out": RealFigure(
        later("Linux pages swapped out"), later("pages/s"), "linux.swap_out", MEASURED, 10.0, storage=False
    ),
    "swapped": RealFigure(
        later("Linux swap space in use"), later("pages"), "linux.swapped", MEMINFO, 256.0, True, False
    ),
    "response": RealFigure(later("User response time"), "ms", "load.response", "", 1.0, storage=False),
}


def own_figure(scenario: Scenario, key: str) -> SiteFigure | None:
    """Return the figure that the real system shows, or None when no file contains it."""
    return scenario.site.figures.get(key) if scenario.site else None


def _is_missing(key: str, scenario: Scenario) -> bool:
    return bool(
        (key == "response" and not scenario.loads)
        or (key == "mdc" and not scenario.packs)
        or (key in _EXPANDED and not scenario.lpar.xstor)
    )


_EXPANDED = ("xstore", "migrate", "expanded-used")


def why_not_simulated(key: str, scenario: Scenario) -> str:
    """Return why a run of this scenario lacks such a figure or has a figure with another meaning; "" if the
    run has the figure.
    """
    if has_other_storage(scenario.lpar) and FIGURES[key].storage:
        return say("z/VM {0} manages storage and its lists differently", scenario.lpar.site_release)
    own = own_figure(scenario, key)
    if _is_missing(key, scenario) and (own is None or own.most):
        return say(_MISSING.get(key, _NO_EXPANDED))
    if key == "swapped":
        return say("pages that Linux swapped out long ago are unknown: the run begins without them")
    return ""


_NO_EXPANDED = later("the scenario has no expanded storage (lpar.xstor)")
_MISSING = {
    "mdc": later("guest minidisks are not simulated"),
    "response": later("the scenario has no users"),
}


def compared_keys(scenario: Scenario) -> list[str]:
    """Return the uncontradicted figures of the real system that are also available in a run."""
    given = scenario.site.figures if scenario.site else {}
    return [
        key
        for key in FIGURES
        if key in given and not given[key].doubt and not why_not_simulated(key, scenario)
    ]


def commands(missing: Iterator[str]) -> list[str]:
    """Return the commands whose responses show these figures, without duplicates."""
    return list(dict.fromkeys(FIGURES[key].command for key in missing if FIGURES[key].command))
