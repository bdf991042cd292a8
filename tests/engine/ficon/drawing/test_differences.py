"""Differences of two configurations, and the order of the steps from one to the other."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bench.topology.plant import edit
from engine.ficon.drawing.changes.create import make
from engine.ficon.drawing.changes.remove import remove
from engine.ficon.drawing.changes.set_fields import set_fields
from engine.ficon.drawing.decks.exporting import decks
from engine.ficon.drawing.differences import (
    changers,
    compare,
    mark_changer,
    plan,
    report,
    several,
    unsettled,
)
from engine.ficon.drawing.differences.definitions import Defined, definitions
from engine.ficon.drawing.differences.keys import same_cecs
from engine.ficon.drawing.differences.machine import removal
from engine.ficon.drawing.differences.plan import ChangeStep
from engine.ficon.drawing.differences.step import system
from engine.ficon.drawing.meaning.resolve import resolve
from engine.ficon.drawing.meaning.visibility import seen
from engine.ficon.drawing.model.cabling import Cable, Cec, Channel, Css, Director, Lpar
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.definitions import ControlUnit, DeviceRange
from engine.ficon.drawing.model.drawing import Change, Drawing, DrawingError, Place
from engine.ficon.drawing.model.fields import Thing
from engine.ficon.drawing.model.isfc import Cluster, IsfcLink
from engine.ficon.drawing.model.names import called
from engine.ficon.drawing.templates import template
from tests.engine.ficon.drawing.any_drawing import pair

DAY = "2026-11-24"


def changed(drawing: Drawing, *changes: Change) -> Drawing:
    other = drawing.copy()
    for one in changes:
        other.apply(one)
    return other


def steps(before: Drawing, after: Drawing, by: dict[str, str] | None = None) -> list[ChangeStep]:
    return plan(before, after, compare(before, after), by)


def shared() -> Drawing:
    """CEC A has a test LPAR in another subsystem too, whose name comes first."""
    drawing = pair()
    draft = Draft(drawing, "Add")
    other = draft.add(Css, cec="cec1", number=1)
    draft.add(Lpar, css=other.id, name="LATEST", mif=1, system="LTEST1")
    return changed(drawing, draft.done())


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
    assert (one.kind, one.what, one.detail) == ("cec", "changed", "renamed A to NEW")


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        (Lpar, {"name": "NEW"}),
        (Director, {"switch": 0x31}),
        (Cluster, {"name": "NEW"}),
        (Cec, {"name": "NEW"}),
    ],
)
def test_a_thing_with_another_name_is_the_same_with_all_that_it_holds_and_joins(
    kind: type[Thing], fields: dict[str, object]
) -> None:
    before = Drawing()
    before.apply(template("mesh-of-two").make(before))
    name = before.of(kind)[0].id
    (found,) = [
        one
        for one in compare(before, changed(before, set_fields(before, name, **fields)))
        if one.kind != "channel"  # which says the switch of its director
    ]
    assert (found.what, found.before, found.after) == ("changed", name, name)
    if "name" in fields:
        assert "to NEW" in found.detail


def test_all_of_a_template_may_be_renamed() -> None:
    before = Drawing()
    before.apply(template("mesh-of-two").make(before))
    after = before.copy()
    for number, thing in enumerate([*after.of(Cec), *after.of(Lpar)]):
        after.apply(set_fields(after, thing.id, name=f"NEW{number}"))
    assert {(one.what, one.kind) for one in compare(before, after)} == {
        ("changed", "cec"),
        ("changed", "lpar"),
    }
    assert any(step.do.startswith("rename") for step in steps(before, after))


def test_a_changed_control_unit_takes_its_devices_and_the_link_with_it() -> None:
    before = pair()
    after = changed(before, set_fields(before, before.of(ControlUnit)[0].id, cuadd=7))
    done = [one.do.split(" DEVICE")[0] for one in steps(before, after)]
    words = [" ".join(one.split()[:3]) for one in done]
    assert words == [
        "QUERY ISLINK",
        "QUERY PATHS TO",
        "SET DYNAMIC_I/O ON",
        "DEACTIVE ISLINK D000",
        "VARY OFFLINE D000-D003",
        "DELETE",
        "DELETE CU 4000",
        "DEFINE CU 4000",
        "DEFINE",
        "VARY ONLINE D000-D003",
        "ACTIVATE ISLINK D000",
        "QUERY PATHS TO",
        "QUERY ISLINK",
        "write the new",
    ]


class Site:
    """A site that refuses a step for which something is in use, or missing."""

    def __init__(self, before: Drawing, after: Drawing) -> None:
        name = {old: new for new, old in same_cecs(before, after).items()}
        self.now = {name.get(cec, cec): found for cec, found in wholly(before).items()}
        self.after = wholly(after)
        self.offline: set[tuple[str, int]] = set()
        self.linked = links(before)
        self.over = over_cables(before)
        self.seen = {system(before, lpar): {*seen(before, lpar.id)} for lpar in before.of(Lpar)}

    def do(self, step: ChangeStep) -> None:
        verb, *words = step.do.split()
        cecs = [where.rpartition("CEC ")[2] for where in step.where.split("; ")]
        match verb, words[0]:
            case "pull" | "change", _:
                self.interrupt(step.do.partition(" the ")[2])
            case "DELETE", level:
                for cec in cecs:
                    self.delete(cec, level, words[1])
            case "DEFINE", level:
                for cec in cecs:
                    self.define(cec, level, words[1])
            case "VARY", way if words[1] != "CHPID":
                named = {
                    (name, number) for name in self.seen if name in step.where for number in span(words[1])
                }
                if way == "OFFLINE":
                    assert not [name for name, number in named if number in self.linked.get(name, ())], step
                self.offline = self.offline | named if way == "OFFLINE" else self.offline - named
            case "DEACTIVE", _:
                for where in step.where.split("; "):
                    numbers = {int(word, 16) for word in words[1:]}
                    assert numbers <= self.linked[where], step
                    self.linked[where] -= numbers
            case "ACTIVATE", _:
                last = words.index("NODE") if "NODE" in words else None
                for where in step.where.split("; "):
                    self.linked.setdefault(where, set()).update(int(word, 16) for word in words[1:last])

    def interrupt(self, name: str) -> None:
        for lpar, number in self.over.get(name, ()):
            assert number not in self.linked[lpar], f"{name}: the link over {number:04X} of {lpar} is up"
            assert (lpar, number) in self.offline, f"{name}: {number:04X} of {lpar} is on line"

    def delete(self, cec: str, level: str, number: str) -> None:
        now, after = self.now[cec], self.after.get(cec, {})
        for one in numbered(now, level, number):
            twins = [other for other in now.values() if other.level == "DEVICE" and other.first == one.first]
            if len(twins) > 1 and after.get(one.key) == one:
                continue  # another device with this number, which another system sees
            assert not [other for other in now.values() if one.key in other.over], f"{one.key} is in use"
            del now[one.key]

    def define(self, cec: str, level: str, number: str) -> None:
        now = self.now.setdefault(cec, {})
        new = [one for one in numbered(self.after[cec], level, number) if one.key not in now]
        assert new, f"DEFINE {level} {number}: it is there"
        for one in new:
            assert one.over <= now.keys(), f"{one.key}: what it needs is missing"
            now[one.key] = one


def span(text: str) -> range:
    first, _, last = text.partition("-")
    return range(int(first, 16), int(last or first, 16) + 1)


def numbered(found: dict[str, Defined], level: str, number: str) -> list[Defined]:
    if level != "DEVICE":
        return [one for one in found.values() if one.level == level and one.number == number]
    return [one for one in found.values() if one.level == level and one.first in span(number)]


def wholly(drawing: Drawing) -> dict[str, dict[str, Defined]]:
    """Return the definitions of each CEC, those of devices one by one."""
    each = range(0x10000)
    return {drawing.get(name, Cec).name: definitions(deck, each) for name, deck in decks(drawing).items()}


def over_cables(drawing: Drawing) -> dict[str, set[tuple[str, int]]]:
    """Return the devices of LPARs whose frames pass each cable, by its name."""
    found: dict[str, set[tuple[str, int]]] = {}
    for one in resolve(drawing).stretches:
        for end in one.ends:
            lpar = drawing.get(end.lpar, Lpar)
            names = {(system(drawing, lpar), end.number + place) for place in range(one.count)}
            for cable in (drawing[name] for name in one.passed):
                if isinstance(cable, Cable):
                    found.setdefault(called(drawing, cable.id), set()).update(names)
    return found


def links(drawing: Drawing) -> dict[str, set[int]]:
    found: dict[str, set[int]] = {}
    for link in drawing.of(IsfcLink):
        for end, devices in zip(link.ends, link.devices, strict=True):
            lpar = drawing.get(end, Lpar)
            found.setdefault(system(drawing, lpar), set()).update(devices)
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
        elif dice < 0.93:
            drawing.apply(remove(drawing, [chance.choice(drawing.of(Cable)).id]))
        elif dice < 0.96:
            drawing.apply(set_fields(drawing, chance.choice(drawing.of(Cable)).id, km=chance.randrange(9)))
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
        site.do(step)
    assert {name: found for name, found in site.now.items() if found} == {
        name: found for name, found in wholly(after).items() if found
    }
    assert usable(site.linked, after) == usable(links(after), after)


def usable(linked: dict[str, set[int]], drawing: Drawing) -> dict[str, set[int]]:
    """Return the devices of links that are connected: a link may name others, a problem of its own."""
    known = resolve(drawing)
    homes = {system(drawing, lpar): lpar.id for lpar in drawing.of(Lpar)}
    found: dict[str, set[int]] = {}
    for name, numbers in linked.items():
        joined = ((number, known.connection(homes.get(name, ""), number)) for number in numbers)
        if kept := {number for number, one in joined if one is not None and one.up}:
            found[name] = kept
    return found


def test_a_cable_is_pulled_after_all_that_runs_over_it_has_stopped() -> None:
    before = pair()
    cable = before.of(Cable)[0]
    for after in (
        changed(before, remove(before, [cable.id])),
        changed(before, set_fields(before, cable.id, km=7.0)),
    ):
        site, order = Site(before, after), steps(before, after)
        for step in order:
            site.do(step)
        words = [" ".join(one.do.split()[:2]) for one in order if "Check" not in one.phase]
        assert words[:3] == ["DEACTIVE ISLINK", "DEACTIVE ISLINK", "VARY OFFLINE"]
        assert ("VARY ONLINE" in words) == ("ACTIVATE ISLINK" in words) == (len(after) == len(before))
    back = [one.do for one in steps(changed(before, remove(before, [cable.id])), before)]
    assert any(one.startswith("ACTIVATE ISLINK D000") for one in back)


def test_only_new_or_missing_devices_of_a_range_are_defined_or_deleted() -> None:
    before = pair()
    device = before.of(DeviceRange)[0]
    less = changed(before, set_fields(before, device.id, count=1))
    more = [one.do for one in steps(less, before) if "Check" not in one.phase]
    assert [one for one in more if "D000" in one and "ISLINK" not in one] == []
    assert [one for one in more if "DEVICE" in one] == ["DEFINE DEVICE D001-D003"]
    fewer = [one.do for one in steps(before, less)]
    assert [one for one in fewer if "DEVICE" in one or "VARY" in one] == [
        "VARY OFFLINE D001-D003",
        "DELETE DEVICE D001-D003",
    ]


def test_equal_steps_are_one_that_names_the_systems_of_all() -> None:
    before = pair()
    after = changed(before, *(set_fields(before, one.id, cuadd=9) for one in before.of(ControlUnit)))
    order = steps(before, after)
    assert len({(one.phase, one.whole, one.back, one.note, one.stops) for one in order}) == len(order)
    (off, *_) = (one for one in order if one.do == "VARY OFFLINE D000-D003")
    assert off.where == "VM1; VM2"
    assert {one.where for one in order if one.do == "DELETE DEVICE D000-D003"} == {
        "VM1, for CEC A; VM2, for CEC B"
    }


def test_no_system_changes_a_cec_with_several_until_it_is_chosen() -> None:
    before = shared()
    after = changed(before, *(set_fields(before, one.id, cuadd=9) for one in before.of(ControlUnit)))
    known = changers(before, after)
    assert {cec: [one.system for one in each] for cec, each in known.items()} == {
        "A": ["LTEST1", "VM1"],
        "B": ["VM2"],
    }
    order = steps(before, after)
    assert several(known, order) == ["A"]
    made = [one for one in order if one.changes]
    assert {one.phase for one in made} == {"Check before", "Delete definitions", "Define"}
    assert {where for one in made for where in one.where.split("; ")} == {
        "a system to be selected, for CEC A",
        "VM2, for CEC B",
    }
    for name, lpar in (("VM1", "LPAR1"), ("LTEST1", "LATEST")):
        chosen = steps(before, after, {"A": lpar})
        assert [(one.phase, one.do) for one in chosen] == [(one.phase, one.do) for one in order]
        wheres = {where for one in chosen if one.changes for where in one.where.split("; ")}
        assert wheres == {f"{name}, for CEC A", "VM2, for CEC B"}


def test_an_lpar_that_comes_or_goes_cannot_make_a_change() -> None:
    before, test = shared(), "lpar3"
    unit = before.of(ControlUnit)[0].id
    gone = changed(before, remove(before, [test]), set_fields(before, unit, cuadd=9))
    for old, new in ((before, gone), (gone, before)):
        assert {one.where for one in steps(old, new, {"A": "LATEST"}) if one.changes} == {"VM1, for CEC A"}


def test_links_stop_first_and_partitions_go_after_definitions_and_before_cables() -> None:
    before = pair()
    after = changed(before, remove(before, ["cec1"]))
    phases = list(dict.fromkeys(one.phase for one in steps(before, after)))
    assert phases.pop(0) == "Check before"
    assert phases == ["Stop links", "Take devices offline", "Delete definitions", "Partitions", "Cabling"]
    phases = list(dict.fromkeys(one.phase for one in steps(after, before)))
    assert phases.pop(0) == "Check before"
    assert phases.pop(-2) == "Check after"
    assert phases == [
        "Cabling",
        "Partitions",
        "Define",
        "Bring devices online",
        "Start links",
        "Make it permanent",
    ]


def test_a_renamed_cec_needs_a_new_deck_and_a_form_to_check_is_said_once() -> None:
    before = pair()
    (one,) = steps(before, changed(before, set_fields(before, "cec1", name="NEW")))
    assert one.back == "write the former deck of CEC A to its IOCDS"
    assert one.do == "write the new IOCP deck of CEC NEW to its IOCDS"
    made = [
        one.note for one in steps(changed(before, remove(before, ["cec1"])), before) if one.phase == "Define"
    ]
    assert sum("CP Commands" in note for note in made) == 1


def test_the_report_escapes_what_others_wrote() -> None:
    before = pair()
    after = changed(before, set_fields(before, "director1", name="<b>&"))
    page = report(("as it is", "as planned"), compare(before, after), steps(before, after), DAY)
    assert "&lt;b&gt;&amp;" in page
    assert "<b>&" not in page.replace("<b>as", "")


def test_the_report_has_a_date_and_commands_as_code_and_links_have_ranges() -> None:
    before = pair()
    link = before.of(IsfcLink)[0]
    fewer = tuple(numbers[:4] for numbers in link.devices)
    after = changed(before, set_fields(before, link.id, devices=fewer))
    found = compare(before, after)
    was, now = "VM1 D000-D003 D010-D013, VM2 D000-D003 D010-D013", "VM1 D000-D003, VM2 D000-D003"
    assert [one.detail for one in found] == [f"devices: {was} \u2192 {now}"]
    page = report(("a", "b"), found, steps(before, after), DAY)
    assert "2026-11-24" in page
    assert "<code>DEACTIVE ISLINK D010 D011 D012 D013</code>" in page


def test_partitions_are_a_step_for_people() -> None:
    before = pair()
    after = changed(before, make(before, "lpar", None, "css1"))
    (first, *_) = steps(before, after)
    assert not first.command
    assert "RESOURCE" in first.note


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_the_ways_back_of_all_steps_are_the_steps_back(seed: int) -> None:
    """What deletes, defines, stops or starts is undone by what leads from the new configuration back."""
    chance, before = Random(seed), pair()
    after = before.copy()
    for _ in range(chance.randrange(1, 4)):
        some_change(after, chance)
    names = [one.name for one in after.of(Cec)]
    assume(len(names) == len(set(names)))
    verbs = ("DELETE", "DEFINE", "DEACTIVE", "ACTIVATE")
    there, back = steps(before, after), steps(after, before)
    undone = {one.back for one in there if one.do.startswith(verbs)}
    assert undone == {one.whole for one in back if one.do.startswith(verbs)}
    assert all(one.back for one in there if "Check" not in one.phase)


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_what_a_step_stops_comes_back_at_the_step_that_it_names_or_never(seed: int) -> None:
    chance, before = Random(seed), pair()
    after = before.copy()
    for _ in range(chance.randrange(1, 4)):
        some_change(after, chance)
    order = steps(before, after)
    for one in order:
        given_back = {name for later in order for name in later.gives}
        if one.takes and given_back.isdisjoint(one.takes):
            assert one.stops.endswith(", permanently")
        elif one.takes:
            until = int(one.stops.partition("until step ")[2].partition(";")[0].partition(",")[0])
            assert set(order[until - 1].gives) & set(one.takes)
            assert until > order.index(one)


def test_the_drawing_says_who_changes_a_cec() -> None:
    before = shared()
    after = changed(before, set_fields(before, before.of(ControlUnit)[0].id, cuadd=9))
    marked = changed(after, mark_changer(after, "A", "LPAR1"))
    assert compare(after, marked) == []
    assert {one.where for one in steps(before, marked) if one.changes} == {"VM1, for CEC A"}
    known = changers(before, marked)
    assert unsettled(known, steps(before, marked), {}) == []
    assert unsettled(changers(before, after), steps(before, after), {}) == ["A"]
    assert {one.where for one in steps(before, marked, {"A": "LATEST"}) if one.changes} == {
        "LTEST1, for CEC A"
    }
    other = changed(marked, mark_changer(marked, "A", "LATEST"))
    assert [one.name for one in other.of(Lpar) if one.dynamic_io] == ["LATEST"]
    with pytest.raises(DrawingError, match="no LPAR NONE"):
        mark_changer(before, "A", "NONE")


def test_hcd_activates_an_iodf_in_place_of_commands() -> None:
    before = pair()
    after = changed(before, *(set_fields(before, one.id, cuadd=9) for one in before.of(ControlUnit)))
    order = plan(before, after, compare(before, after), hcd=True)
    assert not [one for one in order if one.do.startswith(("DELETE", "DEFINE", "SET"))]
    (active,) = (one for one in order if one.do == "ACTIVATE IODF=xx")
    assert set(active.changes) == {"A", "B"}
    places = [order.index(one) for one in order if one.do.startswith(("VARY", "ACTIVATE IODF=xx"))]
    assert places == sorted(places)
    assert all(one.form for one in order if one.command)


def test_a_spanned_channel_is_deleted_from_one_subsystem_at_last() -> None:
    item = Defined("CHPID 1 50", "CHPID", "50", "", frozenset(), css=(1, 2))
    assert removal(item) == [("MODIFY CHPID 50", "(remove CSS(2))"), ("DELETE CHPID 50 CSS 1", "")]
