"""Every reader of files or texts that anyone may have written, with good inputs to be damaged."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from app.plot import template
from engine.conditions.condition import parse_condition
from engine.conditions.reader import ConditionError
from engine.cpuplugd.language.configuration import read as read_rules
from engine.cpuplugd.lints.finding import GuestFacts
from engine.cpuplugd.lints.lint import lint
from engine.experiments.experiment import Experiment, ExperimentError, load_experiment
from engine.experiments.store import WHOLE, ResultStore, StoreError
from engine.ficon.drawing.connection_table.adding import add_table
from engine.ficon.drawing.connection_table.columns import guess
from engine.ficon.drawing.connection_table.table import open_table
from engine.ficon.drawing.file import FileError
from engine.ficon.drawing.file import text as drawing_text
from engine.ficon.drawing.file.versions import (
    INDEX,
    PRODUCTION,
    Installed,
    Version,
    VersionIndex,
    Versions,
)
from engine.ficon.drawing.model.drawing import Drawing, DrawingError
from engine.ficon.iocp.cards.source import DeckFileError, decode
from engine.ficon.iocp.reader import read as read_deck
from engine.ficon.iocp.rules.rule import check as check_deck
from engine.kernel import object_file
from engine.kernel.units import MS
from engine.measured.data import DataError
from engine.scenario.model.scenario import Scenario
from engine.scenario.scenario import ScenarioError, load_scenario
from engine.session_file.seal import CHECKSUM, SessionError, sealed
from engine.session_file.text import read_session, session_text
from engine.sim import Simulation
from engine.tree import MachineSource, Tree
from lessons.format.error import LessonError
from lessons.format.load import load_lesson
from lessons.grading.submission import SubmissionError
from lessons.play.work import WorkError, load, new_work
from lessons.report.report_file import ReportError, read_report, report_text
from tests.app.settings.test_settings import opened, read_all
from tests.attack import lesson, measured, site
from tests.attack.seeds import SMALL, beside, decks, experiments, rules, scenarios, sessions
from tests.engine.experiments.quick import quick
from tests.engine.ficon.drawing.any_drawing import pair
from tests.engine.kernel.test_object_file import SOME
from tests.engine.small import small
from tests.fuzz.fuzz_drawings import one_file as use_drawing
from tests.lessons.report.report_samples import sample

Read = Callable[[bytes, Path], object]  # content; a folder to write into


@dataclass(frozen=True)
class Reader:
    """One way in. Whatever it raises beside its `refusals` is a crash."""

    name: str
    seeds: Sequence[bytes]  # good ones
    read: Read
    refusals: tuple[type[Exception], ...] = ()


def _experiment(data: bytes, folder: Path) -> None:
    file = beside(folder) / "experiment.toml"
    file.write_bytes(data)
    load_experiment(file)


@cache
def _quick() -> Experiment:
    return quick()


def _results(folder: Path) -> bytes:
    row = {"point": 0, "seed": 1, "users": 2.0, "hold": 4.0, "busy": 0.1, "error": None, "key": "a"}
    return ResultStore(folder / "results", _quick()).finish([row]).read_bytes()


_VERSIONS = VersionIndex(
    versions=(Version(name="first", saved="2026-11-01T08:00:00", digest="0" * 32, note="as installed"),),
    installed=(Installed(name="first", since="2026-11-01T08:00:00"),),
).model_dump_json()


def _versions(data: bytes, folder: Path) -> None:
    known = Versions(beside(folder) / "site.topology.json")
    known.folder.mkdir(exist_ok=True)
    (known.folder / INDEX).write_bytes(data)
    if known.index().production:
        known.version(PRODUCTION)


def _stored(data: bytes, folder: Path) -> None:
    (folder / WHOLE).write_bytes(data)
    ResultStore(folder, _quick()).known(["a"])


def _scenario(data: bytes, folder: Path) -> None:
    file = beside(folder) / "a.toml"
    file.write_bytes(data)
    load_scenario(file)


def _setting(data: bytes, folder: Path) -> None:
    load_scenario(SMALL, [data.decode("utf-8", "replace")])


def _rules(data: bytes, folder: Path) -> None:
    configuration = read_rules(data)
    lint(configuration, GuestFacts("combo", vmrm_cmm=True, cpuset=True))


def _deck(data: bytes, folder: Path) -> None:
    text = decode(data).text
    for lenient in (False, True):
        check_deck(read_deck(text, lenient).deck)


def _connections(data: bytes, folder: Path) -> None:
    file = folder / "connections.csv"
    file.write_bytes(data)
    table = open_table(file)
    drawing = Drawing()
    drawing.apply(add_table(drawing, table, guess(table.headings)).change)


def _session(data: bytes, folder: Path) -> None:
    read_session(data.decode("utf-8", "replace"), "a")


def _session_inside(data: bytes, folder: Path) -> None:
    """Read it with a checksum that fits: the author of a file can compute one."""
    body = data.decode("utf-8", "replace").rpartition(CHECKSUM)[0]
    read_session(sealed(body), "a")


def _work(data: bytes, folder: Path) -> None:
    file = folder / "work.json"
    file.write_bytes(data)
    load(file)


def _report(data: bytes, folder: Path) -> None:
    file = folder / "report.json"
    file.write_bytes(data)
    read_report(file)


def _kernels(data: bytes, folder: Path) -> None:
    file = folder / "a.kernels"
    file.write_bytes(data)
    object_file.read(file)


def _plots(data: bytes, folder: Path) -> None:
    template.read_text(data.decode("utf-8", "replace"), "a")


def _kept(data: bytes, folder: Path) -> None:
    """Let the window read its settings."""
    (folder / "s.ini").write_bytes(data)
    read_all(opened(folder))


def _condition(data: bytes, folder: Path) -> None:
    parse_condition(data.decode("utf-8", "replace"), _small())


@cache
def _small() -> Scenario:
    return small()


def _commands(data: bytes, folder: Path) -> None:
    """Give a console a line; the machine goes on after it."""
    machine = _machine()
    text = data.decode("utf-8", "replace")
    machine.execute(text, "MAINT")
    machine.shell("DB0001", text)


@cache
def _machine() -> Simulation:
    machine = Simulation(_small())
    machine.run(100 * MS)
    return machine


def _a_session() -> bytes:
    return session_text(Tree("A", MachineSource("small.toml"), _machine().fork()), 1).encode()


def _a_kernel_file(folder: Path) -> bytes:
    SOME.write(folder / "seed.kernels")
    return (folder / "seed.kernels").read_bytes()


def _measured(kind: str) -> Read:
    return measured.Apart() if kind == measured.BINARY else measured.use


def readers(folder: Path) -> list[Reader]:
    """Return all readers. folder: for files of the seeds."""
    files = lesson.seeds(folder / "seed")
    work = new_work(load_lesson(folder / "seed"), "Ada").model_dump_json().encode()
    drawing = drawing_text(pair()).encode()
    session = _a_session()
    commands = [
        b"QUERY TIME",
        b"SET SRM DSPSLICE 10",
        b"for db0001 cmd stop cpu all",
        b"swapoff -a",
        b"#lab load",
    ]
    conditions = [b"available < 300 for 10ms", b"DB0001 stopped", b"not (100ms or 200ms)"]
    settings = [b"lpar.xstor=1G", b"guests.all.share=200", b"seed=7", b"lpar.processors=3"]
    return [
        Reader("scenario", scenarios(), _scenario, (ScenarioError,)),
        Reader("setting", settings, _setting, (ScenarioError,)),
        Reader("rules of cpuplugd", rules(), _rules),
        Reader("IOCP deck", decks(), _deck, (DeckFileError,)),
        Reader("drawing", [drawing], lambda data, _: use_drawing(data), (FileError, DrawingError)),
        Reader("index of versions", [_VERSIONS.encode()], _versions, (FileError,)),
        Reader("table of connections", [CONNECTIONS], _connections, (FileError,)),
        Reader("session", [session], _session, (SessionError,)),
        Reader("session, sealed again", sessions(session), _session_inside, (SessionError,)),
        *(Reader(kind, files[kind], lesson.reader(kind), (LessonError,)) for kind in lesson.KINDS),
        Reader("work on a lesson", [work], _work, (WorkError,)),
        Reader("report", [report_text(sample(), {}).encode()], _report, (ReportError,)),
        Reader("submission", [lesson.COMMANDS_GIVEN], lesson.submission, (SubmissionError,)),
        Reader("compiled kernels", [_a_kernel_file(folder)], _kernels),
        Reader("template of plots", [PLOTS], _plots, (template.TemplateError,)),
        Reader("settings of the window", [KEPT], _kept),
        Reader("experiment", experiments(), _experiment, (ExperimentError,)),
        Reader("results in Parquet", [_results(folder)], _stored, (StoreError,)),
        Reader("condition", conditions, _condition, (ConditionError,)),
        Reader("command", commands, _commands),
        *(Reader(kind, files, _measured(kind), (DataError,)) for kind, files in measured.seeds().items()),
        *(Reader(kind, files, site.reader(kind), site.REFUSALS) for kind, files in site.seeds().items()),
    ]


CONNECTIONS = (
    b"CEC 1;LPAR 1;CHPID 1;port 1;CUADD 1;device 1;CEC 2;LPAR 2;CHPID 2;port 2;CUADD 2;device 2\r\n"
    b"A;VMA;40;21C0;02;D000-D003;B;VMB;0.50;21C1;01;(D000,4)\r\n"
)
KEPT = (
    b'[General]\ntheme=light\nrecent=/a, "b,c"\nold="@ByteArray(\\0\\xff;)"\n\n'
    b'[drawing]\nviews="[[\\"a\\", \\"1\\"]]"\n'
)
PLOTS = b'format = 1\ntitle = "A"\n\n[[plots]]\ntitle = "B"\ncurves = [{ expression = "1 + 2" }]\n'
