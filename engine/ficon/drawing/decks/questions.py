"""Open questions about decks: a channel's port, a partition and its MIF ID. Answers are texts by key."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.language import say

Answers = Mapping[str, str]


@dataclass(frozen=True)
class PortQuestion:
    """The question of which port a channel is plugged into. candidates: as in LINKs ("2110"), likeliest
    first.

    An answer is such a port, a port of the entry switch ("10"), the far channel of a fiber without a director
    ("CB.0.41"), or "" to leave it open.
    """

    cec: str
    css: int
    chpid: int
    switch: int | None
    candidates: tuple[str, ...]
    why: str

    @property
    def key(self) -> str:
        """The key of the answer."""
        return f"{self.cec}.{self.css}.{self.chpid:02X}"

    @property
    def channel(self) -> str:
        """The channel as text."""
        return f"CHPID {self.chpid:02X} of {self.cec}"

    @property
    def text(self) -> str:
        """The question as text."""
        if self.switch is None:
            return say("Which port is {0} plugged into?", self.channel)
        return say("Which port of switch {0:02X} is {1} plugged into?", self.switch, self.channel)


@dataclass(frozen=True)
class MifQuestion:
    """The question of which MIF ID a partition has if the deck does not specify an ID. candidates: free IDs,
    "1" to "F".
    """

    cec: str
    css: int
    partition: str
    candidates: tuple[str, ...]
    why: str

    @property
    def key(self) -> str:
        """The key of the answer."""
        return f"{self.cec}.{self.css}.{self.partition}"

    @property
    def text(self) -> str:
        """The question as text."""
        return say("What is the MIF ID of partition {0} of {1}, CSS {2}?", self.partition, self.cec, self.css)


@dataclass(frozen=True)
class PartitionQuestion:
    """The question of which partition a CEC has if its deck does not name a partition.

    candidates: a free name.
    """

    cec: str
    candidates: tuple[str, ...]
    why: str

    @property
    def key(self) -> str:
        """The key of the answer."""
        return f"{self.cec}.PARTITION"

    @property
    def text(self) -> str:
        """The question as text."""
        return say("Which partition has {0}?", self.cec)


Question = PortQuestion | MifQuestion | PartitionQuestion


def answer(answers: Answers, cec: str, css: int, name: str) -> str | None:
    """Return the answer for a channel or partition: by its full key, or by a shorter form that was given."""
    for key in (f"{cec}.{css}.{name}", f"{cec}.{name}", name):
        if key in answers:
            return answers[key].strip().upper()
    return None
