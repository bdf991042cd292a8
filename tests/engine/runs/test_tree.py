"""The tree of runs: names, parents, limits and the shared memory."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.kernel.units import MS
from engine.sim import Simulation
from engine.tree import MAX_BRANCHES, MAX_NAME, MachineSource, Tree, TreeError
from tests.engine.small import small

SOURCE = MachineSource("small")
SCENARIO = small("stop")


def tree() -> Tree:
    sim = Simulation(SCENARIO)
    sim.run(100 * MS)
    return Tree("Was", SOURCE, sim)


def test_a_fork_begins_where_its_parent_stands() -> None:
    runs = tree()
    first = runs.branches[0]
    first.simulation.seek(60 * MS)
    second = runs.fork(first.id)
    assert (first.id, first.name, first.parent, first.forked_at) == (1, "Was", None, None)
    assert (second.id, second.name, second.parent, second.source) == (2, "Branch 2", 1, SOURCE)
    assert (second.forked_at, second.forked_events) == (60 * MS, first.simulation.events)
    assert second.simulation.digest() == first.simulation.digest()
    assert second.simulation is not first.simulation
    assert second.text == "Branch 2 (from 0:00:00)"
    assert runs.branches == (first, second)


def test_branches_go_their_own_ways() -> None:
    runs = tree()
    other = runs.fork(1, "with a stop")
    other.simulation.execute("for db0001 cmd stop")
    for branch in runs.branches:
        branch.simulation.run(300 * MS)
    plain = Simulation(SCENARIO)
    plain.run(300 * MS)
    assert runs[1].simulation.digest() == plain.digest() != other.simulation.digest()
    other.simulation.seek(80 * MS)
    plain.seek(80 * MS)
    assert other.simulation.digest() == plain.digest()


def test_another_run_to_compare_with() -> None:
    runs = tree()
    other = runs.add(MachineSource("small", ("seed=2",), 2), Simulation(SCENARIO, 2))
    assert (other.parent, other.name, other.source.seed) == (None, "Branch 2", 2)


def test_children_of_a_removed_branch_become_roots() -> None:
    runs = tree()
    runs.fork(1)
    runs.fork(2)
    runs.remove(2)
    assert [(branch.id, branch.parent) for branch in runs.branches] == [(1, None), (3, None)]
    assert runs[3].forked_at == 100 * MS
    runs.remove(1)
    with pytest.raises(TreeError, match="last branch"):
        runs.remove(3)
    assert runs.fork(3).id == 4


def test_names() -> None:
    runs = tree()
    runs.fork(1, "Branch 3")
    assert runs.fork(1).name == "Branch 4"
    assert runs.rename(1, "  test\n case 2 ").name == "test case 2"
    assert runs.rename(1, "test case 2").name == "test case 2"
    for wrong in ("", " ", "x" * (MAX_NAME + 1), "a\x07b", "Branch 3"):
        with pytest.raises(TreeError, match="name"):
            runs.rename(1, wrong)
    with pytest.raises(TreeError, match="name"):
        runs.fork(1, "Branch 3")
    assert len(runs.branches) == 3
    with pytest.raises(TreeError, match="Branch 9 does not exist; expected one of 1, 2, 3"):
        runs.fork(9)


def test_no_more_than_so_many_branches() -> None:
    runs = tree()
    for _ in range(MAX_BRANCHES - 1):
        runs.fork(1)
    with pytest.raises(TreeError, match="remove a branch first"):
        runs.fork(1)
    with pytest.raises(TreeError, match="remove a branch first"):
        runs.add(SOURCE, Simulation(SCENARIO))
    runs.remove(5)
    assert runs.fork(1).id == MAX_BRANCHES + 1


def test_a_tree_of_branches_that_are_there() -> None:
    runs = tree()
    runs.fork(1)
    runs.fork(2)
    runs.remove(1)
    again = Tree.of(runs.branches, 1000)
    assert again.branches == runs.branches
    assert again[2].simulation.memory == 500
    assert again.fork(3).id == 4
    for wrong in ((), runs.branches[1:], (runs[2], runs[2]), (runs[2],) * (MAX_BRANCHES + 1)):
        with pytest.raises(TreeError, match="branches, not|a unique number"):
            Tree.of(wrong)


@settings(max_examples=20)
@given(st.lists(st.integers(0, 5), max_size=12))
def test_the_memory_is_shared_out(steps: list[int]) -> None:
    runs = tree()
    for step in steps:
        ids = [branch.id for branch in runs.branches]
        if step < 3 and len(ids) < MAX_BRANCHES:
            runs.fork(ids[step % len(ids)])
        elif len(ids) > 1:
            runs.remove(ids[step % len(ids)])
        runs.memory += 1000
        each = runs.memory // len(runs.branches)
        assert all(branch.simulation.memory == each for branch in runs.branches)
        known = {branch.id for branch in runs.branches}
        assert all(branch.parent is None or branch.parent in known for branch in runs.branches)
