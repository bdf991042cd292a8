"""The names that a template's things are given with it."""

from __future__ import annotations

import pytest

from engine.ficon.drawing.changes.set_fields import set_fields
from engine.ficon.drawing.model.cabling import Cec, Lpar
from engine.ficon.drawing.model.drawing import Drawing, DrawingError
from engine.ficon.drawing.model.isfc import Cluster
from engine.ficon.drawing.templates import template

CECS = {"mesh-of-two": "CECA CECB", "mesh": "A1 B1 C1 D1"}


def drawn(key: str, **names: str) -> Drawing:
    made = Drawing()
    made.apply(template(key).make(made, None, **names))
    return made


@pytest.mark.parametrize("key", CECS)
def test_systems_machines_and_the_cluster_have_the_names_that_are_typed(key: str) -> None:
    made = drawn(key, systems="zvmp1 ZVMP2  ZVMP3 ZVMP4", cecs=CECS[key], cluster="prodssi")
    assert [(lpar.name, lpar.system) for lpar in made.of(Lpar)] == [(f"ZVMP{n}",) * 2 for n in (1, 2, 3, 4)]
    assert [cec.name for cec in made.of(Cec)] == CECS[key].split()
    (cluster,) = made.of(Cluster)
    assert cluster.name == "PRODSSI"
    assert [made.get(slot, Lpar).name for slot in cluster.slots if slot] == [
        "ZVMP1",
        "ZVMP2",
        "ZVMP3",
        "ZVMP4",
    ]


def test_the_system_of_an_lpar_follows_its_name_while_both_are_the_same() -> None:
    made = drawn("mesh-of-two")
    first, second = made.of(Lpar)[:2]
    made.apply(set_fields(made, second.id, system="OTHER"))
    for lpar, name in ((first, "ZVMP1"), (second, "ZVMP2")):
        made.apply(set_fields(made, lpar.id, name=name))
    assert [(lpar.name, lpar.system) for lpar in made.of(Lpar)[:2]] == [
        ("ZVMP1", "ZVMP1"),
        ("ZVMP2", "OTHER"),
    ]


@pytest.mark.parametrize("text", ["A B", "A A B C", "A B C D E", "LONGNAME9 B C D", "A B C D!"])
def test_names_that_cannot_be_are_refused(text: str) -> None:
    with pytest.raises(DrawingError):
        drawn("mesh-of-two", systems=text)
