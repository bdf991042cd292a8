"""QUERY SRM and SET SRM: the scheduler settings."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Annotated, Any

from engine.cp.call import Call
from engine.cp.command import command
from engine.cp.commands.srm_hiperdispatch import hiperdispatch_lines
from engine.cp.operands import Count, Percent
from engine.cp.reply import refuse
from engine.kernel.units import MS
from engine.mechanisms.processors.scheduler import admit

Share = Annotated[float, Percent(0, 999)]
Users = Annotated[int, Count(0, 32_767)]
Intensity = Annotated[float, Percent(0, 100)]
Slices = Annotated[int, Count(1, 100)]
Milliseconds = Annotated[int, Count(1, 100)]


@command("Query SRM", classes="AE")
def query_srm(call: Call) -> Iterator[str]:
    """Show all scheduler settings, as SET SRM sets them; the layout is not certain."""
    for part in (query_iabias, query_ldubuf, query_storbuf, query_dspbuf, query_dspslice):
        yield from part(call)
    yield from hiperdispatch_lines(call)


@command("Query SRM IABIAS", classes="AE")
def query_iabias(call: Call) -> Iterator[str]:
    """Show the interactive bias: how far short transactions are advanced, and for how many time slices.

    The layout is not certain.
    """
    p = _settings(call)
    yield f"IABIAS : INTENSITY={round(100 * float(p['ia_intensity']))}%; DURATION={p['ia_duration']}"


@command("Query SRM LDUBUF", classes="AE")
def query_ldubuf(call: Call) -> Iterator[str]:
    """Show the share of the paging volumes that loading users of class 1-3, 2-3 and 3 may keep busy.

    The layout is not certain.
    """
    yield f"LDUBUF : {_shares(_settings(call)['ldubuf'])}"


@command("Query SRM STORBUF", classes="AE")
def query_storbuf(call: Call) -> Iterator[str]:
    """Show the share of storage that the working sets of class 1-3, 2-3 and 3 may take.

    The layout is not certain.
    """
    yield f"STORBUF: {_shares(_settings(call)['storbuf'])}"


@command("Query SRM DSPBUF", classes="AE")
def query_dspbuf(call: Call) -> Iterator[str]:
    """Show the users of class 1-3, 2-3 and 3 allowed on the dispatch list. The layout is not certain."""
    users = _settings(call)["dspbuf"]
    yield "DSPBUF : " + " ".join(f"Q{class_number}={users[class_number]}" for class_number in (1, 2, 3))


@command("Query SRM DSPSLICE", classes="AE")
def query_dspslice(call: Call) -> Iterator[str]:
    """Show the dispatch (minor) time slice. The layout is not certain."""
    yield f"DISPATCHING MINOR TIMESLICE = {_settings(call)['minor_slice'] // MS} MS"


@command("SET SRM IABIAS intensity duration", classes="A", acts=True)
def set_iabias(call: Call, intensity: Intensity, duration: Slices) -> Iterator[str]:
    """Set the interactive bias: intensity in percent, duration in time slices.

    It is not certain that CP responds with the new setting.
    """
    _settings(call)["ia_intensity"], _settings(call)["ia_duration"] = intensity / 100, duration
    return query_iabias(call)


@command("SET SRM IABIAS INITial", classes="A", acts=True)
def initial_iabias(call: Call) -> Iterator[str]:
    """Reset the interactive bias to the scenario's, as at IPL. The word INITIAL is not certain."""
    given = call.scenario.parameters
    return set_iabias(call, 100 * given.ia_intensity, given.ia_duration)


@command("SET SRM LDUBUF q1 q2 q3", classes="A", acts=True)
def set_ldubuf(call: Call, q1: Share, q2: Share, q3: Share) -> Iterator[str]:
    """Set the share of the paging volumes that loading users of each class may keep busy.

    It is not certain that CP responds with the new setting.
    """
    return _set(call, "ldubuf", (q1 / 100, q2 / 100, q3 / 100), query_ldubuf)


@command("SET SRM LDUBUF INITial", classes="A", acts=True)
def initial_ldubuf(call: Call) -> Iterator[str]:
    """Reset LDUBUF to the scenario's setting, as at IPL. The word INITIAL is not certain."""
    return _set(call, "ldubuf", call.scenario.parameters.ldubuf, query_ldubuf)


@command("SET SRM STORBUF q1 q2 q3", classes="A", acts=True)
def set_storbuf(call: Call, q1: Share, q2: Share, q3: Share) -> Iterator[str]:
    """Set the share of storage that the working sets of each class may take.

    It is not certain that CP responds with the new setting.
    """
    return _set(call, "storbuf", (q1 / 100, q2 / 100, q3 / 100), query_storbuf)


@command("SET SRM STORBUF INITial", classes="A", acts=True)
def initial_storbuf(call: Call) -> Iterator[str]:
    """Reset STORBUF to the scenario's setting, as at IPL. The word INITIAL is not certain."""
    return _set(call, "storbuf", call.scenario.parameters.storbuf, query_storbuf)


@command("SET SRM DSPBUF q1 q2 q3", classes="A", acts=True)
def set_dspbuf(call: Call, q1: Users, q2: Users, q3: Users) -> Iterator[str]:
    """Set the number of users of each class allowed on the dispatch list.

    It is not certain that CP responds with the new setting.
    """
    return _set(call, "dspbuf", (q1, q2, q3), query_dspbuf)


@command("SET SRM DSPBUF INITial", classes="A", acts=True)
def initial_dspbuf(call: Call) -> Iterator[str]:
    """Reset DSPBUF to the scenario's setting, as at IPL.

    It is not certain that CP responds with the new setting.
    """
    return _set(call, "dspbuf", call.scenario.parameters.dspbuf, query_dspbuf)


@command("SET SRM DSPSLICE milliseconds", classes="A", acts=True)
def set_dspslice(call: Call, milliseconds: Milliseconds) -> Iterator[str]:
    """Set the dispatch time slice; a slice that has begun is not affected.

    It is not certain that CP does so, or that it responds with the new setting.
    """
    _settings(call)["minor_slice"] = milliseconds * MS
    return query_dspslice(call)


@command("SET SRM DSPSLICE INITial", classes="A", acts=True)
def initial_dspslice(call: Call) -> Iterator[str]:
    """Reset the dispatch time slice to the scenario's, as at IPL. The word INITIAL is not certain."""
    _settings(call)["minor_slice"] = call.scenario.parameters.minor_slice
    return query_dspslice(call)


def _settings(call: Call) -> Any:
    return call.s["param"]


def _shares(values: Any) -> str:
    return " ".join(
        f"Q{class_number}={round(100 * float(values[class_number]))}%" for class_number in (1, 2, 3)
    )


def _set(
    call: Call, name: str, values: tuple[float, ...], answer: Callable[[Call], Iterator[str]]
) -> Iterator[str]:
    """Set a value for classes 1 to 3, and admit guests for which there is now room."""
    if list(values) != sorted(values, reverse=True):
        refuse(f"{name.upper()}: the values must not increase from class 1 to class 3")
    _settings(call)[name][1:] = values
    admit(call.s)
    return answer(call)
