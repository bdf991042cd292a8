r"""A fuzzer for rule files: reads, lints, runs and explains whatever bytes atheris finds.

    python -m venv fuzzing; fuzzing/bin/pip install atheris
    fuzzing/bin/python -m tests.fuzz.fuzz_cpuplugd -max_total_time=300 -timeout=10 \
        -dict=tests/fuzz/cpuplugd.dict CORPUS

Atheris is no part of the tests: the suite asks hypothesis. CORPUS is a folder; the first run puts the
published rule files there. Whatever ends other than with a configuration or an error with a place is a crash.
"""

from __future__ import annotations

import sys
from pathlib import Path

import atheris

with atheris.instrument_imports(include=["engine.cpuplugd"]):
    from engine.cpuplugd.daemon.daemon import Daemon
    from engine.cpuplugd.daemon.explain import answers, reasons, tree
    from engine.cpuplugd.daemon.interval import Interval
    from engine.cpuplugd.daemon.machine import LinuxMachine
    from engine.cpuplugd.daemon.reading import TICKS, CounterReading
    from engine.cpuplugd.daemon.why import why
    from engine.cpuplugd.language.configuration import Configuration, read
    from engine.cpuplugd.language.messages import DaemonEnded
    from engine.cpuplugd.lints.finding import GuestFacts
    from engine.cpuplugd.lints.lint import lint
    from engine.cpuplugd.shipped import shipped

_WHOLE = b'UPDATE="1"\nCPU_MIN="1"\nCPU_MAX="4"\nCMM_MIN="0"\nCMM_MAX="9"\nHOTPLUG="0"\nHOTUNPLUG="0"\n'
_MEMORY = b'MEMPLUG="0"\nMEMUNPLUG="0"\nCMM_INC="1"\n'
_FACTS = GuestFacts("combo", vmrm_cmm=True, cpuset=True)
_MEMINFO = {"MemTotal": 4e6, "MemFree": 1e6, "Cached": 8e5, "Shmem": 2e5}
_VMSTAT = dict.fromkeys(("pgpgin", "pgpgout", "pswpin", "pswpout", "pgfault"), 1)
_INTERVALS = 6


def one_input(data: bytes) -> None:
    """Try one file: as it is, behind a whole configuration, and as its reload."""
    lines = data.count(b"\n") + 1
    configuration = read(data)
    places = [(one.line, one.column, one.sentence) for one in configuration.messages]
    places += [(one.line, one.column, one.sentence) for one in lint(configuration, _FACTS)]
    for line, column, sentence in places:
        assert 1 <= line <= lines, sentence
        assert column >= 1, sentence
        assert sentence.isprintable(), sentence
    _run(Daemon(LinuxMachine(), configuration), None)
    _run(Daemon(LinuxMachine(), read(_WHOLE + _MEMORY + data)), None)
    _run(Daemon(LinuxMachine(), read(_WHOLE + _MEMORY)), data)


def _run(daemon: Daemon, reload: bytes | None) -> None:
    try:
        daemon.start()
    except DaemonEnded:
        return
    if reload is not None:
        daemon.reload(reload)
    for second in range(_INTERVALS):
        if daemon.ended:
            return
        ticks = {name: second * (place + 1) for place, name in enumerate(TICKS)}
        now = daemon.interval(CounterReading(1e9 + second, ticks, 0.5, 1, 1, _MEMINFO, _VMSTAT))
        _explain(daemon.configuration, now)
    daemon.stop()


def _explain(configuration: Configuration, now: Interval) -> None:
    if not now.error:
        assert all(why(configuration, now))
    for rule, values in now.given.items():
        root = tree(configuration, rule, now.seen[rule])
        assert root is not None
        assert reasons(root)
        answers(configuration, values)


def main() -> None:
    """Fill the corpus if it is empty, and run until atheris stops."""
    folders = [one for one in map(Path, sys.argv[1:]) if one.is_dir()]
    if folders and not any(folders[0].iterdir()):
        for name, text in shipped().items():
            (folders[0] / name).write_text(text, encoding="utf-8")
    atheris.Setup(sys.argv, one_input)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
