from __future__ import annotations

import csv
import json
import os
import re
import statistics
import subprocess
import sys
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result

from app.command import main
from engine.kernel.kinds import Incident
from engine.kernel.units import SECOND, clock_text
from engine.measures import measures
from engine.scenario.scenario import load_scenario
from engine.session_file.models import NamedMarker
from engine.session_file.text import session_text
from engine.sim import Simulation
from engine.tree import MachineSource, Tree
from tests.systems import needs_linux, search_path

LESSONS = Path(__file__).parents[3] / "lessons"
DECK = Path(__file__).parents[2] / "engine/ficon/iocp/decks/loop_back_a.iocp"
SMALL = str(Path(__file__).parents[2] / "data" / "two-guests.toml")


def lparlab(*arguments: str | Path) -> Result:
    return CliRunner().invoke(main, [str(argument) for argument in arguments], prog_name="lparlab")


def test_no_process_imports_from_the_folder_of_a_file(tmp_path: Path) -> None:
    """A folder may come from anyone, and a package in it may have the name of the program's own."""
    (tmp_path / "app").mkdir()
    (tmp_path / "app" / "__init__.py").write_text("open('imported', 'w')")
    process = "subprocess.run([sys.executable, '-c', 'import app.command'], check=True)"
    code = f"import subprocess, sys, app.command as of; of.main = lambda: {process}; of.start()"
    environ = os.environ | {"PYTHONPATH": search_path()}
    subprocess.run([sys.executable, "-P", "-c", code], cwd=tmp_path, env=environ, check=True, timeout=60)
    assert not (tmp_path / "imported").exists()


def good(*arguments: str | Path) -> str:
    result = lparlab(*arguments)
    assert result.exit_code == 0, result.output
    return result.output


def bad(*arguments: str | Path) -> str:
    """Return the one message of a command with bad input."""
    result = lparlab(*arguments)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1
    return result.stderr.strip()


def rows(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


# ---- run


def test_run_prints_a_table_for_each_phase() -> None:
    lines = good("run", SMALL).splitlines()
    assert lines[0] == "Two guests (seed 5)"
    titles = [line.strip() for line in lines if "(pages:" in line]
    assert titles == [
        "One works, 0:00:00 to 0:00:20 (pages: end, 0:00:20)",
        "Two works, 0:00:20 to 0:00:45 (pages: Middle, 0:00:30)",
        "One is back, 0:00:45 to 0:01:00 (pages: end, 0:01:00)",
    ]
    second = lines[lines.index(next(line for line in lines if "Two works" in line)) + 1 :]
    assert second[0].split() == "Guest Real XSTOR Both DASD %RUN %CPU %PGW %IOW %SIM %TI %EL %DM".split()
    one = dict(zip(second[0].split(), second[1].split(), strict=True))
    assert (one["Guest"], one["%DM"], one["%RUN"]) == ("ONE", "100", "0")
    assert int(one["Real"].replace(",", "")) + int(one["XSTOR"].replace(",", "")) == 7000


def test_run_stops_at_until() -> None:
    output = good("run", SMALL, "--until", "25s")
    assert "0:00:25 simulated" in output
    assert "Two works, 0:00:20 to 0:00:25 (pages: end, 0:00:25)" in output
    assert "One is back" not in output


def test_run_stops_when_a_condition_comes_true() -> None:
    output = good("run", SMALL, "--until", "LNK00001 suspended")
    sim = Simulation(load_scenario(SMALL))
    sim.run(45 * SECOND)
    halted = next(row for row in sim.recording().log if row["what"] == Incident.HALTED)
    assert 15 * SECOND < halted["time"] < 20 * SECOND
    assert f"{clock_text(halted['time'])} simulated" in output
    assert "Two works" not in output


def test_a_condition_that_never_comes_true_is_a_failure() -> None:
    result = lparlab("run", SMALL, "--until", "one eligible")
    assert result.exit_code == 1
    assert "0:01:00 simulated" in result.output
    assert "--until: never true. At the end, one is running; expected eligible" in " ".join(
        result.output.split()
    ).replace("LNK00001", "one")


def test_a_scenario_without_phases_has_one_table(tmp_path: Path) -> None:
    path = tmp_path / "plain.toml"
    path.write_text(Path(SMALL).read_text().partition("[[phases]]")[0])
    assert "Whole run, 0:00:00 to 0:01:00" in good("run", path)


def test_many_guests_are_shown_by_group() -> None:
    output = good("run", SMALL, "--until", "3s", "--set", "guests.one.count=50", "--set", "lpar.frames=1G")
    assert "ONE* " in output
    assert "ONE7 " not in output


def test_run_writes_csv(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "csv"
    output = good("run", SMALL, "--csv", folder)
    assert sorted(path.name for path in folder.iterdir()) == ["guests.csv", "phases.csv", "system.csv"]
    assert str(folder / "phases.csv") in output
    system, guests, phases = (rows(folder / name) for name in ("system.csv", "guests.csv", "phases.csv"))
    assert (system[0]["from (s)"], system[-1]["to (s)"]) == ("0", "60")
    assert len(guests) == 2 * len(system)
    assert [(row["phase"], row["guest"]) for row in phases[::2]] == [
        ("first", "ONE"),
        ("second", "ONE"),
        ("third", "ONE"),
    ]
    assert phases[2]["pages_at (s)"] == "30"


def test_run_writes_tables_traces_and_waves(tmp_path: Path) -> None:
    folder, trace, waves = tmp_path / "parquet", tmp_path / "run.json", tmp_path / "run.vcd"
    output = good(
        *("run", SMALL, "--until", "5s", "--parquet", folder, "--trace", trace, "--vcd", waves),
        *("--detail", "1s..1s5ms"),
    )
    assert sorted(path.name for path in folder.iterdir()) == [
        "guests.parquet",
        "phases.parquet",
        "system.parquet",
    ]
    events = json.loads(trace.read_text("utf-8"))["traceEvents"]
    work = [event for event in events if event.get("cat") == "processor"]
    assert work
    assert all(1e6 <= event["ts"] <= 1.005e6 for event in work)
    assert waves.read_text("ascii").startswith("$comment")
    assert all(str(path) in output for path in (trace, waves))


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--detail", "1s..2s"), "specify --trace FILE too"),
        (("--trace", "t.json", "--detail", "soon"), "1m..1m5ms"),
        (("--trace", "t.json", "--detail", "2s..1s"), "no such time"),
        (("--trace", "no/such/folder/t.json"), "existing folder"),
    ],
)
def test_what_cannot_be_written_is_said_before_the_run(words: tuple[str, ...], said: str) -> None:
    done = CliRunner().invoke(main, ["run", str(SMALL), *words])
    assert done.exit_code == 2
    assert said in " ".join(done.output.split())


def test_csv_holds_what_the_measures_say(tmp_path: Path) -> None:
    good("run", SMALL, "--csv", tmp_path)
    simulation = Simulation(load_scenario(SMALL))
    simulation.run(60 * SECOND)
    recording = simulation.recording()
    row = rows(tmp_path / "guests.csv")[25]
    edges = [25 * SECOND, 26 * SECOND]
    for name in ("guest.real", "guest.xstor", "guest.cpu", "guest.page_in"):
        heading = f"{name} ({measures()[name].unit})"
        assert float(row[heading]) == pytest.approx(
            measures()[name].values(recording, [0], edges)[0], rel=1e-4
        )
    shares = [float(row[f"guest.{state}"]) for state in "off running ready io_wait page_wait".split()]
    shares += [float(row[f"guest.{state}"]) for state in "sim_wait test_idle eligible dormant".split()]
    assert sum(shares) == pytest.approx(1.0, abs=1e-4)


def test_a_seed_and_settings_change_the_run(tmp_path: Path) -> None:
    first = good("run", SMALL, "--seed", "8")
    assert first.startswith("Two guests (seed 8)")
    assert _without_speed(first) == _without_speed(good("run", SMALL, "--set", "seed=8"))
    assert _without_speed(first) != _without_speed(good("run", SMALL, "--seed", "9")).replace(
        "seed 9", "seed 8"
    )


def _without_speed(output: str) -> str:
    return "".join(line for line in output.splitlines(keepends=True) if "faster than" not in line)


def test_a_full_paging_space_is_told(tmp_path: Path) -> None:
    small = ("--set", "lpar.frames=8000p", "--set", "lpar.xstor=1M", "--set", "lpar.paging_space=1M")
    result = lparlab("run", SMALL, *small, "--csv", tmp_path / "csv")
    assert result.exit_code == 1
    assert result.stderr.startswith("lparlab: At 0:00:")
    assert "PGT004" in result.stderr
    assert not (tmp_path / "csv").exists()


# ---- measure


def test_measure_writes_json(tmp_path: Path) -> None:
    file = tmp_path / "answer.json"
    output = good(
        "measure", SMALL, "--measure", "guest.xstor", "--of", "ONE", "--from", "middle", "--json", file
    )
    answer = json.loads(file.read_text())
    assert list(answer) == "scenario measure of unit seeds values median".split()
    assert answer["scenario"] == "two-guests"
    assert (answer["measure"], answer["of"], answer["unit"]) == ("guest.xstor", "ONE", "pages")
    assert (answer["seeds"], answer["values"]) == ([5], [answer["median"]])
    assert answer["median"] > 1000
    assert "at 0:00:30" in output
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.slow
def test_measure_runs_many_seeds_each_as_if_alone(tmp_path: Path) -> None:
    file = tmp_path / "answer.json"
    wanted = ("measure", SMALL, "--measure", "guest.page_in", "--of", "systems of interest", "--from", "45s")
    good(*wanted, "--seeds", "3", "--json", file)
    answer = json.loads(file.read_text())
    assert answer["seeds"] == [5, 6, 7]
    assert answer["median"] == statistics.median(answer["values"])
    assert len(set(answer["values"])) == 3
    good(*wanted, "--seed", "6", "--json", file)
    assert json.loads(file.read_text())["values"] == [answer["values"][1]]


@pytest.mark.parametrize(
    ("options", "start", "end"),
    [
        ([], 0, 60),
        (["--from", "second"], 20, 45),
        (["--from", "first", "--to", "second"], 0, 45),
        (["--to", "30s"], 0, 30),
        (["--from", "0", "--to", "0:30"], 0, 30),
        (["--from", "30s"], 30, 60),
    ],
)
def test_periods(options: list[str], start: int, end: int) -> None:
    answer = json.loads(
        good("measure", SMALL, "--measure", "guest.cpu", "--of", "two", *options, "--json", "-")
    )
    simulation = Simulation(load_scenario(SMALL))
    simulation.run(60 * SECOND)
    expected = measures()["guest.cpu"].value(simulation.recording(), [1], start * SECOND, end * SECOND)
    assert answer["values"] == [pytest.approx(expected, rel=1e-3)]


def test_measures_of_all_kinds_of_things() -> None:
    for name, of in (
        ("system.page_rate", []),
        ("processor.idle", ["--of", "1"]),
        ("guest.real", ["--of", "lnk00002"]),
    ):
        assert "0:01:00" in good("measure", SMALL, "--measure", name, *of)


# ---- lists


def test_measures_are_listed_with_units_and_sources() -> None:
    output = good("measures")
    for measure in measures().values():
        assert measure.id in output
    line = next(line for line in output.splitlines() if line.startswith("guest.real "))
    assert "pages" in line
    assert "page tables" in line


def test_scenarios_are_listed() -> None:
    output = good("scenarios")
    assert "pause-suspend" in output
    assert "pause-stop" in output


def test_warm_is_over_at_once_when_all_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.charts.warm.is_warm", lambda: True)
    assert good("warm") == "Everything is compiled already.\n"


def test_warm_compiles_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    called = []
    monkeypatch.setattr("app.charts.warm.is_warm", lambda: False)
    monkeypatch.setattr("app.charts.warm.warm", lambda progress: called.append(progress(1, 2, "kernel")))
    assert good("warm").startswith("Compiled in ")
    assert called == [None]


def test_help_names_every_command() -> None:
    output = good("--help")
    for name in "run measure measures scenarios warm".split():
        assert f"\n  {name} " in output
    assert "--set KEY=VALUE" in good("run", "-h")


def test_the_help_of_all_commands_is_that_of_each() -> None:
    context = click.Context(main)
    shown = CliRunner().invoke(main, ["--help"], terminal_width=200).output
    for line in shown.split("Commands:\n")[1].splitlines():
        name, _, text = line.strip().partition(" ")
        command = main.get_command(context, name)
        assert command.help.startswith(text.strip())


def test_the_window_opens_without_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.__main__.main", lambda: 3)
    assert lparlab().exit_code == 3


@needs_linux("elsewhere there is always a screen")
def test_open_tells_what_to_do_without_a_display() -> None:
    """Drawings and decks go to the editor, all else to the window; neither has a screen here."""
    environment = {k: v for k, v in os.environ.items() if not re.fullmatch("(WAYLAND_)?DISPLAY|QT_.*", k)}
    drawing = LESSONS / "80_a_constrained_link" / "link.topology.json"
    for name, remedy in (
        ("pause-stop", "lparlab run pause-suspend"),
        (drawing, "lparlab check"),
        (DECK, "lparlab check"),
    ):
        command = [sys.executable, "-c", "from app.command import main; main()", "open", name]
        ended = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=20)
        assert ended.returncode == 2
        assert remedy in ended.stderr


def test_only_click_is_loaded_for_the_window() -> None:
    """Everything else would make the window come later."""
    script = (
        "import sys, app.command, click.testing\n"
        "click.testing.CliRunner().invoke(app.command.main, ['--help'])\n"
        "print([name for name in sys.argv[1:] if name in sys.modules])"
    )
    heavy = "app.commands.run rich pydantic numba numpy PySide6 engine.sim multiprocessing".split()
    done = subprocess.run([sys.executable, "-c", script, *heavy], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


# ---- bad input: one message, exit 2, nothing written


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["run", "pause-stp"], "pause-stp: no such scenario; .* nearest valid name is pause-stop"),
        (["run", "none.toml"], r"none\.toml: cannot be read \(.+\)"),
        (["run", SMALL, "--set", "lpar.xstor=-1G"], r'lpar\.xstor = "-1G": expected a size of at least 0'),
        (["run", SMALL, "--set", "lpar.xtor=1G"], r"nearest valid key is lpar\.xstor"),
        (["run", SMALL, "--seed", "-1"], "seed = -1: expected a whole number from 0"),
        (["run", SMALL, "--until", "2m"], '--until = "2m": expected a time up to 0:01:00'),
        (["run", SMALL, "--until", "0s"], '--until = "0s": expected a time up to'),
        (["run", SMALL, "--until", "ONE dorment"], "character 5, .* nearest valid words are dormant"),
        (["run", SMALL, "--until", "LNK0001 dormant"], "character 1, .* nearest valid words are LNK00001"),
        (["run", SMALL, "--until", "soon"], '--until = "soon": expected a time of at least 0 with its unit'),
        (
            ["measure", SMALL, "--measure", "guest.rael"],
            "no such measure; .* nearest valid name is guest.real",
        ),
        (["measure", SMALL, "--measure", "rael"], "nearest valid name is guest.real"),
        (
            ["measure", SMALL, "--measure", "guest.real", "--of", "OEN"],
            '--of = "OEN": .* nearest valid name is one',
        ),
        (["measure", SMALL, "--measure", "system.steals", "--of", "ONE"], "applies to the whole system"),
        (["measure", SMALL, "--measure", "processor.cp", "--of", "2"], "number of a processor, 0 to 1"),
        (["measure", SMALL, "--measure", "guest.cp", "--from", "fist"], "nearest valid name is first"),
        (
            ["measure", SMALL, "--measure", "guest.cp", "--from", "9s", "--to", "8s"],
            '--to = "8s": expected 0:00:09',
        ),
        (
            ["measure", SMALL, "--measure", "guest.cp", "--to", "1h"],
            '--to = "1h": expected a time up to 0:01:00',
        ),
        (
            ["measure", SMALL, "--measure", "guest.cp", "--seeds", "0"],
            "--seeds = 0: expected a whole number from 1",
        ),
        (
            ["measure", SMALL, "--measure", "guest.cp", "--seeds", "2", "--seed", str(2**64 - 1)],
            "expected seeds below",
        ),
        (
            ["measure", SMALL, "--measure", "guest.cp", "--json", "/"],
            r'--json = "[/\\]": is a folder; expected a file',
        ),
        (
            ["measure", SMALL, "--measure", "guest.cp", "--json", "/none/x"],
            "expected a file in an existing folder",
        ),
    ],
)
def test_bad_input_is_one_message(arguments: list[str], part: str) -> None:
    assert re.search(part, bad(*arguments))


def test_bad_input_writes_nothing(tmp_path: Path) -> None:
    bad("run", SMALL, "--set", "seed=x", "--csv", tmp_path / "csv", "--png", tmp_path / "png")
    bad("run", SMALL, "--until", "9h", "--csv", tmp_path / "csv", "--png", tmp_path / "png")
    bad("measure", SMALL, "--measure", "guest.cpu", "--of", "x", "--json", tmp_path / "answer.json")
    assert list(tmp_path.iterdir()) == []


def test_a_file_where_a_folder_should_be(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for folder in ("file", "file/below"):
        message = bad("run", SMALL, "--csv", tmp_path / folder)
        assert f"{tmp_path / 'file'} is a file; expected a folder" in message


def test_a_folder_that_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.access", lambda path, mode: False)
    assert "is not writable" in bad("run", SMALL, "--png", tmp_path / "new")
    assert "is not writable" in bad("measure", SMALL, "--measure", "guest.cpu", "--json", tmp_path / "new")


def test_a_misspelt_command_or_option_names_the_right_one() -> None:
    result = lparlab("rnu")
    assert result.exit_code == 2
    assert "Did you mean run?" in result.stderr
    result = lparlab("run", SMALL, "--sed", "1")
    assert result.exit_code == 2
    assert "--seed" in result.stderr


# ---- session


def test_a_session_is_opened_without_a_window(tmp_path: Path) -> None:
    sim = Simulation(load_scenario(SMALL))
    sim.run(20 * SECOND)
    tree = Tree("First", MachineSource(SMALL), sim)
    sim.seek(12 * SECOND)
    tree.fork(1, "Slower").simulation.change("parameters.swap_rate=1.0")
    path = tmp_path / "session.lab"
    path.write_text(session_text(tree, 2, [NamedMarker(SECOND, "Here")]), encoding="utf-8")
    first, second = (line.split() for line in good("session", path).splitlines()[1:3])
    assert first[:6] == ["First", "two-guests", "5", "0:00:12", "0:00:20", "0"]
    assert second == [
        *("*", "Slower", "First,", "0:00:12", "two-guests", "5", "0:00:12", "0:00:12", "1"),
        tree[2].simulation.digest(),
    ]
    assert "marker at 0:00:01: Here" in good("session", path)


def test_what_is_no_session_is_refused(tmp_path: Path) -> None:
    assert "cannot be read" in bad("session", tmp_path / "nothing.lab")
    assert "is not a complete session file" in bad("session", SMALL)
