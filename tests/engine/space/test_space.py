"""Paging space: the published sum against a slow one, real runs that fill it, and guests that log on."""

from __future__ import annotations

import math
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.kernel.units import PAGES_PER_GB
from engine.scenario.derived.systems import home, systems
from engine.scenario.scenario import Scenario, load_scenario
from engine.sim import Simulation
from engine.site.facts import SiteError
from engine.space.fill import SpaceFill, fill_in_words, fill_of_json, fills, outlook, simulated_fills
from engine.space.logons import LogonError, with_logons
from engine.space.plan import SpaceExtras, plan
from engine.space.report import sentences, space_report
from engine.space.site import site_space
from engine.space.volumes import dump_lines, volume_needs

SMALL = Path("tests/data/two-guests.toml")
DIRECTORY = """USER LNXA XXXX 2G 2G G
  MDISK 0200 FB-512 V-DISK 524288 MR
USER LNXB XXXX 1G 1G G
  MDISK 0200 FB-512 V-DISK 262144 MR
USER LNXC NOLOG 1G 1G G
"""
PAGES = st.none() | st.integers(0, 10**9)


def small(*settings: str) -> Scenario:
    return load_scenario(SMALL, settings)


@given(PAGES, PAGES, PAGES, PAGES, st.integers(0, 1000))
def test_the_sum_is_the_published_one(
    spaces: int | None, disks: int | None, segments: int | None, directory: int | None, margin: int
) -> None:
    scenario = small()
    found = plan(scenario, systems(scenario)[0], SpaceExtras(spaces, disks, segments, directory, margin))
    address_spaces = sum(guest.size for guest in scenario.guests) + sum(
        pages or 0 for pages in (spaces, disks, segments)
    )
    system = min(math.ceil(found.central / 10), 4 * PAGES_PER_GB)
    total = address_spaces + math.ceil(address_spaces / 100) + (directory or 0) + system
    assert found.needed == total + -(-total * margin // 100)


def test_what_is_not_known_is_assumed_and_what_is_typed_is_not() -> None:
    scenario = small()
    found = plan(scenario, systems(scenario)[0], SpaceExtras(data_spaces=100))
    origins = {line.title: line.origin for line in found.lines}
    assert origins["Data spaces"] == "given"
    assert origins["CP directory"] == "assumed"
    assert origins["Address translation"] == "published"
    assert any("5.4" in note and "assumed" in note for note in found.notes)
    later = small("lpar.release=6.3", "lpar.xstor=0")
    assert not any("assumed" in note for note in plan(later, systems(later)[0]).notes)


@pytest.mark.parametrize("id", ["ssi-memory-4", "relocation-four-members", "pause-suspend"])
def test_each_guest_counts_once_on_its_own_system(id: str) -> None:
    scenario = load_scenario(id)
    plans = space_report(scenario).plans
    assert [one.system for one in plans] == [system.name for system in systems(scenario)]
    for one, system in zip(plans, systems(scenario), strict=True):
        own = [guest.size for guest in scenario.guests if home(scenario, guest) == system.index]
        assert one.lines[0].pages == sum(own)
    assert sum(one.storage for one in plans) == sum(guest.size for guest in scenario.guests)


def test_volumes_hold_the_sum_and_one_less_does_not() -> None:
    for id in ("pause-suspend", "aging-memory-63", "ssi-memory-4"):
        for one in space_report(load_scenario(id)).plans:
            for need in volume_needs(one):
                assert (need.count - 1) * need.size < one.needed <= need.count * need.size
            assert 0 < sum(line.pages for line in dump_lines(one)) < one.central + one.storage


def test_a_run_with_too_little_space_abends_and_one_with_enough_does_not() -> None:
    scenario = small("lpar.frames=8000p", "lpar.xstor=1M", "lpar.paging_space=1M")
    (one,), (fill,) = space_report(scenario).plans, simulated_fills(scenario)
    assert fill.abended
    assert 0 < fill.ended < scenario.until
    assert "abends at 0:00:" in fill_in_words(fill, one.storage)
    assert "abends with PGT004" in outlook(one)
    enough = small("lpar.frames=8000p", "lpar.xstor=1M", "lpar.paging_space=64M")
    (one,), (fill,) = space_report(enough).plans, simulated_fills(enough)
    assert one.space == one.storage
    assert "cannot fill the space" in outlook(one)
    short, alone = sentences(one, None)  # the sum has more than guests, and only they are paged
    assert one.needed > one.space
    assert "sum of all lines" in short
    assert short.endswith("more is needed.")
    assert "not the other items of the calculation" in alone
    assert not fill.abended
    assert fill.ended == enough.until
    assert 0 < fill.peak <= fill.space
    assert fill_of_json(fill.as_json()) == fill


def test_the_peak_is_that_of_all_samples() -> None:
    scenario = small("lpar.frames=8000p", "lpar.xstor=1M", "lpar.paging_space=64M", "parameters.sample=100ms")
    simulation = Simulation(scenario)
    simulation.run(scenario.until)
    recording = simulation.recording()
    (fill,) = fills(recording)
    free = recording.system["dasd_free"].min() * scenario.lpar.granule
    assert len(fill.times) < len(recording.time)
    assert fill.peak == scenario.lpar.paging_space - free
    assert fills(Simulation(scenario).recording())[0].used == ()


def test_guests_that_relocate_to_a_system_may_fill_its_space() -> None:
    scenario = load_scenario("relocation-java", ["systems.LPAR1.paging_space=200M"])
    plans = {one.system: one for one in space_report(scenario, SpaceExtras(segments=100)).plans}
    here, there = plans["LPAR2"], plans["LPAR1"]
    assert (here.coming, there.storage, there.coming) == (0, 0, scenario.guests[0].size)
    assert "cannot fill the space" in outlook(here)
    assert "cannot fill the space" not in outlook(there)
    assert any("4.0 GB of guests that are relocated" in note for note in there.notes)
    assert all(any("each of the 2 systems" in note for note in one.notes) for one in (here, there))


def test_growth_says_when_the_space_is_full() -> None:
    times = tuple(range(0, 61 * 10**9, 10**9))
    grows = SpaceFill("A", 12_000, times, tuple(range(0, 6_100, 100)), times[-1])
    assert grows.rate == pytest.approx(6_000)
    assert grows.full_at == pytest.approx(120 * 10**9)
    assert "0:02:00" in fill_in_words(grows, 20_000)
    assert "0:02:00" not in fill_in_words(grows, 12_000)  # guests have no more pages than that
    level = SpaceFill("A", 12_000, times, (6_000,) * len(times), times[-1])
    assert level.rate == 0
    assert level.full_at is None


def test_guests_that_log_on_are_like_the_others_and_have_names_of_their_own() -> None:
    scenario = small()
    more = with_logons(scenario, {"two": 3})
    assert len({guest.userid for guest in more.guests}) == 5
    own = [guest for guest in more.guests if guest.group == "two"]
    assert own[0].userid == "LNK00002"
    assert {guest.size for guest in own} == {scenario.guests[1].size}
    before, after = space_report(scenario).plans[0], space_report(more).plans[0]
    assert after.storage - before.storage == 3 * scenario.guests[1].size
    assert simulated_fills(more)[0].peak > simulated_fills(scenario)[0].peak
    assert with_logons(scenario, {"two": 1, "lnk00002": 2}) == more


def test_guests_of_a_site_have_new_names_that_fit(tmp_path: Path) -> None:
    (tmp_path / "user.direct").write_text(DIRECTORY)
    made, *_ = site_space([tmp_path / "user.direct"], {}, (), SpaceExtras())
    group = made.scenario.guests[0].group
    names = [guest.userid for guest in with_logons(made.scenario, {group: 120}).guests]
    assert len(names) == len(set(names)) == len(made.scenario.guests) + 120
    assert max(map(len, names)) <= 8


@pytest.mark.parametrize(
    ("more", "words"),
    [({"tow": 1}, "the nearest match is two"), ({"two": 0}, "from 1 to 1023"), ({"zz9": 1}, "group")],
)
def test_guests_that_cannot_log_on_are_refused(more: dict[str, int], words: str) -> None:
    with pytest.raises(LogonError, match=words):
        with_logons(small(), more)


def test_the_virtual_disks_of_a_site_count_with_their_lines(tmp_path: Path) -> None:
    (tmp_path / "user.direct").write_text(DIRECTORY)
    files = [tmp_path / "user.direct"]
    now, more, own, others, notes = site_space(files, {"guests": "LNXA"}, ["lnxb"], SpaceExtras())
    assert len(notes) == len(set(notes))
    assert {*now.reading_notes(), *more.reading_notes()} < set(notes)  # of both machines
    assert any(note.place == "guests.lnxb.processors" for note in notes)
    on_files = [note.file == "user.direct" for note in notes]
    assert on_files == sorted(on_files, reverse=True)
    assert any(note.decision == "left out" for note in notes)
    assert [guest.userid for guest in now.scenario.guests] == ["LNXA"]
    assert [guest.userid for guest in more.scenario.guests] == ["LNXA", "LNXB"]
    assert own.virtual_disks == 524288 // 8
    assert others.virtual_disks == (524288 + 262144) // 8
    line = plan(more.scenario, systems(more.scenario)[0], others).lines[2]
    assert line.origin == "derived"
    assert "user.direct" in line.source
    _, _, typed, *_ = site_space(files, {"guests": "LNXA"}, (), SpaceExtras(virtual_disks=1))
    assert typed.virtual_disks == 1
    twice = with_logons(now.scenario, {now.scenario.guests[0].group: 1})
    assert plan(twice, systems(twice)[0], own).lines[2].pages == 2 * 524288 // 8


def test_each_system_of_a_site_has_the_virtual_disks_of_its_own_guests() -> None:
    scenario = load_scenario("ssi-memory-4")
    group = scenario.guests[0].group
    count = [
        sum(guest.group == group and home(scenario, guest) == at for guest in scenario.guests)
        for at in range(4)
    ]
    extras = SpaceExtras(virtual_disks=100, shown="user.direct, line 2", disks={group: 100})
    found = [one.lines[2].pages for one in space_report(scenario, extras).plans]
    assert found == [100 * each for each in count]


def test_a_guest_that_is_on_cannot_log_on(tmp_path: Path) -> None:
    (tmp_path / "user.direct").write_text(DIRECTORY)
    with pytest.raises(SiteError, match="LNXA is already logged on"):
        site_space([tmp_path / "user.direct"], {"guests": "LNXA"}, ["LNXA"], SpaceExtras())


def test_an_assumed_paging_space_of_a_site_is_named_and_an_answered_one_is_not(tmp_path: Path) -> None:
    (tmp_path / "user.direct").write_text(DIRECTORY)
    for answers, assumed in (({}, True), ({"paging space": "50G"}, False)):
        made, _, own, *_ = site_space([tmp_path / "user.direct"], answers, (), SpaceExtras())
        found = plan(made.scenario, systems(made.scenario)[0], own)
        assert any("No file of the site shows its paging space" in note for note in found.notes) == assumed
