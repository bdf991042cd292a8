"""Rates and places: what is taken is never more than what was given."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from app.classroom.vote.limits import MAX_KEYS, ConnectionLimits, RequestRate, network_of


@given(st.lists(st.floats(0, 3), min_size=1, max_size=60))
def test_a_rate_gives_a_burst_and_then_its_rate(waits: list[float]) -> None:
    now = 0.0
    rate = RequestRate(5, 2, lambda: now)
    taken = 0
    for wait in waits:
        now += wait
        taken += rate.take("one")
    assert taken <= 5 + 2 * now + 1e-6
    assert taken >= min(len(waits), 5)
    assert rate.take("another")


def test_a_rate_forgets_the_oldest_key() -> None:
    rate = RequestRate(1, 0, lambda: 0.0)
    for key in range(MAX_KEYS + 1):
        assert rate.take(str(key))
    assert rate.take("0")
    assert not rate.take(str(MAX_KEYS))


def test_places_are_limited_in_all_and_for_each() -> None:
    places = ConnectionLimits(3, 2)
    assert [places.take("a"), places.take("a"), places.take("a")] == [True, True, False]
    assert [places.take("b"), places.take("b")] == [True, False]
    places.give_back("a")
    assert places.take("b")


def test_networks() -> None:
    assert network_of("192.168.1.5") == "192.168.1.5"
    assert network_of("2001:db8::1:2") == network_of("2001:db8::ffff") == "2001:db8::/64"
    assert network_of("fe80::1%eth0") == "fe80::/64"
