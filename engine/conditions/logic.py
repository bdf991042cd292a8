"""Combined conditions: and, or, not, durations."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass

import numpy as np

from engine.conditions.spans import Ints, Spans, SpanView, at_least, contains, lasting, outside
from engine.kernel.units import MS, SECOND
from engine.language import say
from engine.scenario.files.quantities import time_text

NOTHING = np.zeros(0, np.int64)


class Node(ABC):
    """A condition or a part of one. `binds`: how closely its words belong together in a text."""

    binds = 4

    @property
    @abstractmethod
    def text(self) -> str:
        """As a person may write it; reading it gives the same condition."""

    @abstractmethod
    def spans(self, view: SpanView) -> Spans:
        """Return the spans in which it holds."""

    def moments(self, view: SpanView) -> Ints:
        """Return further moments, besides starts of spans, at which it becomes true; ns, ascending."""
        return NOTHING

    @abstractmethod
    def why_not(self, view: SpanView) -> str:
        """Return why it does not hold at the start of the view."""

    def holds(self, view: SpanView) -> bool:
        """Return whether it holds at the start of the view."""
        return bool(contains(self.spans(view), np.array([view.start]))[0])

    def within(self, binds: int) -> str:
        """Return its text as a part of another condition."""
        return self.text if self.binds >= binds else f"({self.text})"


@dataclass(frozen=True)
class And(Node):
    """All of them."""

    parts: tuple[Node, ...]
    binds = 2

    @property
    def text(self) -> str:
        return " and ".join(part.within(3) for part in self.parts)

    def spans(self, view: SpanView) -> Spans:
        return at_least([part.spans(view) for part in self.parts], len(self.parts), view)

    def moments(self, view: SpanView) -> Ints:
        found = np.unique(np.concatenate([part.moments(view) for part in self.parts]))
        return found[contains(self.spans(view), found)]

    def why_not(self, view: SpanView) -> str:
        return "; ".join(part.why_not(view) for part in self.parts if not part.holds(view))


@dataclass(frozen=True)
class Or(Node):
    """Any of them."""

    parts: tuple[Node, ...]
    binds = 1

    @property
    def text(self) -> str:
        return " or ".join(part.within(2) for part in self.parts)

    def spans(self, view: SpanView) -> Spans:
        return at_least([part.spans(view) for part in self.parts], 1, view)

    def moments(self, view: SpanView) -> Ints:
        return np.unique(np.concatenate([part.moments(view) for part in self.parts]))

    def why_not(self, view: SpanView) -> str:
        return "; and ".join(part.why_not(view) for part in self.parts)


@dataclass(frozen=True)
class Not(Node):
    """The opposite."""

    part: Node
    binds = 3

    @property
    def text(self) -> str:
        return f"not {self.part.within(3)}"

    def spans(self, view: SpanView) -> Spans:
        return outside(self.part.spans(view), view)

    def why_not(self, view: SpanView) -> str:
        return say("it is true that {0}", self.part.text)


@dataclass(frozen=True)
class Lasting(Node):
    """It has held for some time."""

    part: Node
    time: int  # ns
    binds = 3

    @property
    def text(self) -> str:
        return f"{self.part.within(4)} for {time_text(self.time)}"

    def spans(self, view: SpanView) -> Spans:
        back = view.back(self.time)
        return lasting(self.part.spans(back), self.time, view)

    def why_not(self, view: SpanView) -> str:
        if not self.part.holds(view):
            return self.part.why_not(view)
        began = int(self.part.spans(view.back(self.time)).starts[-1])
        lasted = view.start - began
        so_long = time_text(lasted // SECOND * SECOND if lasted >= SECOND else lasted // MS * MS)
        return say("{0}: so far for {1}; wanted: for {2}", self.part.text, so_long, time_text(self.time))
