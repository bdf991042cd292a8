"""Responses about the system: QUERY USERID, CPLEVEL, PROCESSORS, SRM and SSI."""

from __future__ import annotations

import re

from engine.language import later, say
from engine.site.facts import Rank, SiteFacts, SourceLine
from engine.site.replies.again import RepliesAgain
from engine.site.replies.srm import note_srm
from engine.site.texts import plain

_DEDICATED = later("processor {0} is dedicated to a guest: in the simulation, all guests share it")


class SystemReplies:
    """Reads lines about the system, its processors and its cluster."""

    def __init__(self, facts: SiteFacts, again: RepliesAgain) -> None:
        self._facts, self._again = facts, again

    def system_name(self, match: re.Match[str], line: SourceLine) -> None:
        """Read QUERY USERID: MAINT AT PROD1."""
        text = say("the system is {0}", match[2])
        self._facts.note(("system", "", "name"), match[2], line, Rank.REPLY, f"{text} ({match[1]})")

    def level(self, match: re.Match[str], line: SourceLine) -> None:
        release = f"{match[1]}.{match[2]}"
        self._facts.note(("system", "", "release"), release, line, Rank.REPLY, say("z/VM {0}", release))

    def hiperdispatch(self, match: re.Match[str], line: SourceLine) -> None:
        """Read the lines that QUERY SRM has from 6.3 on."""
        if self._facts.fact("system", "", "least release") is None:
            self._facts.note(("system", "", "least release"), "6.3", line, Rank.REPLY)
        text = say("{0}: HiperDispatch is not simulated", plain(match[0]))
        self._facts.leave_out(line, text)

    def processor(self, match: re.Match[str], line: SourceLine) -> None:
        """Read QUERY PROCESSORS: PROCESSOR 00 MASTER IFL."""
        state, type_, address = match[2], match[3] or "", f"{int(match[1], 16):02X}"
        said = plain(match[0].removesuffix(match["rest"]).removeprefix("PROCESSOR "))
        self._again.processor(address)
        if state in ("STANDBY", "RESERVED", "STAND-BY"):
            self._facts.leave_out(line, say("processor {0} is not in use", said))
        elif type_ in ("ZIIP", "ZAAP", "ICF"):
            text = say("processor {0}: simulated guests run on processors of type CP or IFL", said)
            self._facts.leave_out(line, text)
        else:
            online = say("processor {0} is online but currently parked; the simulation can use it", said)
            text = online if state == "PARKED" else say("processor {0} is in use", said)
            if state == "PARKED":  # INDICATE LOAD may count it or not
                self._facts.add(("system", "", "parked processors"), (address,), line, Rank.REPLY)
            self._facts.add(("system", "", "processors"), (address,), line, Rank.REPLY, text)
            if type_:
                self._facts.add(("system", "", "processor types"), (type_,), line, Rank.REPLY)
            if state == "DEDICATED":
                self._facts.find(line, "guessed", say(_DEDICATED, said))

    def setting(self, match: re.Match[str], line: SourceLine) -> None:
        """Read QUERY SRM: STORBUF: Q1=125% Q2=105% Q3=95%; IABIAS : INTENSITY=90%; DURATION=2."""
        note_srm([match[1], *re.findall(r"=(\d+%?)", match[2])], line, self._facts, Rank.REPLY)

    def slice(self, match: re.Match[str], line: SourceLine) -> None:
        text = say("minor time slice of {0} ms", match[1])
        self._facts.note(("system", "", "minor slice"), float(match[1]), line, Rank.REPLY, text)

    def member(self, match: re.Match[str], line: SourceLine) -> None:
        """Read QUERY SSI: 1 SYSTEM01 Joined ..."""
        if match[2] in ("AVAILABLE", "--------"):
            self._facts.leave_out(line, say("slot {0} of the cluster is free", match[1]))
            return
        text = say("{0} is member {1} of the cluster", match[2], match[1])
        self._facts.note(("member", match[2], "slot"), match[1], line, Rank.REPLY, text)

    def cluster(self, match: re.Match[str], line: SourceLine) -> None:
        text = say("{0} is the SSI cluster", match[1])
        self._facts.note(("system", "", "ssi"), match[1], line, Rank.REPLY, text)
