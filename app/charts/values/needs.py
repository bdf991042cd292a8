"""The requirements of charts for scenarios, and the texts for a scenario that does not meet them."""

from __future__ import annotations

from app.charts.toolkit.description import Need
from app.charts.values.curves import has_linux
from app.charts.values.multisystem import several
from engine.scenario.derived.cec import has_hiperdispatch

LINUX = Need(
    has_linux,
    "The memory and the run queue of Linux are not simulated for these guests.",
)
LOCKS = Need(
    lambda scenario: bool(scenario.lpar.locks),
    "Timer requests and locks are simulated for z/VM 4.2 to 4.4, not for this release.",
)
SEVERAL_SYSTEMS = Need(several, "This scenario has one system: no guest can be relocated.", of_both=True)
AGING = Need(
    lambda scenario: bool(scenario.lpar.has("aging")),
    "Releases before z/VM 6.3 have no aging list: the demand scan processes guests in passes.",
    of_both=True,
)
LPARS = Need(
    lambda scenario: scenario.cec is not None,
    "This scenario has no CEC: every processor has its own physical core.",
)
HIPERDISPATCH = Need(
    has_hiperdispatch,
    "This scenario has no HiperDispatch, which requires z/VM 6.3 or later, and a CEC whose "
    "cores the LPAR shares.",
    of_both=True,
)
SESSIONS = Need(
    lambda scenario: bool(getattr(scenario, "sessions", None)),
    "This scenario has no web server sessions.",
    of_both=True,
)
VOLUMES = Need(
    lambda scenario: bool(getattr(scenario, "packs", None)),
    "This scenario has no volumes with web server files.",
    of_both=True,
)
