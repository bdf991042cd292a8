"""The votes of a class: tallies equal votes, whatever happens, and each student has one."""

from __future__ import annotations

import math
from collections import Counter
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.classroom.vote.ballot import Ballot, BallotQuestion, VoteError
from app.classroom.vote.room import MAX_STUDENTS, AddressFull, Room, RoomFull, UnknownStudent, WrongCode

CHOICE = BallotQuestion(
    "q1", "Who gives up pages?", options={"A": "the first", "B": "the second", "C": "both"}
)
NUMBER = BallotQuestion("q2", "How many seconds?", unit="s")
TOKENS = st.sampled_from([f"student-{number}" for number in range(12)])


@given(st.lists(st.tuples(TOKENS, st.sampled_from("ABC"))), st.tuples(*[st.integers(0, 30)] * 3))
def test_tally_equals_the_last_vote_of_each_student_and_the_hands(
    votes: list[tuple[str, str]], hands: tuple[int, int, int]
) -> None:
    ballot = Ballot(CHOICE)
    for token, letter in votes:
        ballot.vote(token, letter)
    for letter, count in zip("ABC", hands, strict=True):
        ballot.raise_hands(letter, count)
    wanted = Counter(dict(votes).values()) + Counter(dict(zip("ABC", hands, strict=True)))
    tally = ballot.tally()
    assert {letter: count for letter, count in tally.counts.items() if count} == +wanted
    assert tally.total == len(dict(votes)) + sum(hands)


@given(
    st.lists(st.tuples(TOKENS, st.floats(-1e9, 1e9))), st.lists(st.floats(-1e9, 1e9), max_size=9).map(tuple)
)
def test_numbers_are_all_in_the_tally_in_order(
    votes: list[tuple[str, float]], called: tuple[float, ...]
) -> None:
    ballot = Ballot(NUMBER)
    for token, number in votes:
        ballot.vote(token, number)
    ballot.call_out(called)
    wanted = sorted([*dict(votes).values(), *called])
    tally = ballot.tally()
    assert list(tally.numbers) == wanted
    assert tally.total == len(wanted)
    if wanted:
        assert tally.median is not None
        assert sum(one <= tally.median for one in wanted) >= len(wanted) / 2
        assert sum(one >= tally.median for one in wanted) >= len(wanted) / 2


@pytest.mark.parametrize("answer", ["D", "a", "", None, 1, True, ["A"], {"A": 1}])
def test_what_is_no_option_is_refused(answer: object) -> None:
    ballot = Ballot(CHOICE)
    with pytest.raises(VoteError, match="expected one of A, B, C"):
        ballot.vote("student", answer)
    assert ballot.tally().total == 0


@pytest.mark.parametrize("answer", [None, True, math.nan, math.inf, -math.inf, 1e16, 10**400, [1]])
def test_what_is_no_number_is_refused(answer: object) -> None:
    ballot = Ballot(NUMBER)
    with pytest.raises(VoteError, match="expected a number"):
        ballot.vote("student", answer)
    assert ballot.tally().total == 0


@pytest.mark.parametrize(
    ("typed", "number"), [("12", 12.0), (" 1,234.5 ", 1234.5), ("3,3", None), ("", None)]
)
def test_a_number_is_read_as_it_was_typed(typed: str, number: float | None) -> None:
    ballot = Ballot(NUMBER)
    if number is None:
        with pytest.raises(VoteError, match="is not a number"):
            ballot.vote("student", typed)
    else:
        ballot.vote("student", typed)
    assert ballot.tally().numbers == ((number,) if number else ())


def test_hands_are_bounded() -> None:
    for letter, count in (("D", 1), ("A", -1), ("A", 1000)):
        with pytest.raises(VoteError):
            Ballot(CHOICE).raise_hands(letter, count)
    with pytest.raises(VoteError):
        Ballot(NUMBER).call_out((1.0,) * 1000)
    with pytest.raises(VoteError):
        Ballot(CHOICE).call_out((1.0,))


def test_a_closed_vote_takes_no_more_and_may_be_opened_again() -> None:
    room = Room()
    token = room.join(room.code)
    room.ask(CHOICE)
    room.vote(token, "q1", "A")
    room.close()
    with pytest.raises(VoteError, match="closed"):
        room.vote(token, "q1", "B")
    room.reopen()
    room.vote(token, "q1", "B")
    room.show_votes()
    room.reopen()  # not any more: everyone knows the votes
    with pytest.raises(VoteError, match="closed"):
        room.vote(token, "q1", "A")
    assert room.votes() == {token: "B"}


def test_students_see_nothing_of_others_before_the_votes_are_shown() -> None:
    room = Room()
    ann, ben = room.join(room.code, "Ann"), room.join(room.code)
    assert room.view(ben) == {"state": "waiting"}
    room.ask(CHOICE)
    before = room.view(ben)
    room.vote(ann, "q1", "A")
    assert room.view(ben) == before
    room.close()
    assert room.view(ben) == before | {"state": "closed"}
    assert set(room.view(ben)) == {"state", "question", "mine"}
    room.show_votes()
    shown = room.view(ben)
    assert (shown["counts"], shown["total"], shown["mine"]) == ({"A": 1, "B": 0, "C": 0}, 1, None)
    assert shown["right"] == []
    room.reveal("A")
    assert room.view(ben)["right"] == ["A"]
    room.ask(BallotQuestion("q3", "And now?", options=CHOICE.options))
    assert "right" not in room.view(ben)


def test_a_vote_on_an_earlier_question_is_not_counted() -> None:
    room = Room()
    token = room.join(room.code)
    room.ask(CHOICE)
    room.ask(BallotQuestion("q9", "Next", options={"A": "yes", "B": "no"}))
    with pytest.raises(VoteError, match="no longer open"):
        room.vote(token, "q1", "A")
    room.clear()
    with pytest.raises(VoteError, match="no longer open"):
        room.vote(token, "q9", "A")


def test_codes_are_random_and_typed_loosely() -> None:
    codes = {Room().code for _ in range(200)}
    assert len(codes) == 200
    room = Room("K7MNPQ")
    assert room.join(" k7m npq ") != room.join("K7MNPQ")
    for wrong in ("", "K7MNP", "K7MNPQX", None, 7, ["K7MNPQ"], "Ä7MNPQ"):
        with pytest.raises(WrongCode):
            room.join(wrong)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(st.characters(exclude_categories=())),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
)


@given(JSON)
def test_whatever_is_no_code_is_a_wrong_code(code: object) -> None:
    with pytest.raises(WrongCode):
        Room("K7MNPQ").join(code)


@given(st.lists(st.sampled_from("abc"), max_size=30), st.integers(1, 9), st.integers(1, 9))
def test_no_address_keeps_more_students_than_it_may(joins: list[str], first: int, later: int) -> None:
    room = Room()
    room.from_one = first
    for network in joins:
        with suppress(AddressFull):
            room.join(room.code, network=network)
    room.ask(CHOICE)
    for student in room.students:
        room.vote(student.token, "q1", "A")
    joined = [one.network for one in room.students]
    assert {one: joined.count(one) for one in joined} == {one: min(joins.count(one), first) for one in joins}
    room.from_one = later
    room.remove(room.surplus())
    left = [one.network for one in room.students]
    assert {one: left.count(one) for one in left} == {one: min(joined.count(one), later) for one in joined}
    assert set(room.votes()) == {one.token for one in room.students}


def test_only_typed_names_are_kept_short_and_printable() -> None:
    room = Room()
    for name in ("", None, 5, "  Ann\n\tLee ", "x" * 100, "a\u202eb\x00"):
        room.join(room.code, name)
    assert [one.name for one in room.students] == ["", "", "", "Ann Lee", "x" * 40, "ab"]


def test_a_room_is_full_one_day_and_knows_its_students_only() -> None:
    room = Room()
    for _ in range(MAX_STUDENTS):
        room.join(room.code)
    with pytest.raises(RoomFull):
        room.join(room.code)
    with pytest.raises(UnknownStudent):
        room.view("guess")
    room.ask(CHOICE)
    with pytest.raises(UnknownStudent):
        room.vote("guess", "q1", "A")
    assert room.votes() == {}
