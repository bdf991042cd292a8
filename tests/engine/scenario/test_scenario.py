from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from engine.kernel.kinds import Action
from engine.kernel.units import PAGES_PER_GB, SECOND
from engine.scenario.files.catalog import catalog
from engine.scenario.files.layers import STUDIES, Layers
from engine.scenario.files.toml_input import read_head, read_toml
from engine.scenario.scenario import Scenario, ScenarioError, expand_timeline, load_scenario

DATA = Path(__file__).parents[2] / "data"
GOLDEN = Path(__file__).parents[2] / "golden" / "scenario-errors.txt"
SMALL = DATA / "two-guests.toml"


def test_shipped_scenarios_load() -> None:
    entries = catalog()
    assert {entry.id for entry in entries} >= {"pause-stop", "pause-suspend", "pause-active", "pause-start"}
    for entry in entries:
        scenario = load_scenario(entry.id)
        assert (scenario.id, scenario.title) == (entry.id, entry.title)
        assert scenario.method == (entry.method or "suspend")  # not every study has methods
        assert scenario == load_scenario(entry.path)


def test_the_catalog_says_what_the_whole_files_say() -> None:
    for entry in catalog():
        table = Layers(entry.path, entry.path.name).table
        whole = [str(table.get(key, "")) for key in ("id", "title", "study", "method", "summary")]
        assert [entry.id, entry.title, entry.study, entry.method, entry.summary] == whole


@pytest.mark.parametrize("value", ['"""\n[no table]\n"""', '"] ["'])
def test_a_bracket_in_a_text_begins_no_table(tmp_path: Path, value: str) -> None:
    file = tmp_path / "one.toml"
    file.write_text(f"list = [\n  [1, 2],\n[3]]\ntitle = {value}\nid = 'one'\n[lpar]\nid = 'not this'\n")
    head = read_head(file, file.name)
    assert head == {key: value for key, value in read_toml(file, file.name).items() if key in head}
    assert head["id"] == "one"
    assert head["list"] == [[1, 2], [3]]


def test_the_catalog_sees_what_has_changed(tmp_path: Path) -> None:
    file = tmp_path / "one.toml"
    for title in ("First", "Second"):
        file.write_text(_titled(title))
        os.utime(file, ns=(0, 10**9 * len(title)))
        assert [entry.title for entry in catalog(tmp_path)] == [title]
    (tmp_path / "two.toml").write_text(_titled("Other"))
    with pytest.raises(ScenarioError, match=r"expected an ID that is not already used in two\.toml"):
        catalog(tmp_path)


def _titled(title: str) -> str:
    return f'id = "one"\ntitle = "{title}"\nstudy = "None"\n'


def test_guests_are_those_of_table_5_in_the_order_of_figure_9() -> None:
    scenario = load_scenario("pause-suspend")
    assert [(guest.label, guest.userid) for guest in scenario.guests] == [
        ("SOIW1", "LNK00105"),
        ("SOIW2", "LNK00107"),
        ("SOIO1", "LNK00102"),
        ("SOIO2", "LNK00104"),
        ("SBYW1", "LNK00109"),
        ("SBYW2", "LNK00111"),
        ("SBYO1", "LNK00106"),
        ("SBYO2", "LNK00108"),
        ("BASEW", "LNK00103"),
        ("BASEO", "LNK00100"),
        ("DM", "LNK00101"),
    ]
    assert {guest.kind: guest.size for guest in scenario.guests} == {
        "was": 196608,
        "rdb": 166400,
        "dm": 196608,
    }
    assert [guest.index for guest in scenario.guests] == list(range(11))
    assert (scenario.lpar.frames, scenario.lpar.xstor) == (1_546_500, 524_288)


def test_guests_need_more_than_there_is_but_not_more_than_both_kinds_of_storage() -> None:
    scenario = load_scenario("pause-stop")
    used = sum(scenario.kinds[guest.kind].load_pages for guest in scenario.guests)
    assert scenario.lpar.frames < used < scenario.lpar.frames + scenario.lpar.xstor


def test_tiers_cover_each_guest() -> None:
    scenario = load_scenario("pause-suspend")
    ends = {guest.label: scenario.tier_ends(guest) for guest in scenario.guests}
    assert ends["SOIW1"] == (24_576, 49_152, 196_608)
    assert ends["DM"] == (49_152, 196_608)
    assert ends["SBYO1"] == (1500, 41_600, 141_440, 166_400)
    assert ends["SBYO2"] == (1000, 41_100, 140_940, 166_400)


def test_sources_name_calibrate_facts_only() -> None:
    """What the simulation is judged by may not have been used to set it up."""
    allowed = r"pause\.f9\.(real|xstor)\.(SBY[WO][12]|BASE[WO]|DM)|pause\.(f12\.start|t4\.active)"
    text = "".join(path.read_text() for path in sorted((STUDIES / "pause").rglob("*.toml")))
    facts = re.findall(r"pause\.[a-z]\d+\.[\w.]*\w", text)
    assert len(facts) > 15
    assert [fact for fact in facts if not re.fullmatch(allowed, fact)] == []


def test_settings_are_laid_on_top() -> None:
    settings = [
        "lpar.xstor=1G",
        "guests.sby_was.count=5",
        "guests.all.share=200",
        "timeline.3.at=2m45s",
        "seed=7",
    ]
    scenario = load_scenario("pause-stop", [*settings, "method = suspend", "network.cluster_traffic=false"])
    assert scenario.lpar.xstor == PAGES_PER_GB
    assert [g.userid for g in scenario.guests if g.group == "sby_was"] == [
        "LNK00109",
        "LNK00111",
        "LNK00112",
        "LNK00113",
        "LNK00114",
    ]
    assert {guest.share for guest in scenario.guests} == {200}
    assert (scenario.timeline[2].at, scenario.seed, scenario.method) == (165 * SECOND, 7, "suspend")
    assert not scenario.network.cluster_traffic


def test_clock_times_and_texts_need_no_quotes() -> None:
    scenario = load_scenario(SMALL, ["timeline.2.at=00:00:03", "title=A title", "study='in quotes'"])
    assert (scenario.timeline[1].at, scenario.title, scenario.study) == (3 * SECOND, "A title", "in quotes")


def test_continued_userids_step_over_those_in_use() -> None:
    scenario = load_scenario("pause-stop", ["guests.sby_rdb.count=4"])
    assert [g.userid for g in scenario.guests if g.group == "sby_rdb"][2:] == ["LNK00110", "LNK00112"]
    assert [g.label for g in scenario.guests if g.group == "sby_rdb"] == ["SBYO1", "SBYO2", "SBYO3", "SBYO4"]
    assert [g.idle_set for g in scenario.guests if g.group == "sby_rdb"] == [1500, 1000, 1000, 1000]


def test_a_shorter_group_keeps_its_labels() -> None:
    scenario = load_scenario("pause-stop", ["guests.soi_was.count=1"])
    assert scenario.guests[0].label == "SOIW1"
    assert len(scenario.guests) == 10


def test_the_full_machine_is_accepted() -> None:
    settings = ["guests.dm.count=1014", "lpar.granule=64"]
    assert len(load_scenario("pause-stop", settings).guests) == 1024


def test_virtual_cpus_have_a_capacity() -> None:
    settings = ["guests.all.processors=64", "guests.sby_rdb.count=90"]
    with pytest.raises(
        ScenarioError, match=r"sby_rdb\.count = 90: expected at most 6144 virtual CPUs in total, not 6336$"
    ):
        load_scenario("pause-stop", settings)


def test_page_tables_have_a_capacity() -> None:
    with pytest.raises(ScenarioError, match=r"guests\.dm\.count = 900: .* \(raise lpar\.granule\)"):
        load_scenario("pause-stop", ["guests.dm.count=900"])


def test_a_file_needs_no_id(tmp_path: Path) -> None:
    path = tmp_path / "2 guests (mine).toml"
    path.write_text(SMALL.read_text())
    assert load_scenario(path).id == "2-guests-mine"


def test_timeline_is_in_order_and_reaches_every_guest_of_a_group() -> None:
    scenario = load_scenario("pause-suspend")
    steps = expand_timeline(scenario, 1)
    assert [at for at, *_ in steps] == sorted(at for at, *_ in steps)
    assert sorted(guest for _, action, guest, _ in steps if action == Action.BOOT) == list(range(11))
    paused = [(at, guest) for at, action, guest, _ in steps if action == Action.SUSPEND]
    assert sorted(guest for _, guest in paused) == list(range(8))
    assert [at // SECOND for at, _ in paused] == [1182, 1182, 1208, 1208, 1994, 1994, 2020, 2020]


def test_method_decides_how_guests_are_paused() -> None:
    for method, pause, resume in (
        ("suspend", Action.SUSPEND, Action.RESUME),
        ("stop", Action.STOP, Action.BEGIN),
    ):
        steps = expand_timeline(load_scenario("pause-suspend", [f"method={method}"]), 1)
        found = {action for _, action, *_ in steps}
        assert found == {Action.BOOT, Action.AGENT, Action.LOAD, Action.UNLOAD, pause, resume}


def _first_paused(scenario: Scenario, seed: int) -> tuple[int, ...]:
    paused = [guest for _, action, guest, _ in expand_timeline(scenario, seed) if action == Action.SUSPEND]
    return tuple(sorted(paused[:2]))


def test_the_seed_draws_who_is_first_and_each_group_draws_alone() -> None:
    scenario = load_scenario("pause-suspend")
    drawn = [_first_paused(scenario, seed) for seed in range(200)]
    assert drawn == [_first_paused(scenario, seed) for seed in range(200)]
    assert set(drawn) == {(0, 2), (0, 3), (1, 2), (1, 3)}
    assert all(30 < drawn.count(pair) < 70 for pair in set(drawn))


def test_an_order_does_not_depend_on_the_rest_of_the_timeline() -> None:
    changed = load_scenario("pause-suspend", ["guests.base_was.count=3", "guests.sby_was.count=7"])
    for seed in range(20):
        before = [(at, g) for at, a, g, _ in expand_timeline(load_scenario("pause-suspend"), seed) if g < 4]
        assert sorted(before) == sorted((at, g) for at, a, g, _ in expand_timeline(changed, seed) if g < 4)


SETTINGS = """
xstor=1G
lpr.xstor=1G
lpar.xtor=1G
lpar.xstor=-1G
lpar.xstor=1.5
lpar.processors=65
lpar.processors=3.5
lpar.frames=520p
lpar.below_2g=7G
lpar.mdc_min=1G
parameters.high_2g=200p
lpar.xstor=512
lpar=3
method=stopp
seed=-1
seed=0x1ffffffffffffffff
until=-5s
until=1000s
until=2449s
until=99999h
guests.soi_was.memry=768M
guests.all.memory=100M
guests.soi.share=200
guests.dm.kind=wass
guests.dm.userids=['lnk']
guests.dm.userids=['LNK00100']
guests.dm.userids=LNK00999
guests.dm.label=SOIW1
guests.dm.label=lnk00105
guests.soi_was.label=LNK00107
guests.LNK00105.share=200
lpar.volids=['M01P01', 'M01P01']
lpar.volids=['M01-P01']
guests.dm.share=0
guests.sby_was.count=1020
guests.sby_was.count=-1
guests.sby_was.processors=0
guests.sby_rdb.idle_set=['1500p', '600M']
guests={}
kinds.was.activities.load.bust=3ms
kinds.was.activities.load.burst=3
kinds.was.activities.load.touched_every=['5s']
kinds.was.activities.load.touched_every=['5s', 'nver', '42s']
kinds.was.activities.load.store=[0.7, 0.7, nan]
kinds.was.activities.load.store=[0.7, 0.7, 1.7]
kinds.rdb.idle=poll
kinds.was.load_pages=9G
kinds.was.boot_pages=170000p
kinds.was.tiers=[{title = 'all'}, {title = 'rest', share = 0.5}]
kinds.rdb.tiers.1.pages=0p
parameters.test_idle=300
parameters.test_idle=0.1ms
parameters.low=2400p
parameters.storbuf=[1.0, 2.0, 3.0]
parameters.storbuf=[1.0, 2.0]
parameters.elapsed_slice=['3s', '2s', '1s']
timeline.3.at=1s
timeline.30.at=1s
timeline.x.at=1s
timeline.1.guests=['soi_wass']
timeline.1.guests=['dm', 'dm']
timeline.1.do=pause
timeline.2.do=boot
timeline.4.guests=["sby_rdb"]
timeline.6.every=900s
timeline.3.every=2000s
timeline=[]
phases.2.from=1000s
phases.2.to=1100s
phases.2.id=warmup
phases.1.title=
marks.1.at=9000s
marks.1.id=no spaces
title.x=1
=
a
.=1
title=[[[[[[[[[[[[[[[[[[[[
title=1979-05-27
""".strip().splitlines()
ACCEPTED = {"timeline=[]", "title=1979-05-27"}


def message(setting: str) -> str:
    try:
        load_scenario("pause-stop", [setting])
    except ScenarioError as error:
        return str(error)
    return "accepted"


def test_messages_about_settings() -> None:
    """Every message as it is read; run this file to write them anew, then read them."""
    assert golden_text() == GOLDEN.read_text()


def golden_text() -> str:
    return "".join(f"--set {setting}\n  {message(setting)}\n" for setting in SETTINGS)


@pytest.mark.parametrize("setting", SETTINGS)
def test_messages_are_one_line_with_file_and_expectation(setting: str) -> None:
    text = message(setting)
    assert (text == "accepted") == (setting in ACCEPTED)
    assert "\n" not in text
    assert text == "accepted" or ("pause/" in text and "expected" in text)


def test_an_unknown_scenario_names_the_nearest() -> None:
    with pytest.raises(ScenarioError, match=r"^pause-stp: no such scenario; .* name is pause-stop; .*lists$"):
        load_scenario("pause-stp")


@pytest.mark.parametrize(
    ("wrong", "near"),
    [
        ("lpar.storbuf", "parameters.storbuf"),
        ("parameters.xstor", "lpar.xstor"),
        ("lpar.swappiness", "parameters.swappiness"),
        ("lpar.loading", "parameters.loading_rate"),
        ("lpar.procesors", "lpar.processors"),
    ],
)
def test_a_hint_is_found_among_all_keys(wrong: str, near: str) -> None:
    assert message(f"{wrong}=1").endswith(f"; the nearest valid key is {near}")


if __name__ == "__main__":
    GOLDEN.write_text(golden_text())
