"""Relocations that a scenario plans: their options, and what may not be written."""

from __future__ import annotations

from typing import Any

import pytest

from engine.build.multisystem import SPARE
from engine.build.system import build
from engine.kernel.queue import NEVER
from engine.kernel.units import SECOND
from engine.scenario.scenario import ScenarioError
from engine.state.relocation import MAX_MOVE, Stage
from tests.engine.relocations.pair import pair, writer
from tests.engine.relocations.test_laws import steps
from tests.engine.small import group


def test_the_options_of_each_step() -> None:
    given: list[dict[str, Any]] = [
        {},
        {"immediate": True, "at": "60ms"},
        {"immediate": True, "maxquiesce": "3s", "at": "70ms"},
        {"maxtotal": "90s", "force": ["storage", "architecture"], "at": "80ms"},
    ]
    h = build(pair(timeline=steps(*given)), 1).tables[0]
    plans = h["move"][:4]
    assert h["moves"] == 4
    assert h["n_move"] == 8 + SPARE
    assert (plans["stage"] == Stage.PLANNED).all()
    assert (plans["target"] == 1).all()
    assert plans["immediate"].tolist() == [0, 1, 1, 0]
    assert plans["maxquiesce"].tolist() == [10 * SECOND, NEVER, 3 * SECOND, 10 * SECOND]
    assert plans["maxtotal"].tolist() == [NEVER, NEVER, NEVER, 90 * SECOND]
    assert plans["force"].tolist() == [0, 0, 0, 5]


def load(**options: Any) -> list[dict[str, Any]]:
    return [{"at": "0s", "do": "load", "guests": ["lin"]} | options]


MANY = {"lin": group("writer", MAX_MOVE, "LIN", up=True)}


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"timeline": load(immediate=True)}, "timeline.1.immediate"),
        ({"timeline": load(maxtotal="5s")}, "timeline.1.maxtotal"),
        ({"timeline": load(maxquiesce="5s")}, "timeline.1.maxquiesce"),
        ({"timeline": load(force=["storage"])}, "timeline.1.force"),
        ({"timeline": load(to="B1")}, "timeline.1.to"),
        ({"timeline": steps({"to": "C1"})}, "timeline.2.to"),
        ({"kinds": {"writer": writer(state_pages=[9, 3])}}, "kinds.writer.state_pages"),
        ({"guests": MANY, "lpar": {"paging_space": "2G"}}, "timeline"),
    ],
    ids=str,
)
def test_what_cannot_be_is_refused(changes: dict[str, Any], key: str) -> None:
    with pytest.raises(ScenarioError) as raised:
        pair(**changes)
    assert raised.value.key == key
