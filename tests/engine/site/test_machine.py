"""From facts to machines: what is given is kept, what is missing is marked, and it does what was said."""

from __future__ import annotations

import tomllib

import pytest

from engine.ficon.drawing.decks.exporting import decks
from engine.ficon.drawing.decks.statements import system_config
from engine.ficon.iocp.writer import write
from engine.kernel.units import MINUTE, PAGES_PER_GB, PAGES_PER_MB, SECOND
from engine.measures.selectors import find_measure
from engine.scenario.checks.scenario import check_scenario
from engine.scenario.model.guest_profile import rows_of_kinds
from engine.scenario.scenario import ScenarioError, load_scenario
from engine.sim import Simulation
from engine.site.facts import SiteError
from engine.site.machine import SiteMachine, machine
from engine.site.reading import open_files, read_site
from tests.engine.ficon.drawing.any_drawing import pair
from tests.engine.site.samples import FILES, facts_of, machine_of, shipped_site

NAMES = "q names\nLINUX01  - DSC , LINUX02  - DSC\n"
DIRECTORY = "USER LINUX01 X 2G\n SHARE RELATIVE 300\nUSER LINUX02 X 1G\nUSER MAINT NOLOG 1G\n"


def test_what_is_given_is_kept_and_what_is_missing_is_marked() -> None:
    made = machine(shipped_site(), {})
    lpar, groups = made.scenario.lpar, made.scenario.groups
    assert (lpar.processors, lpar.storage, lpar.xstor) == (2, 12 * PAGES_PER_GB, 2 * PAGES_PER_GB)
    assert groups["lnxdb01"].memory == 8 * PAGES_PER_GB
    assert (groups["lnxdb01"].processors, groups["lnxdb01"].share) == (3, 400)
    assert (groups["lnxwas01"].limit, groups["lnxwas01"].limit_share) == ("hard", 30.0)
    assert groups["lnxdb01"].cpuplugd is not None
    assert 'CPU_MAX="3"' in groups["lnxdb01"].cpuplugd.text
    assert "lpar.processors" not in made.assumed
    assert {"until", "lpar.paging_space", "kinds.lnxwas01.linux.heap"} <= set(made.assumed)
    assert 'storage = "12G" # console.txt, line 13' in made.text


def test_the_kind_of_share_that_runs_counts_more_than_the_one_that_is_defined() -> None:
    directory = DIRECTORY.replace("RELATIVE 300", "ABSOLUTE 10%")
    texts = {"user.direct": directory, "console.txt": NAMES}
    assert machine_of(texts).scenario.groups["linux01"].share_absolute == 10.0
    reply = "USER LINUX01 : RELATIVE SHARE = 400\n"
    group = machine_of(texts | {"console.txt": NAMES + reply}).scenario.groups["linux01"]
    assert (group.share, group.share_absolute) == (400, None)


def test_cpus_of_a_profile_add_to_those_of_the_entry_and_a_share_replaces_that_of_the_other_kind() -> None:
    directory = (
        "PROFILE DFLT\n CPU 00 BASE\n SHARE ABSOLUTE 8%\n"
        "USER LNX1 X 2G\n INCLUDE DFLT\n CPU 01\n"
        "USER LNX2 X 2G\n INCLUDE DFLT\n CPU 00\n CPU 02\n SHARE RELATIVE 300\n"
        "USER LNX3 X 2G\n INCLUDE DFLT\n SHARE ABSOLUTE 5%\n COMMAND SET SHARE LNX3 RELATIVE 500\n"
    )
    groups = machine_of({"user.direct": directory}).scenario.groups
    assert [group.processors for group in groups.values()] == [2, 2, 1]
    assert [(group.share, group.share_absolute) for group in groups.values()] == [
        (100, 8.0),
        (300, None),
        (500, None),
    ]


def test_the_file_that_is_written_is_the_scenario(tmp_path: object) -> None:
    made = machine(shipped_site(), {})
    file = tmp_path / "site.toml"  # type: ignore[operator]
    file.write_text(made.text, "utf-8")
    assert load_scenario(file) == made.scenario


MEMINFO = (("MemTotal", 4_000_000), ("MemFree", 200_000), ("Buffers", 100_000), ("Cached", 900_000))
PROCESSES, SHARED = ("AnonPages", 2_000_000), ("Shmem", 100_000)
SOME_FREE = (("MemTotal", 4_000_000), ("MemFree", 1_000_000), *MEMINFO[2:], PROCESSES, SHARED)


@pytest.mark.parametrize(
    ("lines", "wanted"),
    [
        (SOME_FREE, {"heap": 2_000_000, "buffers": 100_000, "buffer": 100_000, "files": 800_000, "base": 0}),
        ((*MEMINFO, PROCESSES), {"heap": 2_000_000, "buffers": 100_000, "buffer": 0, "base": 800_000}),
        ((*MEMINFO, PROCESSES, SHARED), {"heap": 2_000_000, "buffer": 100_000, "base": 800_000}),
        ((*MEMINFO[:2], PROCESSES), {"heap": 2_000_000, "files": 0, "buffers": 0}),  # the rest is cut
        ((*MEMINFO[:2], ("Cached", 3_700_000)), {"heap": 0, "base": 100_000}),
    ],
)
def test_memory_of_a_guest_is_as_its_meminfo_shows_it(
    lines: tuple[tuple[str, int], ...], wanted: dict[str, int]
) -> None:
    """Only page cache and what no line names are cut, so that a tenth of its storage is free."""
    text = "".join(f"{name}: {size} kB\n" for name, size in lines)
    made = machine_of({"user.direct": "USER LNX1 X 4G\n", "lnx1": text})
    linux = made.scenario.kinds["lnx1"].linux
    assert linux is not None
    least = 8 * PAGES_PER_MB
    assert {key: getattr(linux, key) for key in wanted} == {
        key: max(least, size // 4) if key == "base" else size // 4 for key, size in wanted.items()
    }
    used = linux.base + linux.buffers + linux.huge + linux.heap + linux.buffer + linux.files
    shown = dict(lines)
    in_use = (shown["MemTotal"] - shown["MemFree"]) // 4
    assert used == min(int(0.9 * 4 * PAGES_PER_GB), max(in_use, used))
    assert in_use - used <= max(0, in_use - int(0.9 * 4 * PAGES_PER_GB))
    (said,) = [one.text for one in made.findings if one.outcome == "guessed" and "kernel" in one.text]
    assert said.startswith("LNX1: ")
    for key in ("heap", "files", "base"):
        source = made.text.partition(f"\n{key} = ")[2].partition("\n")[0]
        assert not wanted.get(key) or "lnx1, line" in source


def test_what_is_computed_of_meminfo_is_said_with_its_sum() -> None:
    text = "".join(f"{name}: {size} kB\n" for name, size in (*MEMINFO, PROCESSES, SHARED))
    made = machine_of({"user.direct": "USER LNX1 X 4G\n", "lnx1": text})
    for line in (
        'heap = "500000p" # AnonPages 1,953.1 MB (lnx1, line 5)',
        'files = "193718p" # computed: Cached 878.9 MB (lnx1, line 4) - Shmem 97.7 MB (lnx1, line 6) - '
        "24.5 MB that leave too little free",
        'base = "200000p" # computed: MemTotal 3,906.2 MB - MemFree 195.3 MB - AnonPages 1,953.1 MB - '
        "Cached 878.9 MB - Buffers 97.7 MB (lnx1, line 1)",
    ):
        assert line in made.text, made.text
    assert any("is 3,710.9 MB in use, of which the lines account for" in one.text for one in made.findings)


@pytest.mark.parametrize(("size", "huge"), [("", 10 * 1024), ("Hugepagesize: 1024 kB\n", 10 * 1024),
                                            ("Hugepagesize:    2048 kB\n", 20 * 1024)])  # fmt: skip
def test_huge_pages_have_the_size_that_their_line_names(size: str, huge: int) -> None:
    text = f"MemTotal: 4000000 kB\nMemFree: 2000000 kB\nHugePages_Total: 10\n{size}"
    linux = machine_of({"user.direct": "USER LNX1 X 4G\n", "lnx1": text}).scenario.kinds["lnx1"].linux
    assert linux is not None
    assert linux.huge == huge // 4


def test_guests_keep_their_user_ids_and_order_and_servers_are_left_out() -> None:
    made = machine_of({"user.direct": "USER LINUX04 X 1G\n" + DIRECTORY + "USER LINUX03 X 1G\n"})
    names = ["LINUX04", "LINUX01", "LINUX02", "LINUX03"]
    assert {name: group.userids for name, group in made.scenario.groups.items()} == {
        name.lower(): (name,) for name in names
    }
    assert [guest.label for guest in made.scenario.guests] == names


def test_answers_are_used_and_wrong_ones_are_refused_with_their_key() -> None:
    texts = {"user.direct": DIRECTORY}
    made = machine_of(
        texts, {"processors": "7", "load of LINUX01": "80%", "guests": "linux01", "until": "5m"}
    )
    assert made.scenario.lpar.processors == 7
    assert [one.userid for one in made.scenario.guests] == ["LINUX01"]
    assert made.scenario.until == 5 * MINUTE
    for key, value, expected in (
        ("processors", "many", "a number from 1 to 64"),
        ("workload of LINUX01", "chess", "one of idle, web, application, database"),
        ("load of LINUX01", "-1", "a percentage"),
        ("load of LINUX01", "120%", "at most 100% with 1 virtual CPU"),
        ("guests", "LINUX01 LINUX1", "no file contains the user ID LINUX1; the nearest match is LINUX01"),
        ("guests", "MAINT", "MAINT cannot log on, according to user.direct, line 4"),
        ("paging space", "full", "a size"),
        ("guests", "MUCHTOOLONGNAME", "user ID"),
        ("procesors", "4", "not an answer to a question"),
    ):
        with pytest.raises(SiteError, match=expected) as error:
            machine_of(texts, {key: value})
        assert key in str(error.value)


def test_no_guest_and_too_many_guests_are_refused() -> None:
    with pytest.raises(SiteError, match="do not name any guests"):
        machine_of({"console.txt": "STORAGE = 34G CONFIGURED = 34G\n"})
    many = "".join(f"USER LIN{number:05d} X 1G\n" for number in range(1100))
    with pytest.raises(SiteError, match="1,100 guests; expected at most 1,024"):
        machine_of({"user.direct": many})


def test_storage_that_may_be_a_virtual_machines_is_asked_for() -> None:
    made = machine_of({"user.direct": DIRECTORY, "console.txt": "STORAGE = 24G\n"})
    question = next(one for one in made.questions if one.key == "storage")
    assert (question.default, made.scenario.lpar.storage) == ("24G", 24 * PAGES_PER_GB)
    assert "lpar.storage" in made.assumed
    sure = machine_of({"user.direct": DIRECTORY, "console.txt": "q stor\nSTORAGE = 24G\n"})
    assert "storage" not in [one.key for one in sure.questions]


def test_processors_that_indicate_load_counts_are_those_of_the_lpar() -> None:
    made = machine_of({"user.direct": DIRECTORY, "c": "AVGPROC-042% 06\n"})
    assert made.scenario.lpar.processors == 6
    assert "processors" not in [one.key for one in made.questions]


def test_replies_that_differ_are_a_question_with_both_lines() -> None:
    reply = "STORAGE = {0}G CONFIGURED = {0}G INC = 64M\n"
    texts = {"user.direct": DIRECTORY, "a.txt": reply.format(34), "b.txt": reply.format(12)}
    made = machine_of(texts)
    question = next(one for one in made.questions if one.key == "storage")
    assert question.why == "b.txt, line 1 has 12.0 GB, and a.txt, line 1 has 34.0 GB"
    assert made.scenario.lpar.storage == 12 * PAGES_PER_GB
    assert machine_of(texts, {"storage": "34G"}).scenario.lpar.storage == 34 * PAGES_PER_GB
    levels = {"a.txt": LEVEL.format(6, 2), "b.txt": LEVEL.format(7, 3), "d": DIRECTORY}
    assert machine_of(levels, {"release": "6.2"}).caution == ""
    assert "7.3" in machine_of(levels).caution


LEVEL = "z/VM Version {0} Release {1}.0, service level 2301 (64-bit)\n"
XSTORE = "XSTORE= 2048M online= 2048M\n"


@pytest.mark.parametrize("release", ["5.3", "5.4", "6.1", "6.2"])
def test_a_site_on_a_release_whose_storage_management_is_simulated_needs_no_caution(release: str) -> None:
    level = LEVEL.format(*release.split("."))
    made = machine_of({"user.direct": DIRECTORY, "console.txt": level + XSTORE})
    assert (made.caution, made.scenario.lpar.site_release) == ("", None)
    assert made.scenario.lpar.xstor == 2 * PAGES_PER_GB
    assert made.scenario.lpar.reorder
    assert {"storbuf", "ldubuf", "release"}.isdisjoint(one.key for one in made.questions)


@pytest.mark.parametrize("release", ["6.3", "6.4", "7.1", "7.3", "8.1"])
def test_a_site_on_a_later_release_is_told_first_and_gets_no_setting_of_another_one(release: str) -> None:
    level = LEVEL.format(*release.split("."))
    made = machine_of({"user.direct": DIRECTORY, "console.txt": level + XSTORE})
    lpar = made.scenario.lpar
    near = "6.3" if release == "6.3" else "6.4"
    assert (lpar.release, lpar.site_release) == (near, release)
    like = f"The site runs z/VM {release}, which is assumed to manage storage like {near}"
    own = f"The site runs z/VM {release}, whose HiperDispatch is not simulated"
    assert made.caution.startswith(own if release == near else like)
    assert made.text.startswith(f"# The site runs z/VM {release}")
    assert not lpar.reorder
    assert lpar.xstor == (2 * PAGES_PER_GB if release == "6.3" else 0)
    left_out = [one.text for one in made.findings if one.outcome == "left out"]
    assert any("does not page to it" in text for text in left_out) == (release != "6.3")
    assert {"parameters.storbuf", "parameters.ldubuf", "lpar.agelist", "lpar.keep_slot"} <= set(made.assumed)
    without = machine_of({"user.direct": DIRECTORY, "console.txt": level})
    assert without.scenario.lpar.xstor == 0
    assert "expanded storage" not in {each.key for each in without.questions}
    answers = {"storbuf": "400 300% 200"}
    given = machine_of({"user.direct": DIRECTORY, "console.txt": level}, answers)
    assert given.scenario.parameters.storbuf == (4.0, 3.0, 2.0)
    assert "parameters.storbuf" not in given.assumed
    with pytest.raises(SiteError, match="storbuf = many: expected three percentages"):
        machine_of({"user.direct": DIRECTORY, "console.txt": level}, {"storbuf": "many"})


def test_a_site_without_a_release_has_one_that_is_assumed_until_it_is_answered() -> None:
    made = machine_of({"user.direct": DIRECTORY})
    assert made.caution.startswith("No file shows the z/VM release of the site: 6.2 is assumed")
    answered = machine_of({"user.direct": DIRECTORY}, {"release": "7.4"})
    assert answered.scenario.lpar.site_release == "7.4"
    assert "No file shows" not in answered.caution
    shown = machine_of({"user.direct": DIRECTORY, "console.txt": "POLARIZATION: VERTICAL\n"})
    assert "6.3 is assumed" in shown.caution
    assert "whose HiperDispatch is not simulated" in shown.caution


SYSTEM = "SYSTEM_IDENTIFIER LPAR A VM1\nSTORAGE AGELIST SIZE "
AGELIST = {"agelist": "4.0%", "early_writes": False, "keep_slot": True}


@pytest.mark.parametrize(
    ("texts", "answers", "found"),
    [
        ({"system.config": SYSTEM + "4.0% EARLYW NO RIO370 2M\n"}, {}, AGELIST),
        ({"console.txt": "q agelist\nAGELIST SIZE 4.0% (12M)  EARLYWRITES NO  KEEPSLOT YES\n"}, {}, AGELIST),
        ({"system.config": SYSTEM + "9% EARLYWRITES NO\n",
          "console.txt": "q agelist\nAGELIST SIZE: 4.0%\n"}, {}, AGELIST),
        ({}, {"agelist": "4.0%", "early writes": "no"}, AGELIST),
        ({}, {"agelist": "512M", "keep slot": "no"},
         {"agelist": "512M", "early_writes": True, "keep_slot": False}),
    ],
)  # fmt: skip
def test_the_aging_list_is_read_where_it_is_set_or_shown_and_asked_for_elsewhere(
    texts: dict[str, str], answers: dict[str, str], found: dict[str, object]
) -> None:
    given = {} if texts else {"release": "7.3"}  # who has an aging list has 6.3 or later
    made = machine_of({"user.direct": DIRECTORY} | texts, answers | given)
    assert made.scenario.lpar.release == ("6.3" if texts else "6.4")
    assert made.scenario.lpar.model_dump(include=set(AGELIST)) == found
    assert set(texts) <= {"system.config", "console.txt"}
    assert not any("AGELIST SIZE" in each.text for each in made.findings if each.outcome == "left out")


def test_an_aging_list_of_no_size_is_refused_and_one_of_an_unknown_operand_named() -> None:
    with pytest.raises(SiteError, match='agelist = much: expected a share like "2.0%"'):
        machine_of({"user.direct": DIRECTORY}, {"release": "6.3", "agelist": "much"})
    made = machine_of({"user.direct": DIRECTORY, "console.txt": "AGELIST SIZE 4.0% COLOUR BLUE\n"})
    assert made.scenario.lpar.agelist == "4.0%"
    assert any("COLOUR BLUE: not simulated" in each.text for each in made.findings)


def test_a_reply_of_the_simulation_is_read_as_it_prints_it() -> None:
    made = machine_of({"user.direct": DIRECTORY}, {"release": "6.3", "agelist": "4.0%"})
    simulation = Simulation(made.scenario)
    simulation.execute("SET AGELIST KEEPSLOT NO")
    reply = "\n".join(["QUERY AGELIST", *simulation.execute("QUERY AGELIST").lines])
    again = machine_of({"user.direct": DIRECTORY, "console.txt": reply + "\n"}).scenario.lpar
    assert (again.agelist, again.early_writes, again.keep_slot) == ("4.0%", True, False)


def test_aliases_and_transport_mode_of_paging_are_asked_for_from_6_4_on() -> None:
    """CP uses neither unless it is told to, which is the default; earlier releases have neither."""
    texts = {"user.direct": DIRECTORY}
    plain = machine_of(texts, {"release": "7.3"})
    assert plain.scenario.paging is not None
    assert not plain.scenario.paging.use_aliases
    assert not plain.scenario.paging.transport_mode
    assert {"paging.channels", "paging.aliases", "paging.transport_mode"} <= set(plain.assumed)
    given = machine_of(texts, {"release": "6.4", "paging aliases": "12", "paging HPF": "yes"}).scenario.paging
    assert given is not None
    assert (given.aliases, given.use_aliases, given.transport_mode) == (12, True, True)
    with pytest.raises(SiteError, match="paging aliases = many: expected a number from 0 to 128"):
        machine_of(texts, {"release": "6.4", "paging aliases": "many"})
    before = machine_of(texts, {"release": "6.3"})
    assert before.scenario.paging is None
    assert not any(each.key.startswith("paging ") and "PAV" in each.text for each in before.questions)


@pytest.mark.parametrize("size", ["0G", "1K", "99999999T"])
def test_a_size_of_storage_that_no_lpar_has_is_refused(size: str) -> None:
    with pytest.raises(SiteError, match=r"lpar\.(storage|frames)"):
        machine_of({"user.direct": DIRECTORY, "console.txt": f"STORAGE = {size} CONFIGURED = {size}\n"})


def test_sixty_guests_of_as_many_sizes_are_a_machine() -> None:
    directory = "".join(f"USER LIN{number:02d} X {2048 + 64 * number}M\n" for number in range(60))
    scenario = machine_of({"user.direct": directory}).scenario
    assert len(scenario.kinds) == 60
    rows = Simulation(scenario).state.tables["guest"]["kind"][0]
    assert set(rows[:60].tolist()) == {0}  # they differ in their Linux alone
    sixteen = dict(list(scenario.kinds.items())[:16])
    assert list(rows_of_kinds(sixteen).values()) == list(range(16))


def test_kinds_that_differ_in_more_than_their_linux_have_a_limit() -> None:
    scenario = machine_of({"user.direct": DIRECTORY}).scenario
    kind = next(iter(scenario.kinds.values()))
    kinds = {f"k{number}": kind.model_copy(update={"boot_pages": number}) for number in range(1, 18)}
    with pytest.raises(ScenarioError, match="expected at most 16 .* not 17"):
        check_scenario(scenario.model_copy(update={"kinds": dict(scenario.kinds) | kinds}))


def test_a_user_with_little_storage_is_no_linux_and_stops_nothing() -> None:
    files = {"user.direct": "USER LNX1 X 4G\nUSER JOE X 32M\n", "console.txt": "LNX1 - DSC , JOE - L0004\n"}
    made = machine_of(files)
    assert [guest.userid for guest in made.scenario.guests] == ["LNX1"]
    assert any(one.text.startswith("JOE is logged on, but has 32") for one in made.findings)
    with pytest.raises(SiteError, match='omit JOE from the answer to "guests"'):
        machine_of(files, {"guests": "LNX1 JOE"})


def test_a_queue_does_not_tell_who_is_logged_on() -> None:
    files = {"user.direct": "USER LNX1 X 4G\nUSER LNX2 X 4G\n"}
    queued = "LNX1  Q3 PS  00257151/00247233 .I.. .2450 A02\n"
    both = machine_of(files | {"console.txt": queued}).scenario
    assert [guest.userid for guest in both.guests] == ["LNX1", "LNX2"]
    alone = machine_of(files | {"console.txt": queued + "LNX1 - DSC\n"}).scenario
    assert [guest.userid for guest in alone.guests] == ["LNX1"]


def test_indicate_load_is_divided_among_the_guests_that_are_simulated() -> None:
    files = {"user.direct": "".join(f"USER LNX{number} X 4G\n" for number in range(4))}
    shown = files | {"console.txt": "AVGPROC-060% 02\nLNX1  Q3 PS  00257151/00247233 .I.. .2450 A02\n"}
    made = machine_of(shown, {"guests": "LNX0 LNX1 LNX2"})
    loads = [question for question in made.questions if question.key.startswith("load of")]
    assert [question.default for question in loads] == ["40.0%"] * 3
    assert all("an equal part of the load that INDICATE LOAD shows" in question.why for question in loads)


def test_a_site_with_more_memory_than_storage_works_from_the_first_seconds_on() -> None:
    directory = "".join(f"USER LNX{number:02d} X 4G\n" for number in range(10))
    made = machine_of({"user.direct": directory, "console.txt": "STORAGE = 24G CONFIGURED = 24G\n"})
    assert {"lpar.paged_out", "lpar.filled_xstor"} <= set(made.assumed)
    guessed = [one.text for one in made.findings if one.outcome == "guessed"]
    assert any(
        text.startswith("guests have 40.0 GB, and the LPAR has 24.0 GB: the run begins") for text in guessed
    )
    sim = Simulation(made.scenario)
    sim.run(10 * SECOND)
    done = sim.state.tables[0]["load"]["done"][:10]
    assert min(done) > 0
    ample = machine_of({"user.direct": DIRECTORY, "console.txt": "STORAGE = 24G CONFIGURED = 24G\n"})
    assert not any("the run begins" in one.text for one in ample.findings)


@pytest.mark.slow
def test_guests_are_as_busy_as_was_said() -> None:
    made = machine_of({"a": DIRECTORY, "b": NAMES}, {"load of LINUX01": "100%", "load of LINUX02": "10%",
                                                    "workload of LINUX01": "application"})  # fmt: skip
    sim = Simulation(made.scenario)
    sim.run(2 * MINUTE)
    measure = find_measure("linux.busy")
    busy = [measure.value(sim.recording(), [guest], MINUTE, 2 * MINUTE) for guest in range(2)]
    assert busy[1] == pytest.approx(0.10, rel=0.15)
    assert busy[0] == pytest.approx(1.0, rel=0.1)  # its one virtual CPU is the limit


@pytest.mark.parametrize("volumes", ["q alloc page", "q alloc"])
def test_replies_of_the_simulated_console_make_the_machine_again(volumes: str) -> None:
    """Whether volumes are counted in pages or in cylinders."""
    made = machine(shipped_site(), {})
    sim = Simulation(made.scenario)
    sim.run(SECOND)
    asked = ["q names", "q processors", "q xstor", "q srm", "q stor", volumes]
    asked += [f"q share {guest.userid}" for guest in made.scenario.guests]
    console = "\n".join(f"{line}\n" + "\n".join(sim.execute(line).lines) for line in asked)
    again = machine_of({"console.txt": console}).scenario
    assert [one.userid for one in again.guests] == [one.userid for one in made.scenario.guests]
    assert [one.share for one in again.guests] == [one.share for one in made.scenario.guests]
    assert again.lpar.processors == made.scenario.lpar.processors
    assert again.lpar.xstor == made.scenario.lpar.xstor
    assert again.lpar.storage == made.scenario.lpar.storage
    assert again.lpar.volumes == made.scenario.lpar.volumes
    assert again.lpar.volids == made.scenario.lpar.volids
    assert again.lpar.paging_space == pytest.approx(made.scenario.lpar.paging_space, rel=0.01)
    assert again.parameters.storbuf == made.scenario.parameters.storbuf
    short, long = (facts_of("\n".join(sim.execute(f"indicate queues {how}").lines)) for how in ("", "exp"))
    assert short.names("guest") == long.names("guest")
    assert len(short.names("guest")) > 1


def test_decks_give_the_links_and_a_guest_is_relocated_over_them() -> None:
    drawing = pair()
    texts = {f"{deck.name}.iocp": write(deck).text for deck in decks(drawing).values()}
    texts |= {"user.direct": DIRECTORY, "system.config": system_config(drawing).text}
    made = machine_of(texts)
    assert made.scenario.groups["java-0"].userids == ("LINUX01",)
    assert list(made.scenario.systems) == ["VM1", "VM2"]
    assert sum(one.count for link in made.scenario.links.values() for one in link.connections) == 8
    assert [step.do for step in made.scenario.timeline] == ["load", "relocate"]
    assert made.scenario.lpar.site_release is None
    assert machine_of(texts, {"release": "7.3"}).scenario.lpar.site_release == "7.3"
    alone = machine_of(texts, {"machine": "alone"})
    assert not alone.scenario.systems


def guessed(made: SiteMachine) -> str:
    return "\n".join(f"{one.line}: {one.text}" for one in made.findings if one.outcome == "guessed")


@pytest.mark.parametrize(
    ("defined", "total", "memory"),
    [
        ("1G", "3997272 kB", 3904),
        ("16G", "4041372 kB", 3968),
        ("4G", "4041372 kB", 4096),
        ("2G", "2000000 kB", 2048),
    ],
)
def test_a_size_that_linux_shows_otherwise_is_a_question_with_both_lines(
    defined: str, total: str, memory: int
) -> None:
    texts = {
        "user.direct": f"USER L1 X {defined} 64G G\n",
        "l1.txt": f"MemTotal: {total}\nMemFree: 1000 kB\n",
    }
    made = machine_of(texts)
    assert made.scenario.groups["l1"].memory == memory * PAGES_PER_MB
    asked = [one.why for one in made.questions if one.key == "memory of L1"]
    conflict = memory not in (4096, 2048)
    assert len(asked) == conflict
    assert all("user.direct, line 1 has" in why and "MemTotal in l1.txt, line 1" in why for why in asked)
    assert ("but MemTotal" in guessed(made)) == conflict
    if conflict:
        chosen = machine_of(texts, {"memory of L1": defined}).scenario.groups["l1"].memory
        assert chosen == int(defined[:-1]) * PAGES_PER_GB
    above = machine_of(texts | {"user.direct": "USER L1 X 1G 1G G\n"})
    assert "more than its maximum of 1.0 GB" in guessed(above)


def test_virtual_disks_are_swap_disks_until_linux_shows_its_own() -> None:
    directory = "USER L1 X 4G\n MDISK 200 FB-512 V-DISK 524288\n COMMAND DEFINE VFB-512 AS 201 BLK 256000\n"
    files = {"user.direct": directory}
    sizes = [disk.size for disk in machine_of(files).scenario.groups["l1"].swap or ()]
    assert sizes == [65_536, 32_000]
    meminfo = "MemTotal: 4041372 kB\nMemFree: 1000 kB\nSwapTotal: {0} kB\n"
    none = machine_of(files | {"l1.txt": meminfo.format(0)}).scenario.groups["l1"].swap
    assert none == ()
    made = machine_of({"user.direct": "USER L1 X 4G\n"})
    assert "guests.l1.swap" in made.assumed


@pytest.mark.parametrize(
    ("directory", "reason"),
    [
        (
            "USER AUTOLOG1 NOLOG 512K 1M ABCDEG\nUSER CMSUSER X 16M 16M G 64\n",
            "less than 256 MB of storage or no size: 2 .* at least 64 MB",
        ),
        (
            "USER TCPIP X 1G\nUSER SMALL X 128M\n",
            'z/VM servers: 1;.* Answer the question "guests" with the user IDs that are Linux',
        ),
        ("USER $PAGE$ NOLOG\n MDISK A03 3390 1 END VP1 R\n", "Cannot log on: 1;"),
    ],
)
def test_a_directory_without_a_linux_says_why_none_is_taken_for_one(directory: str, reason: str) -> None:
    with pytest.raises(SiteError, match=reason):
        machine_of({"user.direct": directory})


def test_paging_volumes_of_different_sizes_are_said_to_be_simulated_alike() -> None:
    rows = "PAGE01 0202 0 9 600000 0 0 0%\nPAGE02 0203 0 9 {0} 0 0 0%\n"
    made = machine_of({"user.direct": DIRECTORY, "c": rows.format(200_000)})
    assert "have 200,000 to 600,000 pages; simulated volumes have 400,000 each" in guessed(made)
    assert "in the model each" not in guessed(
        machine_of({"user.direct": DIRECTORY, "c": rows.format(600_000)})
    )


def test_settings_of_the_scheduler_are_those_of_the_site() -> None:
    console = "IABIAS : INTENSITY=75%; DURATION=4\nDSPBUF : Q1=20 Q2=15 Q3=10\n"
    parameters = machine_of({"user.direct": DIRECTORY, "c": console}).scenario.parameters
    assert (parameters.ia_intensity, parameters.ia_duration, parameters.dspbuf) == (0.75, 4, (20, 15, 10))


def test_linked_systems_ask_for_what_they_use_and_for_no_load() -> None:
    drawing = pair()
    texts = {f"{deck.name}.iocp": write(deck).text for deck in decks(drawing).values()}
    directory = DIRECTORY + "USER LINUX03 X 1G\n VMRELOCATE OFF\n MDISK 191 3390 1 5 AAA MR\n"
    texts |= {"user.direct": directory, "system.config": system_config(drawing).text}
    made = machine_of(texts)
    keys = [one.key for one in made.questions]
    assert not any(key.startswith("load of") for key in keys)
    assert "guests.java-0.kind" in made.assumed
    assert made.scenario.groups["java-2"].relocatable is False
    with pytest.raises(SiteError, match="load of LINUX01: this is not an answer to a question"):
        machine_of(texts, {"load of LINUX01": "10%"})
    slow, fast = (machine_of(texts, {"rate of LINUX01": rate}).scenario for rate in ("150", "3000"))
    assert slow.kinds != fast.kinds
    first = machine_of(texts | {"user.direct": "USER L1 X 2G\n MDISK 191 3390 T-DISK 9\nUSER L2 X 2G\n"})
    assert next(one.default for one in first.questions if one.key == "relocate") == "L2"


@pytest.mark.parametrize("title", ["a\nb = [", "\x1b[31m\x9b2J", "\0", "\u202eabc", '"""', "x" * 4000])
def test_any_title_gives_a_file_that_can_be_read(title: str) -> None:
    made = machine(read_site(open_files(FILES), {"until": "1m"}), {"until": "1m"}, title)
    assert tomllib.loads(made.text)["title"] == title[:100]
