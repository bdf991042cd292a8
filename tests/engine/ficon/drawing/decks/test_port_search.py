"""Channels and ports: what is the same in all largest matchings, against trying all of them."""

from itertools import permutations

import networkx as nx
from hypothesis import given
from hypothesis import strategies as st

from engine.ficon.drawing.decks.port_search import Reference, Seat, matchings, search, solutions

SEATS = "abcd"
PORTS = [(0x21, place) for place in range(4)]


def _all_largest(edges):
    """Every largest matching, by trying each order of the ports for the seats."""
    places = [*PORTS, *[None] * len(SEATS)]
    found = set()
    for order in set(permutations(places, len(SEATS))):
        seated = {(seat, port) for seat, port in zip(SEATS, order, strict=True) if (seat, port) in edges}
        found.add(frozenset(seated))
    most = max(map(len, found))
    return [one for one in found if len(one) == most]


@given(st.sets(st.tuples(st.sampled_from(SEATS), st.sampled_from(PORTS)), min_size=1))
def test_allowed_ports_are_those_of_all_largest_matchings(edges):
    graph = nx.Graph(edges)
    allowed, always = matchings(graph)
    largest = _all_largest(edges)
    for seat in {seat for seat, _ in edges}:
        expected = {port for one in largest for name, port in one if name == seat}
        assert set(allowed[seat]) == expected
        assert (seat in always) == all(any(name == seat for name, _ in one) for one in largest)


def _seat(name, cec, images=(1,), domain=0x21):
    return Seat(name, cec, domain, frozenset(images), True)


def test_the_only_channel_of_a_cec_on_a_switch_is_certain():
    seats = [_seat("a", "A"), _seat("b", "B")]
    links = [Reference("a", "A", (0x21, 2), 1), Reference("b", "B", (0x21, 1), 1)]
    found = search(seats, links, {})
    assert found.ports == {"a": (0x21, 1), "b": (0x21, 2)}
    assert not found.open


def test_a_link_with_an_image_that_a_channel_does_not_have_is_not_its_port():
    seats = [_seat("a", "A", (1, 2)), _seat("c", "A", (3,)), _seat("b", "B")]
    links = [Reference("b", "B", (0x21, 1), 2), Reference("b", "B", (0x21, 5), 3)]
    found = search(seats, links, {})
    assert (found.ports["a"], found.ports["c"]) == ((0x21, 1), (0x21, 5))


def test_a_loop_back_names_a_channel_of_its_own_cec():
    found = search([_seat("a", "A")], [Reference("a", "A", (0x21, 7), 1)], {})
    assert found.ports == {"a": (0x21, 7)}


def test_a_port_of_a_cec_that_is_not_here_is_spare():
    found = search([_seat("a", "A")], [Reference("a", "A", (0x22, 7), 1)], {})
    assert found.spare == [(0x22, 7)]
    assert found.open == {"a": ()}


def test_the_likeliest_port_is_the_one_whose_links_answer():
    seats = [_seat("a", "A"), _seat("b", "B"), _seat("c", "B")]
    links = [
        Reference("a", "A", (0x21, 5), 1),
        Reference("a", "A", (0x21, 6), 1),
        Reference("c", "B", (0x21, 1), 1),
    ]
    found = search(seats, links, {"a": (0x21, 1)})
    assert found.open == {"b": ((0x21, 5), (0x21, 6)), "c": ((0x21, 5), (0x21, 6))}


@given(st.permutations(range(6)), st.permutations(range(6)), st.permutations(range(6)))
def test_true_answers_to_what_is_asked_give_all_ports(far, left, right):
    """Six channels a side, each LINK answered: half of the ports at most are asked, no guess is wrong."""
    truth = {f"a{n}": (0x21, left[n]) for n in range(6)} | {f"b{n}": (0x21, 16 + right[n]) for n in range(6)}
    seats = [_seat(name, name[0].upper()) for name in truth]
    pairs = [(f"a{n}", f"b{far[n]}") for n in range(6)]
    links = [
        Reference(one, one[0].upper(), truth[two], 1) for pair in pairs for one, two in (pair, pair[::-1])
    ]
    known, asked = {}, 0
    while True:
        found = search(seats, links, known)
        assert found.ports.items() <= truth.items()
        wanted = [name for name in found.open if name not in found.following]
        if not wanted:
            break
        known[wanted[0]] = truth[wanted[0]]
        asked += 1
    assert found.ports == truth
    assert asked <= 6


def test_a_channel_is_not_at_a_port_that_it_names_itself_if_another_fits():
    """A and B name each other, and a third CEC that is not here."""
    seats = [_seat("a", "A"), _seat("b", "B")]
    links = [
        Reference("a", "A", (0x21, 1), 1),
        Reference("a", "A", (0x21, 2), 1),
        Reference("b", "B", (0x21, 0), 1),
        Reference("b", "B", (0x21, 2), 1),
    ]
    assert search(seats, links, {}).ports == {"a": (0x21, 0), "b": (0x21, 1)}


def test_ports_in_order_are_likeliest_where_links_say_nothing():
    seats = [_seat(f"a{n}", "A") for n in range(3)]
    links = [Reference("b", "B", (0x21, place), 1) for place in (4, 2, 9)]
    found = search(seats, links, {})
    assert found.likely == {"a0": (0x21, 2), "a1": (0x21, 4), "a2": (0x21, 9)}
    assert found.following == {"a2"}


@given(st.sets(st.tuples(st.sampled_from(SEATS), st.sampled_from(PORTS)), min_size=1))
def test_ways_are_those_that_seat_every_channel(edges):
    candidates = {seat: tuple(port for name, port in sorted(edges) if name == seat) for seat, _ in edges}
    largest = [one for one in _all_largest(edges) if len(one) == len(candidates)]
    found = list(solutions(candidates, 1000))
    assert {frozenset(one.items()) for one in found} == set(largest)
    assert len(found) == len(set(largest))
    assert len(list(solutions(candidates, 1))) == min(1, len(largest))
