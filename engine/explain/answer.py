"""An answer: one sentence, the evidence for it, and the time span that it covers."""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.units import MS, clock_text
from engine.language import say


@dataclass(frozen=True)
class CausalStep:
    """A link of a causal chain. lane: the name of its owner; start, end: ns; end None: not known.

    guest: the user ID whose row on the timeline shows it; "" for a lock, a volume or a list. processor: the
    number of the real processor whose lane shows it, in a machine with one system; -1: none.
    """

    lane: str
    text: str
    start: int
    end: int | None = None
    guest: str = ""
    processor: int = -1


@dataclass(frozen=True)
class CausalAnswer:
    """An answer. start, end: ns; end None: not known. guests: user IDs of those involved.

    chain: the steps from the subject of the question to the cause of its wait, and to the event that ends the
    wait.
    """

    headline: str
    reasons: tuple[str, ...] = ()
    start: int = 0
    end: int | None = None
    guests: tuple[str, ...] = ()
    chain: tuple[CausalStep, ...] = ()

    @property
    def text(self) -> str:
        """The whole answer, one sentence per line."""
        return "\n".join((self.headline, *self.reasons))


def moment_text(ns: int) -> str:
    """Return a time with milliseconds, in the format usual in z/VM shops."""
    return f"{clock_text(ns)}.{ns // MS % 1000:03d}"


def step_text(number: int, step: CausalStep) -> str:
    """Return a step as text, with its number (counted from 1) and its time."""
    end = "" if step.end is None or step.end == step.start else f" – {moment_text(step.end)}"
    return f"{number + 1}. {step.lane}: {step.text} ({moment_text(step.start)}{end})"


def listed(names: list[str], most: int = 4) -> str:
    """Return names in a sentence: at most `most` of them, and the number of the others."""
    shown = names[:most]
    more = len(names) - len(shown)
    text = ", ".join(shown)
    return say("{0} and {1} more", text, more) if more else text
