"""Differences of two configurations, and the order of the steps from one to the other."""

from __future__ import annotations

from random import Random

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bench.topology.plant import edit
from engine.ficon.drawing.changes.create import make
from engine.ficon.drawing.changes.remove import remove
from engine.ficon.drawing.changes.set_fields import set_fields
from engine.ficon.drawing.decks.exporting import decks
from engine.ficon.drawing.differences import compare, plan, report
from engine.ficon.drawing.differences.definitions import Defined, definitions
from engine.ficon.drawing.differences.keys import same_cecs
from engine.ficon.drawing.differences.plan import Step
from engine.ficon.drawing.model.cabling import Cec, Channel, Css, Lpar
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange
from engine.ficon.drawing.model.drawing import Change, Drawing, DrawingError, Place
from engine.ficon.drawing.model.isfc import IsfcLink
from tests.engine.ficon.drawing.any_drawing import pair


def changed(drawing: Drawing, *changes: Change) -> Drawing:
    other = drawing.copy()
    for one in changes:
        other.apply(one)
    return other


def steps(before: Drawing, after: Drawing) -> list[Step]:
    return plan(before, after, compare(before, after))


def test_a_drawing_does_not_differ_from_itself_moved_or_with_other_ids() -> None:
    drawing = pair()
    moved = changed(drawing, Change("Move", {}, {"cec1": (None, Place(500, 500))}))
    assert compare(drawing, moved) == []
    assert steps(drawing, moved) == []


def test_what_was_added_removed_and_changed_is_said_with_names_and_values() -> None:
    before = pair()
    unit = before.of(ControlUnit)[0]
    after = changed(before, set_fields(before, unit.id, cuadd=7))
    (one,) = compare(before, after)
    assert (one.what, one.noun, one.name) == ("changed", "control unit", "control unit 4000 of CEC A")
    assert one.detail == "CUADD: 02 \u2192 07"
    after = changed(before, make(before, "director", Place(0, 0)))
    assert [(one.what, one.kind) for one in compare(before, after)] == [("added", "director")]
    assert [(one.what, one.kind) for one in compare(after, before)] == [("removed", "director")]


def test_a_cec_with_another_name_is_the_same_if_its_lpars_are() -> None:
    before = pair()
    after = changed(before, set_fields(before, "cec1", name="NEW"))
    (one,) = compare(before, after)
    assert (one.kind, one.what, one.detail) == ("cec", "changed", "name: A \u2192 NEW")


def test_a_changed_control_unit_takes_its_devices_and_the_link_with_it() -> None:
    before = pair()
    after = changed(before, set_fields(before, before.of(ControlUnit)[0].id, cuadd=7))
    done = [one.do.split(" DEVICE")[0] for one in steps(before, after)]
    words = [" ".join(one.split()[:3]) for one in done]
    assert words == [
        "DEACTIVATE ISLINK D000",
        "VARY OFFLINE D000-D003",
        "DELETE",
        "DELETE CU 4000",
        "DEFINE CU 4000",
        "DEFINE",
        "VARY ONLINE D000-D003",
        "ACTIVATE ISLINK D000",
        "write the new",
    ]


class Site:
    """A site that refuses a step for which something is in use, or missing."""

    def __init__(self, before: Drawing, after: Drawing) -> None:
        name = {old: new for new, old in same_cecs(before, after).items()}
        self.now = {name.get(cec, cec): found for cec, found in wholly(before).items()}
        self.after = wholly(after)
        self.home = {system: name.get(cec, cec) for system, cec in systems(before).items()}
        self.offline: set[tuple[str, str]] = set()
        self.linked = links(before)

    def do(self, step: Step) -> None:
        verb, *words = step.do.split()
        cec = step.where.removeprefix("CEC ")
        match verb, words[0]:
            case "DELETE", level:
                self.delete(cec, level, words[1])
            case "DEFINE", level:
                one = self.find(self.after[cec], level, words[1], self.now.get(cec, {}))
                assert one.over <= self.now.setdefault(cec, {}).keys(), f"{step.do}: what it needs is missing"
                self.now[cec][one.key] = one
            case "DEACTIVATE", _:
                numbers = {int(word, 16) for word in words[1:]}
                assert numbers <= self.linked[step.where], step
                self.linked[step.where] -= numbers
            case "ACTIVATE", _:
                numbers = {
                    int(word, 16)
                    for word in words[1:]
                    if "NODE" not in words or words.index(word) < words.index("NODE")
                }
                self.linked.setdefault(step.where, set()).update(numbers)

    def delete(self, cec: str, level: str, number: str) -> None:
        one = self.find(self.now[cec], level, number, {})
        assert not [other for other in self.now[cec].values() if one.key in other.over], (
            f"{one.key} is in use"
        )
        del self.now[cec][one.key]

    def find(
        self, found: dict[str, Defined], level: str, number: str, without: dict[str, Defined]
    ) -> Defined:
        return next(
            one
            for key, one in found.items()
            if one.level == level and one.number == number and key not in without
        )


def wholly(drawing: Drawing) -> dict[str, dict[str, Defined]]:
    return {drawing.get(name, Cec).name: definitions(deck) for name, deck in decks(drawing).items()}


def systems(drawing: Drawing) -> dict[str, str]:
    home = {one.id: drawing.get(one.cec, Cec).name for one in drawing.of(Css)}
    return {one.system or one.name: home[one.css] for one in drawing.of(Lpar)}


def links(drawing: Drawing) -> dict[str, set[int]]:
    found: dict[str, set[int]] = {}
    for link in drawing.of(IsfcLink):
        for end, devices in zip(link.ends, link.devices, strict=True):
            lpar = drawing.get(end, Lpar)
            found.setdefault(lpar.system or lpar.name, set()).update(devices)
    return found


def some_change(drawing: Drawing, chance: Random) -> None:
    """Change something that decks say: a field, or a thing that comes or goes."""
    dice = chance.random()
    try:
        if dice < 0.3:
            edit_one = edit(drawing, chance)
            drawing.apply(edit_one)
        elif dice < 0.5:
            drawing.apply(
                remove(drawing, [chance.choice(drawing.of(chance.choice((ControlUnit, DeviceRange)))).id])
            )
        elif dice < 0.7:
            unit = chance.choice(drawing.of(ControlUnit))
            drawing.apply(set_fields(drawing, unit.id, cuadd=chance.randrange(16)))
        elif dice < 0.9:
            channel = chance.choice(drawing.of(Channel))
            drawing.apply(set_fields(drawing, channel.id, pchid=chance.randrange(0x100, 0x200)))
        else:
            drawing.apply(make(drawing, "channel", None, chance.choice(drawing.of(Cec)).id))
    except (DrawingError, IndexError):
        return


@settings(max_examples=100, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_the_steps_lead_from_any_configuration_to_another_and_never_delete_what_is_in_use(seed: int) -> None:
    chance, before = Random(seed), pair()
    after = before.copy()
    for _ in range(chance.randrange(1, 6)):
        some_change(after, chance)
    names = [one.name for one in after.of(Cec)]
    assume(len(names) == len(set(names)))  # else it is not clear which is which; it is a problem of its own
    site = Site(before, after)
    for step in steps(before, after):
        if step.command:
            site.do(step)
    assert {name: found for name, found in site.now.items() if found} == {
        name: found for name, found in wholly(after).items() if found
    }
    assert usable(site.linked, after) == usable(links(after), after)


def usable(linked: dict[str, set[int]], drawing: Drawing) -> dict[str, set[int]]:
    """Return the devices of links that are defined: a link may name others, which is a problem of its own."""
    home, found = systems(drawing), wholly(drawing)
    there = {
        cec: {number for one in all_.values() for number in range(one.first, one.first + one.count)}
        for cec, all_ in found.items()
    }
    kept = {name: numbers & there.get(home.get(name, ""), set()) for name, numbers in linked.items()}
    return {name: numbers for name, numbers in kept.items() if numbers}


def test_the_report_escapes_what_others_wrote() -> None:
    before = pair()
    after = changed(before, set_fields(before, "director1", name="<b>&"))
    page = report(("as it is", "as planned"), compare(before, after), steps(before, after))
    assert "&lt;b&gt;&amp;" in page
    assert "<b>&" not in page.replace("<b>as", "")


def test_partitions_are_a_step_for_people() -> None:
    before = pair()
    after = changed(before, make(before, "lpar", None, "css1"))
    (first, *_) = steps(before, after)
    assert not first.command
    assert "RESOURCE" in first.note
