"""Errands: one after the other, each when the one before has been seen to be done."""

from __future__ import annotations

from app.lesson.playing.part import TaskQueue


def test_they_are_done_in_order_and_wait_for_one_another() -> None:
    errands, done, arrived = TaskQueue(), [], [False]
    errands.add(lambda: done.append("first"), lambda: arrived[0])
    errands.add(lambda: done.append("second"))
    errands.look()
    errands.look()
    assert done == ["first"]
    assert errands.busy
    arrived[0] = True
    errands.look()
    assert done == ["first", "second"]
    assert not errands.busy


def test_an_errand_may_add_others_and_look() -> None:
    errands, done = TaskQueue(), []

    def begin() -> None:
        done.append("outer")
        errands.add(lambda: done.append("inner"))
        errands.look()

    errands.add(begin)
    errands.look()
    assert done == ["outer", "inner"]


def test_what_is_cleared_is_not_done() -> None:
    errands, done = TaskQueue(), []
    errands.add(errands.clear)
    errands.add(lambda: done.append("never"))
    errands.look()
    assert done == []
    assert not errands.busy
    errands.add(lambda: done.append("later"))
    errands.look()
    assert done == ["later"]
