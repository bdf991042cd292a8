"""Limits on the requests of an address or student to the page, against mistakes and abuse in the room."""

from __future__ import annotations

import ipaddress
from collections import OrderedDict
from collections.abc import Callable
from time import monotonic

MAX_KEYS = 2000  # addresses or students with a known rate; the oldest is removed


class RequestRate:
    """A token bucket for each key: `burst` at once, and `per_second` more over time."""

    def __init__(self, burst: float, per_second: float, clock: Callable[[], float] = monotonic) -> None:
        self._burst, self._per_second, self._clock = burst, per_second, clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # key -> left, at

    def left(self, key: str) -> float:
        """Return the number of requests that a key may still make now."""
        left, at = self._buckets.get(key, (self._burst, self._clock()))
        return min(self._burst, left + (self._clock() - at) * self._per_second)

    def take(self, key: str) -> bool:
        """Use a request; return False when no request is left."""
        left = self.left(key)
        if left < 1:
            return False
        self._buckets[key] = left - 1, self._clock()
        self._buckets.move_to_end(key)
        while len(self._buckets) > MAX_KEYS:
            self._buckets.popitem(last=False)
        return True


def network_of(address: str) -> str:
    """Return the address or, for IPv6, its 64-bit network, all of which may belong to one computer."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)


class ConnectionLimits:
    """Counts open connections, which are limited in total and per address."""

    def __init__(self, most: int, from_one: int) -> None:
        self._most, self._from_one = most, from_one
        self._taken: dict[str, int] = {}

    def take(self, key: str) -> bool:
        """Take a place; return False when no place is left for this address."""
        own = self._taken.get(key, 0)
        if own >= self._from_one or sum(self._taken.values()) >= self._most:
            return False
        self._taken[key] = own + 1
        return True

    def give_back(self, key: str) -> None:
        """Release a place."""
        if self._taken.get(key, 0) > 1:
            self._taken[key] -= 1
        else:
            self._taken.pop(key, None)
