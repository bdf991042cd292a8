"""Writes the states of virtual CPUs as a value change dump (VCD), as viewers of waves read it.

Format: IEEE 1364, clause 18; the states are variables of type string, an extension that GTKWave and pyvcd
have. Spaces in a state become underscores. Needs pyvcd.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path

from engine.atomic import atomic_file
from engine.exports.states import changes, vcpu_names
from engine.exports.tables import MissingPackageError
from engine.language import say
from engine.recording.recorder import Recording
from engine.scenario.model.site_release import releases

AT_ONCE = 5_000  # changes between two reports of progress


def check_vcd() -> None:
    """Raise MissingPackageError if pyvcd is not installed."""
    try:
        import vcd  # noqa: F401  # optional
    except ImportError:
        hint = say('VCD needs the package pyvcd; install it with: pip install "lparlab[data]"')
        raise MissingPackageError(hint) from None


def write_vcd(recording: Recording, path: Path, start: int = 0, end: int | None = None) -> Iterator[float]:
    """Write the states from `start` to `end` (ns; None: to the run's end); yield the progress.

    Raises MissingPackageError, OSError.
    """
    check_vcd()
    from vcd import VCDWriter  # optional

    last = recording.now if end is None else end
    with atomic_file(path) as file:
        text = io.TextIOWrapper(file, encoding="ascii", errors="replace", newline="\n", write_through=True)
        comment = f"LPAR Lab: {recording.scenario.id}, seed {recording.seed}; simulated, not measured"
        comment = "; ".join(filter(None, (comment, releases(recording.scenario.lpar))))
        with VCDWriter(
            text, timescale="1 ns", comment=comment, date="simulated", init_timestamp=start
        ) as writer:
            names = [name.split(" ", 1) for name in vcpu_names(recording)]
            shown = [
                writer.register_var(user, cpu.replace(" ", ""), "string", init="x") for user, cpu in names
            ]
            for number, (time, vcpu, state) in enumerate(changes(recording, start, last)):
                writer.change(shown[vcpu], time, state.replace(" ", "_"))
                if number % AT_ONCE == AT_ONCE - 1:
                    yield min(0.99, number / (len(recording.trace) + 1))
            writer.close(last)
        text.detach()
    yield 1.0
