"""An answer: one sentence, what it rests on, and the span of time that it is about."""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.units import MS, clock_text
from engine.language import say


@dataclass(frozen=True)
class CausalStep:
    """A link of a causal chain. lane: whose it is; start, end: ns; end None: not known.

    guest: the user ID whose row on the timeline shows it; "" for a lock, a volume or a list. processor: the
    number of the real processor whose lane shows it, of a machine of one system; -1: none.
    """

    lane: str
    text: str
    start: int
    end: int | None = None
    guest: str = ""
    processor: int = -1


@dataclass(frozen=True)
class CausalAnswer:
    """An answer. start, end: ns; end None: not known. guests: userids that have a part in it.

    chain: from what is asked about to what it waits for, step by step, and to the event that ends it.
    """

    headline: str
    reasons: tuple[str, ...] = ()
    start: int = 0
    end: int | None = None
    guests: tuple[str, ...] = ()
    chain: tuple[CausalStep, ...] = ()

    @property
    def text(self) -> str:
        """All of it, a sentence a line."""
        return "\n".join((self.headline, *self.reasons))


def moment_text(ns: int) -> str:
    """Return a moment as a z/VM shop writes it, with milliseconds."""
    return f"{clock_text(ns)}.{ns // MS % 1000:03d}"


def step_text(number: int, step: CausalStep) -> str:
    """Return a step in words, with its number from 1 and its time."""
    end = "" if step.end is None or step.end == step.start else f" – {moment_text(step.end)}"
    return f"{number + 1}. {step.lane}: {step.text} ({moment_text(step.start)}{end})"


def listed(names: list[str], most: int = 4) -> str:
    """Return names in a sentence: at most `most` of them, and how many more there are."""
    shown = names[:most]
    more = len(names) - len(shown)
    text = ", ".join(shown)
    return say("{0} and {1} more", text, more) if more else text
