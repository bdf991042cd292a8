"""The lines that the relocation panel enters for its buttons: CP's VMRELOCATE, at the system of the guest."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Verb(StrEnum):
    """The commands, in the order of the buttons."""

    TEST = "TEST"
    MOVE = "MOVE"
    MODIFY = "MODIFY"
    CANCEL = "CANCEL"


@dataclass(frozen=True)
class Order:
    """The choices; a limit is "" (left out), "NOLIMIT" or seconds."""

    userid: str
    to: str
    immediate: bool = False
    maxtotal: str = ""
    maxquiesce: str = ""

    def line(self, verb: Verb) -> str:
        """Return the command as it is typed."""
        words = ["VMRELOCATE", verb, self.userid]
        if verb in (Verb.TEST, Verb.MOVE):
            words += ["TO", self.to]
        if verb == Verb.MOVE and self.immediate:
            words.append("IMMEDIATE")
        if verb in (Verb.MOVE, Verb.MODIFY):
            words += [*_limit("MAXTOTAL", self.maxtotal), *_limit("MAXQUIESCE", self.maxquiesce)]
        return " ".join(words)


def _limit(name: str, value: str) -> list[str]:
    if not value:
        return []
    return [name, value] if value == "NOLIMIT" else [name, value, "SEC"]
