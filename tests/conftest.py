"""What all tests share: no screen, no user's settings, repeatable examples."""

from __future__ import annotations

import builtins
import ctypes
import gc
import os
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import cache, wraps
from pathlib import Path
from typing import Any

import hypothesis
import PySide6.QtCore  # noqa: F401  here: it puts a hook on imports
import pytest
from _pytest.assertion import rewrite
from hypothesis.internal.conjecture import providers
from hypothesis.internal.constants_ast import Constants
from pytestqt.qtbot import QtBot

import engine  # noqa: F401  chooses the kernel cache before a test can import Numba
from engine import platform
from tests.systems import WINE

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
platform.give_memory_back()  # as in the program; otherwise the tables of a machine are cleared page by page
builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
gc.disable()  # until all tests are collected

TESTS = Path(__file__).parent
# Files of tests that take longest, with their seconds: `LPARLAB_DURATIONS=store make test` measures them.
DURATIONS = Path(__file__).with_name("durations.csv")
LISTED = 3.0  # s
_Cached = type(cache(len))
WAITS = ("waitUntil", "waitSignal", "waitSignals", "waitActive", "waitExposed")
SHORT, PATIENT = 5_000, 60_000  # ms: pytest-qt waits as long as the first by itself
trim = getattr(ctypes.CDLL(None), "malloc_trim", int) if platform.LINUX else int  # of glibc

# `make test` tries the same examples each time, a part of them; `make laws` tries all that each law asks for
# (`all`), and `LPARLAB_EXAMPLES=random make laws` as many others.
EXAMPLES = os.environ.get("LPARLAB_EXAMPLES", "same")
PART, FEWEST = 4, 10
UNTIMED: Any = {"deadline": None, "suppress_health_check": [hypothesis.HealthCheck.too_slow]}
hypothesis.settings.register_profile("same", derandomize=True, print_blob=True, **UNTIMED)
hypothesis.settings.register_profile("all", derandomize=True, print_blob=True, **UNTIMED)
hypothesis.settings.register_profile("random", print_blob=True, **UNTIMED)
hypothesis.settings.load_profile(EXAMPLES)
if EXAMPLES == "same":  # they would hang on what the process has imported; reading that takes 10 s, too
    providers._get_local_constants = cache(Constants)


def _patiently(wait: Any) -> Any:
    """Return a function that waits longer than it is asked to, unless that is short."""

    @wraps(wait)
    def patient(*args: Any, timeout: int = SHORT, **named: Any) -> Any:
        return wait(*args, timeout=timeout if timeout < SHORT else max(timeout, PATIENT), **named)

    return patient


for name in WAITS if WINE else ():  # a process takes seconds to start there
    setattr(QtBot, name, _patiently(getattr(QtBot, name)))


@pytest.fixture(autouse=True, scope="session")
def _no_user_settings(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Tests neither read nor write the settings of the person who runs them."""
    os.environ["XDG_CONFIG_HOME"] = str(tmp_path_factory.mktemp("config"))


@pytest.fixture
def small_files() -> Callable[[int], AbstractContextManager[None]]:
    """Return a block in which no file can grow beyond a number of bytes, as on a full disk."""
    resource = pytest.importorskip("resource", reason="Windows cannot bound the size of files")

    @contextmanager
    def bounded(size: int) -> Iterator[None]:
        limits = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, limits[1]))
        try:
            yield
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, limits)

    return bounded


@pytest.fixture(autouse=True, scope="module")
def _memory_goes_back(request: pytest.FixtureRequest) -> Iterator[None]:
    """What a file of tests has kept goes back to the system after it: a worker takes many files."""
    yield
    for kept in vars(request.module).values():
        if isinstance(kept, _Cached) and kept.__module__ == request.module.__name__:
            kept.cache_clear()
    if sources := sys.modules.get("tools.translations"):
        sources.read.cache_clear()  # the collector would go through all syntax trees after each file
    gc.collect()
    gc.freeze()  # what is left are modules: the next file need not go through them again
    trim(0)


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    """Let each worker rewrite the assertions of a part of the files: all are new after a checkout.

    Otherwise each of them would do so for all files, which takes longer than to collect the tests.
    """
    config = session.config
    worker = getattr(config, "workerinput", None)
    if worker and not sys.dont_write_bytecode and TESTS in (Path(arg).absolute() for arg in config.args):
        own = int(worker["workerid"].removeprefix("gw"))
        for file in sorted(TESTS.rglob("test_*.py"))[own :: worker["workercount"]]:
            _rewrite(file, config)


def _rewrite(file: Path, config: pytest.Config) -> None:
    """Rewrite the assertions of a file of tests as pytest does, unless that has been done."""
    folder = rewrite.get_cache_dir(file)
    kept = folder / f"{file.stem}{rewrite.PYC_TAIL}"
    if rewrite._read_pyc(file, kept) is None and rewrite.try_makedirs(folder):
        digest, code = rewrite._rewrite_test(file, config)
        rewrite._write_pyc(config.stash[rewrite.assertstate_key], code, digest, kept)


def pytest_collection_finish() -> None:
    """Exempt modules and collected tests from collection: a search of all takes half a second each time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)  # as usual it takes half of the time of what reads many sources
    gc.enable()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark tests of windows and of whole studies, so that `make quick` can leave them out.

    Workers begin with the files that took longest: none of them is left for one worker alone at the end.
    """
    functions = {item.function for item in items if isinstance(item, pytest.Function)}
    for law in functions if EXAMPLES == "same" else ():
        _try_a_part(law)
    for item in items:
        names = item.fixturenames if isinstance(item, pytest.Function) else []
        if "qtbot" in names or "qapp" in names:
            item.add_marker(pytest.mark.gui)
        if {"studies", "shipped"} & set(item.path.parts):
            item.add_marker(pytest.mark.study)
    if hasattr(config, "workerinput"):
        lines = (line.rpartition(",") for line in DURATIONS.read_text("utf-8").splitlines())
        seconds = {config.rootpath / file: float(taken) for file, _, taken in lines}
        items.sort(key=lambda item: -seconds.get(item.path, 0.0))


def _try_a_part(law: Any) -> None:
    """Let a law, which is a test with examples of Hypothesis, try a part of them."""
    if asked := getattr(law, "_hypothesis_internal_use_settings", None):
        few = min(asked.max_examples, max(FEWEST, asked.max_examples // PART))
        law._hypothesis_internal_use_settings = hypothesis.settings(asked, max_examples=few)


_taken: defaultdict[str, float] = defaultdict(float)  # seconds of each file of tests


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    _taken[report.nodeid.partition("::")[0]] += report.duration


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Store how long files took, when that is asked for; then Python ends without a search for garbage."""
    if os.environ.get("LPARLAB_DURATIONS") == "store" and not hasattr(session.config, "workerinput"):
        longest = sorted(_taken.items(), key=lambda pair: -pair[1])
        lines = [f"{file},{taken:.0f}\n" for file, taken in longest if taken >= LISTED]
        DURATIONS.write_text("".join(lines), "utf-8")
    gc.freeze()
