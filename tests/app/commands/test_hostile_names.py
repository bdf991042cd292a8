"""Names and titles of files are shown as they are written: no markup, and nothing that steers a terminal."""

from __future__ import annotations

import csv
import json
import re
from io import StringIO
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from hypothesis import given
from hypothesis import strategies as st

from app.command import main
from app.commands.support.console import PlainConsole, Table, styled
from app.commands.support.echo import clean
from app.commands.support.progress import progress_bar
from engine.ficon.drawing.file import save
from engine.ficon.drawing.model.change import UndoHistory
from engine.kernel.units import SECOND
from engine.scenario.scenario import load_scenario
from engine.session_file.models import NamedMarker
from engine.session_file.text import session_text
from engine.sim import Simulation
from engine.tree import MachineSource, Tree
from lessons.report.report_file import report_text
from tests.engine.experiments.quick import TOML as EXPERIMENT
from tests.engine.ficon.drawing.any_drawing import pair
from tests.lessons.report.report_samples import sample
from tests.systems import needs_posix

COMMANDS = Path(__file__).parents[3] / "app" / "commands"
SMALL = Path(__file__).parents[2] / "data" / "two-guests.toml"
NAME = "[/b]DB[prod]"  # ends what rich has not begun, and would vanish
STEERS = "\x1b[31m\x9b2J\u202e\n"  # colors, clears, writes backwards, and begins a line
HARMLESS = r"\x1b[31m\x9b2J\u202e\n"


@pytest.fixture
def scenario(tmp_path: Path) -> Path:
    """A small scenario with such names."""
    text = SMALL.read_text("utf-8")
    hostile = json.dumps(NAME + STEERS)[1:-1].replace("\x7f", "")
    for old in ("Two guests", "One works", "Middle"):
        text = text.replace(f'"{old}"', f'"{hostile}"')
    text = text.replace('"ONE"', f'"{NAME}"').replace('until = "60s"', 'until = "60s"\nsummary = "x"')
    file = tmp_path / "own.toml"
    file.write_text(text, "utf-8")
    return file


def lparlab(*words: object) -> Result:
    return CliRunner().invoke(main, [str(word) for word in words], prog_name="lparlab")


def harmless(done: Result, code: int = 0) -> str:
    """Return what a command prints: it has ended as it should, and a terminal only shows it."""
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    assert done.exit_code == code, done.output
    assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e]", done.output)
    return done.output


def test_run(scenario: Path, tmp_path: Path) -> None:
    text = harmless(lparlab("run", scenario, "--csv", tmp_path / "out", "--until", "1s"))
    assert text.startswith(f"{NAME}{HARMLESS} (seed 5)")
    assert f"{NAME}{HARMLESS}, 0:00:00 to 0:00:01" in text
    assert any(line.startswith(NAME) for line in text.splitlines()[3:])  # its row
    with (tmp_path / "out" / "guests.csv").open(newline="") as file:
        assert {row["guest"] for row in csv.DictReader(file)} == {NAME, "TWO"}


def test_session(tmp_path: Path, scenario: Path) -> None:
    sim = Simulation(load_scenario(scenario))
    sim.run(SECOND)
    tree = Tree(NAME, MachineSource(str(scenario)), sim)
    file = tmp_path / "own.lparlab"
    file.write_text(session_text(tree, 1, [NamedMarker(SECOND, NAME + STEERS)]), encoding="utf-8")
    text = harmless(lparlab("session", file))
    assert text.splitlines()[1].split()[1] == NAME
    assert f"marker at 0:00:01: {NAME}" in text


def test_measure(scenario: Path) -> None:
    options = ("--measure", "guest.real", "--of", NAME, "--to", "1s")
    assert f"{NAME}: " in harmless(lparlab("measure", scenario, *options))
    assert json.loads(harmless(lparlab("measure", scenario, *options, "--json", "-")))["of"] == NAME


def test_explain(scenario: Path) -> None:
    harmless(lparlab("explain", scenario, "--guest", NAME, "--at", "1s"))
    assert rf"{NAME}\x1b" in harmless(lparlab("explain", scenario, "--guest", f"{NAME}\x1b"), 2)


@pytest.mark.slow
def test_what_if(scenario: Path) -> None:
    change = f"{NAME[:4]} [red]: lpar.frames=50M"
    text = harmless(lparlab("what-if", scenario, "--change", change, "--seeds", 1, "--cluster", "local"))
    assert "[/b] [red]" in text
    assert HARMLESS in text


@pytest.mark.slow
def test_verify(tmp_path: Path) -> None:
    file = tmp_path / "own.csv"
    rows = "".join(f"2009-11-03 13:00:{i:02},{4000 + i}\n" for i in range(5))
    file.write_text(f"time,{NAME}\x1b[31m (KB)\n{rows}")
    options = ("--scenario", SMALL, "--zone", "Europe/Berlin", "--seeds", 1, "--tolerance", 1000)
    series = f"{NAME}\x1b[31m=guest.real/LNK00001"
    text = harmless(lparlab("verify", "--data", file, *options, "--map", series, "--cluster", "local"))
    assert rf"{NAME}\x1b[31m" in text


@pytest.mark.slow
def test_limit(scenario: Path) -> None:
    options = ("--of", "lpar.processors", "--until", f"guest.cpu of {NAME}=1%", "--high", 3)
    done = lparlab("limit", scenario, *options)
    assert NAME in harmless(done, done.exit_code)


@pytest.mark.slow
def test_study(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    file = tmp_path / "own.toml"
    hostile = json.dumps(NAME + STEERS)[1:-1]
    file.write_text(EXPERIMENT.replace("Idle users", hostile).replace('"users"', f'"{NAME}"'))
    assert f"{NAME}{HARMLESS}" in harmless(lparlab("study", file, "--cluster", "local"))


def test_grade(tmp_path: Path) -> None:
    (tmp_path / "report.json").write_text(report_text(sample(NAME + "\x1b[31m"), {}))
    assert NAME in harmless(lparlab("grade", tmp_path))


@needs_posix("a control character in a name")
def test_grade_names_a_file(tmp_path: Path) -> None:
    (tmp_path / f"report-{NAME.replace('/', '')}\x1b.json").write_text("{")
    assert r"[b]DB[prod]\x1b.json" in harmless(lparlab("grade", tmp_path), 1)


def test_a_drawing(tmp_path: Path) -> None:
    file, odd = tmp_path / "[b]DB[prod].topology.json", tmp_path / "odd.topology.json"
    save(file, UndoHistory(pair()))
    odd.write_text(json.dumps({"format": NAME + STEERS}))
    text = harmless(lparlab("check", file, odd), 2)
    assert "[b]DB[prod].topology.json: " in text
    assert NAME in text
    assert "[b]DB[prod].topology.json to " in harmless(lparlab("diff", file, file))
    for kind in ("report", "csv", "commands", "config"):
        done = lparlab("export", file, "--as", kind)
        harmless(done, done.exit_code)


def test_a_deck(tmp_path: Path) -> None:
    file = tmp_path / "[bold]x"
    file.write_text(f" {NAME}\x1b[31m PATH=[red]\n CHPID PATH=[red]\x1b[31m,TYPE=[/b]\n")
    for command in ("iocp", "check"):
        done = lparlab(command, file)
        assert "[bold]x: " in harmless(done, done.exit_code)


def test_rules(tmp_path: Path) -> None:
    file = tmp_path / "[bold]x"
    file.write_text(f'HOTPLUG="{NAME}\x1b[31m"\nUPDATE="[/b]"\n')
    done = lparlab("cpuplugd", "check", file)
    assert "[bold]x: " in harmless(done, done.exit_code)


def test_a_lesson(tmp_path: Path) -> None:
    folder = tmp_path / "[bold]x"
    folder.mkdir()
    (folder / "lesson.toml").write_text(f'format = 1\nid = "{NAME}\\u001b[31m"\n')
    text = harmless(lparlab("lesson", "check", folder, "--cluster", "local"), 1)
    assert "[bold]x" in text
    assert NAME in text
    assert NAME in harmless(lparlab("lesson", "plan", folder), 2)


def test_a_site(tmp_path: Path) -> None:
    file = tmp_path / "[bold]x"
    file.write_text("USER LINUX01 X 1G 2G G\n CPU 00\n")
    text = harmless(lparlab("site", file, "--title", NAME, "--all"))
    assert "[bold]x" in text


def test_a_message_quotes_what_steers(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(f'extends = "id:pause-one-was-stop"\nmethod = "{NAME}\\u001b[31m"\n')
    assert rf"{NAME}\x1b[31m" in harmless(lparlab("run", file), 2)


@given(text=st.text())
def test_no_text_steers_a_terminal(text: str) -> None:
    shown = clean(text)
    assert clean(shown) == shown
    assert not re.search(r"[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]", shown)
    if text.isprintable():
        assert shown == text


@given(text=st.text())
def test_tables_titles_and_styles_show_any_text(text: str) -> None:
    file = StringIO()
    out = PlainConsole(width=4000, file=file)
    table = Table(text, title=text, caption=text)
    table.add_row(text)
    out.print(table)
    out.print(text)
    out.print(styled(text, (text, "red")))
    shown, wanted = ("".join(one.split()) for one in (file.getvalue(), clean(text)))
    assert not wanted or shown.count(wanted) >= 6


def test_progress_shows_any_text(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")  # rich takes it for a terminal then
    with progress_bar("{task.fields[name]}") as bar:
        bar.add_task(f"{NAME}\x1b[31m", name="[/z]")
    shown = capsys.readouterr().err
    assert rf"{NAME}\x1b[31m" in re.sub(r"\x1b\[[0-9;]*m", "", shown)


@pytest.mark.parametrize("file", sorted(COMMANDS.rglob("*.py")), ids=lambda file: file.stem)
def test_commands_print_through_one_face(file: Path) -> None:
    """rich takes texts for markup, and click and print let everything through."""
    text = file.read_text("utf-8")
    if file.stem not in ("console", "progress"):
        assert not re.search(r"^\s*(from|import) rich\b", text, re.MULTILINE)
    if file.stem not in ("echo", "failure"):
        assert not re.search(r"click\.s?echo\(|\bprint\(|std(out|err)\.write", text.replace(".print(", ""))
