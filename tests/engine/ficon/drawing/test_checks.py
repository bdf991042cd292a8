"""Every check: it finds what is broken, says nothing of what is well, and its fixes mend."""

from random import Random

import pytest

from engine.ficon.drawing.checking.check import checks
from engine.ficon.drawing.checking.finding import waive
from engine.ficon.drawing.checking.fixes import mend
from engine.ficon.drawing.checking.live_checks import NAME, check
from engine.ficon.drawing.model.change import Draft
from engine.ficon.drawing.model.drawing import Drawing, Place
from engine.ficon.drawing.model.paper import Waiver
from engine.ficon.drawing.templates import template, templates
from tests.engine.ficon.drawing import any_drawing
from tests.engine.ficon.drawing.broken import CASES, broken, cascade, clustered, good, lost, worse

NAMES = [f"{name}-{place}" for place, (name, *_) in enumerate(CASES)]


def _named(findings, name):
    return [one for one in findings if one.check == name]


@pytest.mark.parametrize("base", [good, clustered], ids=lambda one: one.__name__)
def test_nothing_is_wrong_with_what_is_well(base):
    assert check(base()) == ()


@pytest.mark.parametrize(("name", "base", "edit"), CASES, ids=NAMES)
def test_it_is_found_and_not_in_the_mended_twin(name, base, edit):
    drawing = broken(base, edit)
    found = _named(check(drawing), name)
    assert found
    for one in found:
        assert one.text[0].isupper()
        assert one.why.endswith(".")
        assert one.message in ("", name)
        assert one.source
        assert one.things
        assert all(thing in drawing for thing in one.things)
    if check(base()) != check(drawing):
        assert not set(found) & set(_named(check(base()), name))
    else:
        assert not _named(check(good()), name)


def test_every_check_has_a_case_and_says_what_must_hold():
    assert all(one.title.endswith(".") for one in checks())
    named = {"iocp" if name.startswith(("ICP", "iocp-")) else name for name, *_ in CASES}
    assert named == {one.name for one in checks()} | {NAME}


@pytest.mark.parametrize(("name", "base", "edit"), CASES, ids=NAMES)
def test_fixes_mend_and_break_nothing(name, base, edit):
    drawing = broken(base, edit)
    before = check(drawing)
    for one in before:
        if one.fix is not None:
            mended = drawing.copy()
            mended.apply(one.fix.make(mended))
            after = check(mended)
            assert (one.check, one.things, one.text) not in {
                (each.check, each.things, each.text) for each in after
            }
            assert not worse(before, after), one.fix.title


@pytest.mark.parametrize(("name", "base", "edit"), CASES, ids=NAMES)
def test_no_fix_lowers_the_number_of_connections_unless_it_says_so(name, base, edit):
    drawing = broken(base, edit)
    for one in check(drawing):
        if one.fix is not None and not one.fix.drops:
            mended = drawing.copy()
            mended.apply(one.fix.make(mended))
            assert not lost(drawing, mended), one.fix.title


@pytest.mark.parametrize(("name", "base", "edit"), CASES, ids=NAMES)
def test_what_drops_says_so_and_waits_for_a_click(name, base, edit):
    drawing = broken(base, edit)
    drops = [one for one in check(drawing) if one.fix and one.fix.drops]
    assert all(one.fix.title.startswith("Remove") for one in drops)
    assert not mend(drawing, drops)


def test_it_is_not_guessed_whether_cuadd_or_the_list_of_the_channel_is_wrong():
    name, base, edit = next(one for one in CASES if one[2].__name__ == "_three_lpars")
    (found,) = {one.decide for one in _named(check(broken(base, edit)), name)}
    assert "let the LPAR that CUADD identifies use the channel" in found


def test_which_problems_have_a_fix():
    fixed = set()
    for _, base, edit in CASES:
        fixed |= {one.check for one in check(broken(base, edit)) if one.fix}
    assert fixed >= {
        "iocp-status", "cable-switch", "card-generation", "cluster-mesh", "cluster-slots", "credits", "cuadd",
        "link-connections", "link-device", "link-device-twice", "link-numbers", "link-pair",
        "mirror", "self-connection", "system-name", "system-twice", "waiver-unused",
    }  # fmt: skip


SITES = [
    *(
        ("n-by-m", {"kind": kind, "channels": n})
        for kind in ("straight", "crossed", "non-shared")
        for n in (2, 4)
    ),
    *(("optimised", {"channels": n}) for n in range(1, 9)),
    *(("mesh", {"members": n}) for n in (2, 3, 4)),
    ("mesh-of-two", {}),
    ("study-part-ii", {}),
    ("study-3x3", {}),
    *(("storage", {"holds": holds, "directors": n}) for holds in ("disk", "tape", "fcp") for n in (1, 4)),
]


@pytest.mark.parametrize(("key", "values"), SITES, ids=str)
def test_templates_have_no_errors(key, values):
    drawing = Drawing()
    drawing.apply(template(key).make(drawing, Place(0, 0), **values))
    assert [one.text for one in check(drawing) if one.severity == "error"] == []
    if key == "mesh":
        assert not [one.text for one in check(drawing) if one.check == "single-point"]


def test_all_templates_are_looked_at():
    assert {one.key for one in templates()} == {key for key, _ in SITES}


def test_who_is_on_one_channel_hears_it():
    (first, *_) = check(broken(good, lambda draft: draft.remove("device4")))
    texts = {one.text for one in check(broken(good, lambda draft: draft.remove("device4")))}
    assert "All 4 connections between LPAR1 and LPAR2 go through CHPID 3C of CEC A" in texts
    assert first.severity == "error"


def test_severities_and_texts():
    found = {one.text for one in check(cascade())}
    assert "All 4 connections between LPAR1 and LPAR2 go through director 21" in found
    assert "All 4 connections between LPAR1 and LPAR2 go through director 22" in found


def test_a_waived_problem_stays_listed_as_waived():
    drawing = cascade()
    (first, *rest) = check(drawing)
    drawing.apply(waive(drawing, first, "it is a test system"))
    found = check(drawing)
    assert [one.waiver.reason for one in found if one.waiver] == ["it is a test system"]
    assert found[-1].waiver
    assert len(found) == len(rest) + 1


def test_a_waiver_is_for_the_same_things_in_any_order():
    drawing = cascade()
    (first, *_) = check(drawing)
    draft = Draft(drawing, "Waive")
    draft.add(Waiver, of=first.check, things=first.things[::-1], reason="so it is")
    draft.add(Waiver, of=first.check, things=first.things[:1], reason="too few")
    drawing.apply(draft.done())
    found = check(drawing)
    assert [one.waiver.reason for one in found if one.waiver] == ["so it is"]
    assert [one.things for one in found if one.check == "waiver-unused"] == [("waiver2",)]


@pytest.mark.parametrize("seed", range(40))
def test_no_drawing_is_too_broken_to_be_checked(seed):
    check(any_drawing.drawing(Random(seed), 80))


def _of_template(key, **values):
    drawing = Drawing()
    drawing.apply(template(key).make(drawing, Place(0, 0), **values))
    return [one.check for one in check(drawing)]


@pytest.mark.parametrize("channels", range(1, 9))
def test_an_optimised_link_starves_no_channel(channels):
    found = _of_template("optimised", channels=channels)
    assert not {"link-active", "link-one-way"} & set(found)
    assert ("link-channels" in found) == (channels > 7)


def test_the_links_of_the_study_that_starve():
    """Two channels with two connections each: the one-way ones leave each channel with one in a direction."""
    assert "link-one-way" in _of_template("n-by-m", kind="straight", channels=2, connections=4)
    assert "link-one-way" not in _of_template("study-part-ii")
