"""An answer: one sentence, what it rests on, and the span of time that it is about."""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.units import MS, clock_text


@dataclass(frozen=True)
class Answer:
    """An answer. start, end: ns; end None: not known. guests: userids that have a part in it."""

    headline: str
    reasons: tuple[str, ...] = ()
    start: int = 0
    end: int | None = None
    guests: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        """All of it, a sentence a line."""
        return "\n".join((self.headline, *self.reasons))


def moment_text(ns: int) -> str:
    """Return a moment as a z/VM shop writes it, with milliseconds."""
    return f"{clock_text(ns)}.{ns // MS % 1000:03d}"


def listed(names: list[str], most: int = 4) -> str:
    """Return names in a sentence: at most `most` of them, and how many more there are."""
    shown = names[:most]
    more = len(names) - len(shown)
    text = ", ".join(shown)
    return f"{text} and {more} more" if more else text
