"""The upper bound of a layout's rate, from the direction rule and the capacity of channels and cards.

A forecast for choosing which layouts are worth a trial: a message is handled once by the adapter of each
end's channel, twice if both ends use the same channel; a fiber carries one chunk at a time in each direction;
a card has its own limits. Close to its limit, a channel is not fully used, since each connection carries one
message at a time.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping

import numpy as np

from engine.ficon.drawing.best.question import LayoutQuestion
from engine.ficon.drawing.best.shapes import LayoutPlan, Pair
from engine.kernel.units import PAGE_BYTES, SECOND
from engine.scenario.derived.generations import GENERATIONS, adapter_share, delay_ns, wire_share
from engine.scenario.derived.systems import lesser_side
from engine.scenario.model.parameters import Parameters

ADDRESS = 8  # bytes with each page of a message
# Share of its capacity that a channel reaches, by what its connections would carry if they had it alone:
# one, two, three of them. Source: engine.studies.link_trial of straight layouts
_ASKED = (0.0, 0.79, 1.58, 2.37, 3.2)
_REACHED = (0.0, 0.79, 0.972, 0.998, 1.0)


class Bound:
    """Rates of plans in MB/s, by sending end."""

    def __init__(self, question: LayoutQuestion, parameters: Parameters | None = None) -> None:
        self._question, self._p = question, parameters or Parameters()
        self._lesser = lesser_side(question.systems)
        p = self._p
        self.size = p.message_pages * (PAGE_BYTES + ADDRESS) / 1e6  # MB of a message
        self._adapter = [
            self._each(p.adapter * adapter_share(channel.generation)) for channel in question.channels
        ]
        self.wire = [  # messages a second, one way
            self._each(p.wire * wire_share(channel.generation, channel.km, channel.credits))
            for channel in question.channels
        ]
        self._alone = {pair: SECOND / self._lone(*pair) for pair in question.pairs}
        self._cards = [(channel.cec, channel.card) if channel.card else None for channel in question.channels]
        self._limits = {
            key: GENERATIONS[choice.generation].card
            for choice, key in zip(question.channels, self._cards, strict=True)
            if key is not None
        }

    def _each(self, chunk: float) -> float:
        """Return messages per second at `ns` per chunk."""
        return SECOND / (self._p.message_chunks * chunk)

    def _lone(self, first: int, second: int) -> float:
        """Return the time of a message that is alone on its path, ns."""
        p, channels = self._p, self._question.channels
        adapters = [p.adapter * adapter_share(channels[number].generation) for number in (first, second)]
        wires = [
            p.wire * wire_share(choice.generation, choice.km, choice.credits)
            for choice in (channels[first], channels[second])
        ]
        one_chunk = (
            sum(adapters) + max(wires) + 2 * sum(delay_ns(channels[number].km) for number in (first, second))
        )
        busiest = sum(adapters) if first == second else max(*adapters, *wires)
        following = max(busiest, one_chunk / p.window)
        return float(p.setup_ns + p.ack_ns + one_chunk + (p.message_chunks - 1) * following)

    def rates(self, plan: LayoutPlan) -> tuple[float, float]:
        """Return the rates by sending end."""
        return self.rate(plan.shape.pairs, self.writing(plan, 0), 0), self.rate(
            plan.shape.pairs, self.writing(plan, 1), 1
        )

    def writing(self, plan: LayoutPlan, side: int) -> list[int]:
        """Return the number of connections of each pair on which an end may write."""
        if side == self._lesser:
            return [low + both for low, both, _ in plan.counts]
        return [both + high for _, both, high in plan.counts]

    def rate(self, pairs: Iterable[Pair], writing: Iterable[int], side: int) -> float:
        """Return the maximum sending rate of one end, MB/s."""
        out: dict[int, float] = defaultdict(float)
        into: dict[int, float] = defaultdict(float)
        for pair, count in zip(pairs, writing, strict=True):
            offered = count * self._alone[pair]
            out[pair[side]] += offered
            into[pair[1 - side]] += offered
        handled = {number: out.get(number, 0.0) + into.get(number, 0.0) for number in {*out, *into}}
        reached = {number: self._reached(number, asked) for number, asked in handled.items()}
        limits = (
            self._within(reached, 2) / 2,
            self._within({number: min(asked, self.wire[number]) for number, asked in out.items()}, 1),
            self._within({number: min(asked, self.wire[number]) for number, asked in into.items()}, 0),
        )
        return self.size * min(limits)

    def _reached(self, channel: int, asked: float) -> float:
        most = self._adapter[channel]
        return most * float(np.interp(asked / most, _ASKED, _REACHED))

    def _within(self, rates: Mapping[int, float], limit: int) -> float:
        """Return the sum of the channels' rates, limited by the cards: 0 = in, 1 = out, 2 = both."""
        total = 0.0
        cards: dict[tuple[str, int], float] = defaultdict(float)
        for number, rate in rates.items():
            if (card := self._cards[number]) is None:
                total += rate
            else:
                cards[card] += rate
        for card, rate in cards.items():
            most = self._limits[card]
            total += rate if most is None else min(rate, most[limit] / self.size)
        return total
