"""The measurement of each fact of the pause study."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine.kernel.kinds import Incident
from engine.kernel.units import MINUTE, PAGE_BYTES, SECOND
from engine.scenario.scenario import Scenario
from engine.studies.pause import runs
from engine.studies.probes import Facts
from engine.studies.run_view import RunView

FACTS = Facts()
GB = 2**30


# ---- test case 1 and figure 12: times of one guest


def _lasted(what: Incident, kind: str, view: RunView) -> float:
    """Return the duration of an incident of a guest in the log, s."""
    return view.told(what, view.guests(kind=kind)[0])[1] / SECOND


def resume_time(view: RunView) -> float:
    """Return the time from the IPL of the suspended guest until a client receives its page, s: figure 12."""
    guest = view.guests(kind="was")[0]
    return (view.told(Incident.SERVED, guest)[0] - view.told(Incident.RESUME_ASKED, guest)[0]) / SECOND


def _growth(small: float, large: float) -> float:
    """Return the increase of a time, %."""
    return 100 * (large / small - 1)


# "768 MB guests" are the WebSphere guests; the summary rounds what tables 3 and 4 measured
FACTS.measured("pause.t3.suspend.rdb", partial(_lasted, Incident.HALTED, "rdb"), runs.RDB_SUSPEND)
FACTS.measured("pause.t3.suspend.was", partial(_lasted, Incident.HALTED, "was"), runs.WAS_SUSPEND)
FACTS.measured("pause.t3.stop.rdb", partial(_lasted, Incident.HALTED, "rdb"), runs.RDB_STOP)
FACTS.measured("pause.t3.stop.was", partial(_lasted, Incident.HALTED, "was"), runs.WAS_STOP)
FACTS.measured(
    "pause.sum.suspend",
    partial(_lasted, Incident.HALTED, "was"),
    *runs.USED,
    note="the range covers different amounts of used memory: here, from half of the memory to nearly all",
)
FACTS.measured("pause.t4.active", partial(_lasted, Incident.SERVED, "was"), runs.ACTIVE)
FACTS.measured("pause.t4.resume", partial(_lasted, Incident.SERVED, "was"), runs.WAS_SUSPEND)
FACTS.measured("pause.t4.begin", partial(_lasted, Incident.SERVED, "was"), runs.WAS_STOP)
FACTS.measured("pause.sum.resume", partial(_lasted, Incident.SERVED, "was"), runs.WAS_SUSPEND)
FACTS.measured("pause.f12.resume.5.2", resume_time, runs.LARGE[5.2])
FACTS.measured(
    "pause.f12.resume.ratio",
    resume_time,
    runs.LARGE[2.6],
    runs.LARGE[5.2],
    combine=_growth,
)
FACTS.measured("pause.f12.start", partial(_lasted, Incident.STARTED, "was"), runs.START)


# ---- test case 2: paging, and pages of each guest


def _page_rate(view: RunView) -> float:
    """Return the four-minute mean around the middle of the warm-up, pages/s."""
    middle = view.mark("mid-warmup")
    return view.over("system.page_rate", None, middle - 2 * MINUTE, middle + 2 * MINUTE)


def _on_dasd(view: RunView) -> float:
    """Return the highest number of pages on paging volumes in any sample of the whole run."""
    return float(view.field("dasd").sum(axis=1).max()) * view.scenario.lpar.granule


def _bar(measure: str, label: str, view: RunView) -> float:
    """Return the value of a bar in figure 9, pages."""
    return view.at(measure, view.guest(label), "mid-warmup")


def _in_xstor(view: RunView) -> float:
    return view.at("system.xstor_used", None, "mid-suspend")


_ALIKE = "nothing in the model makes this guest differ from the WebSphere guest under base load (BASEW)"
_TOO_LARGE = "the published bar exceeds the size of the guest"
_NOTES = {
    "pause.f9.xstor.SOIW1": _ALIKE,
    "pause.f9.xstor.SOIW2": _ALIKE,
    "pause.f9.real.BASEO": _TOO_LARGE,
}
FACTS.measured("pause.f6.page_rate", _page_rate, runs.SUSPEND)
FACTS.measured("pause.f6.dasd", _on_dasd, runs.SUSPEND, runs.STOP)
FACTS.measured("pause.f10.xstor.total", _in_xstor, runs.SUSPEND, runs.STOP)
for _label in "SOIW1 SOIW2 SOIO1 SOIO2 SBYW1 SBYW2 SBYO1 SBYO2 BASEW BASEO DM".split():
    for _place in ("xstor", "real"):
        _id = f"pause.f9.{_place}.{_label}"
        FACTS.measured(_id, partial(_bar, f"guest.{_place}", _label), runs.STOP, note=_NOTES.get(_id, ""))


# ---- input of the machine


def _size(kind: str) -> Callable[[Scenario], float]:
    return lambda scenario: next(guest.size for guest in scenario.guests if guest.kind == kind)


FACTS.given("pause.in.rdb_pages", "pause-suspend", _size("rdb"))
FACTS.given("pause.in.was_pages", "pause-suspend", _size("was"))
FACTS.given(
    "pause.in.central",
    "pause-suspend",
    lambda scenario: scenario.lpar.frames * PAGE_BYTES / GB,
    note="10 GB would hold all guests; the study adjusted the memory: this is the sum of figure 9",
)
FACTS.given("pause.in.xstor", "pause-suspend", lambda scenario: scenario.lpar.xstor * PAGE_BYTES / GB)
FACTS.given("pause.in.cpus", "pause-suspend", lambda scenario: scenario.lpar.processors)
FACTS.given("pause.f9.real.total", "pause-stop", lambda scenario: scenario.lpar.frames)
