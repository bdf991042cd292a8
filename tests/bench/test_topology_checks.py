"""The benchmark of the live checks measures checks that find something, on a drawing of the size it says."""

from random import Random

from bench.topology.checks import cut_by_removal, edits, run, share
from bench.topology.plant import edit, plant
from engine.ficon.drawing.checking.live_checks import check
from engine.ficon.drawing.checks.single_points import cut_by
from engine.ficon.drawing.meaning.scene import Scene


def test_a_plant_has_a_thousand_things_and_no_errors() -> None:
    drawing = plant()
    assert 1_000 <= len(drawing) <= 1_100
    assert {one.severity for one in check(plant(2))} <= {"warning", "info"}


def test_edits_break_things() -> None:
    drawing, rng = plant(1), Random(4)
    for _ in range(20):
        drawing.apply(edit(drawing, rng))
    assert any(one.severity == "error" for one in check(drawing))


def test_both_candidates_look_at_every_edit() -> None:
    times, kinds = edits(plant(1), 6)
    assert len(times["live"]) == len(times["from scratch"]) == sum(map(len, kinds.values())) >= 11


def test_single_points_by_taking_out_each_thing() -> None:
    for item in Scene(plant(1)).pairs:
        assert cut_by(item) == cut_by_removal(item) == set()
        one_way = item._replace(ways=item.ways[:1])
        assert cut_by(one_way) == cut_by_removal(one_way) == set(item.ways[0])


def test_report() -> None:
    report = run(quick=True)
    assert [one.what for one in report.targets][-1] == "connections of 5,000 devices"
    assert share([3.0, 1.0, 2.0], 0.5) == 2.0
