"""QUERY SRM and SET SRM for HiperDispatch: polarization, parking and dispatcher work distribution."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Annotated, Any

import numpy as np

from engine.cp.call import Call
from engine.cp.command import command
from engine.cp.operands import HintedWord, Keyword, Word
from engine.cp.reply import invalid_option, missing_operand, refuse
from engine.mechanisms.prsm.parking import set_polarization
from engine.scenario.model.features import Feature
from engine.scenario.model.srm import MAX_PAD
from engine.state.hiperdispatch import ExcessUse, Unparking

Polarization = Annotated[str, HintedWord("VERTical", "HORIZontal")]
Method = Annotated[str, HintedWord("REShuffle", "REBalance")]
Size = Annotated[str, HintedWord("Large", "Medium", "Small")]
OnOff = Annotated[str, HintedWord("ON", "OFF")]
OfType = Annotated[str, HintedWord("TYPE", "High", "Medium", "Low", "None", "100%")]
_EXCESS = {Keyword(word.capitalize()): ExcessUse[word] for word in ExcessUse.__members__}
_TYPES = ("ALL", "IFL")  # the processors of a simulated LPAR


@dataclass(frozen=True)
class _ShownSetting:
    """A setting that QUERY SRM shows: its description, and its text from the HiperDispatch table."""

    shown: str
    text: Callable[[Any], str]
    feature: Feature = "hiperdispatch"


_SETTINGS = {
    "POLARization": _ShownSetting(
        "whether the logical cores are vertical or horizontal",
        lambda h: "VERTICAL" if h["vertical"] else "HORIZONTAL",
    ),
    "EXCESSuse": _ShownSetting(
        "how readily CP counts on power that the LPAR is not entitled to",
        lambda h: f"IFL-{ExcessUse(h['excess_use']).name}",
    ),
    "CPUPAD": _ShownSetting(
        "the capacity that CP adds to its projection, percent of a processor",
        lambda h: f"IFL-{round(100 * float(h['pad']))}%",
    ),
    "DSPWDMethod": _ShownSetting(
        "how the dispatcher distributes work over processors",
        lambda h: "REBALANCE" if h["rebalance"] else "RESHUFFLE",
    ),
    "UNPARKing": _ShownSetting(
        "how many processors CP unparks", lambda h: Unparking(h["unparking"]).name, "unparking"
    ),
    "WARNingtrack": _ShownSetting(
        "whether CP takes work off a processor that loses its physical core",
        lambda h: "ON" if h["warning"] else "OFF",
        "warning_track",
    ),
}


def _answer(call: Call, word: str) -> Iterator[str]:
    setting = _SETTINGS[word]
    yield f"{word.upper()}: {setting.text(_hiper(call, setting.feature))}"


def _declare(word: str) -> None:
    def query(call: Call) -> Iterator[str]:
        return _answer(call, word)

    query.__doc__ = f"Show {_SETTINGS[word].shown}. The layout is not certain."
    command(f"Query SRM {word}", classes="AE")(query)


for _word in _SETTINGS:
    _declare(_word)


def hiperdispatch_lines(call: Call) -> Iterator[str]:
    """Yield the HiperDispatch lines of QUERY SRM; no lines without HiperDispatch."""
    for word, setting in _SETTINGS.items() if call.s["hiper"]["on"] else ():
        if call.lpar.has(setting.feature):
            yield from _answer(call, word)


@command("SET SRM POLARization polarization", classes="A", acts=True)
def set_srm_polarization(call: Call, polarization: Polarization) -> Iterator[str]:
    """VERTICAL: cores are high, medium or low, and CP parks some. HORIZONTAL: all are alike, none is parked.

    The operands are published; it is not certain that CP responds with the new setting.
    """
    _hiper(call)
    set_polarization(call.s, np.int64(_either(polarization, "VERTical", "HORIZontal")))
    return _answer(call, "POLARization")


@command("SET SRM EXCESSuse value", classes="A", acts=True, tail="[TYPE ALL|IFL] High|Medium|Low|None")
def set_srm_excessuse(call: Call, value: OfType, *more: Word) -> Iterator[str]:
    """Set how readily CP counts on power beyond the entitlement: HIGH soon, LOW late, NONE never.

    It requires global performance data. The operands are published; it is not certain that CP responds with
    the new setting.
    """
    word = _of_type(value, more)
    found = next((setting for keyword, setting in _EXCESS.items() if keyword.takes(word)), None)
    if found is None:
        invalid_option(word)
    _hiper(call)["excess_use"] = found
    return _answer(call, "EXCESSuse")


@command("SET SRM CPUPAD value", classes="A", acts=True, tail="[TYPE ALL|IFL] nnnn%")
def set_srm_cpupad(call: Call, value: OfType, *more: Word) -> Iterator[str]:
    """Set the capacity that CP keeps beyond its projection, 0 to 8000% of a processor.

    It applies only without global performance data. The operands are published; it is not certain that
    CP responds with the new setting.
    """
    word = _of_type(value, more)
    number = word.removesuffix("%")
    if not (word.endswith("%") and number.isascii() and number.isdigit() and float(number) <= MAX_PAD):
        invalid_option(word)
    _hiper(call)["pad"] = float(number) / 100
    return _answer(call, "CPUPAD")


@command("SET SRM UNPARKing size", classes="A", acts=True)
def set_srm_unparking(call: Call, size: Size) -> Iterator[str]:
    """LARGE: use all processors there is power for; MEDIUM: low ones only if needed; SMALL: as few as needed.

    The operands are published; it is not certain that CP responds with the new setting.
    """
    words = {"Large": Unparking.LARGE, "Medium": Unparking.MEDIUM, "Small": Unparking.SMALL}
    found = [setting for word, setting in words.items() if Keyword(word).takes(size)]
    if not found:
        invalid_option(size)
    _hiper(call, "unparking")["unparking"] = found[0]
    return _answer(call, "UNPARKing")


@command("SET SRM DSPWDMethod method", classes="A", acts=True)
def set_srm_dspwdmethod(call: Call, method: Method) -> Iterator[str]:
    """RESHUFFLE: move single virtual CPUs between processors. REBALANCE: reassign all guests at intervals.

    The operands are published; it is not certain that CP responds with the new setting.
    """
    _hiper(call)["rebalance"] = _either(method, "REBalance", "REShuffle")
    return _answer(call, "DSPWDMethod")


@command("SET SRM WARNingtrack switch", classes="A", acts=True)
def set_srm_warningtrack(call: Call, switch: OnOff) -> Iterator[str]:
    """ON: when PR/SM takes the physical core of a processor, another processor may continue its work.

    The operands are published; it is not certain that CP responds with the new setting.
    """
    _hiper(call, "warning_track")["warning"] = _either(switch, "ON", "OFF")
    return _answer(call, "WARNingtrack")


def _either(word: str, yes: str, no: str) -> int:
    """Return 1 for one keyword and 0 for the other. Raises CPError."""
    if not Keyword(yes).takes(word) and not Keyword(no).takes(word):
        invalid_option(word)
    return int(Keyword(yes).takes(word))


def _of_type(first: str, more: tuple[str, ...]) -> str:
    """Return the value after an optional processor type. Raises CPError."""
    words = [first, *more]
    if words[0] == "TYPE":
        if len(words) < 3:
            missing_operand()
        if words[1] not in _TYPES:
            refuse(f"TYPE {words[1]}: all processors of this LPAR are IFLs")
        del words[:2]
    if len(words) > 1:
        invalid_option(words[1])
    return words[0]


def _hiper(call: Call, feature: Feature = "hiperdispatch") -> Any:
    """Return the HiperDispatch table. Raises CPError if there is no such table."""
    if not call.lpar.has(feature):
        refuse(f"z/VM {call.lpar.release} does not have this setting")
    if not call.s["hiper"]["on"]:
        refuse("This LPAR shares no cores with others: its scenario has no table cec, or it is dedicated")
    return call.s["hiper"]
