"""lparlab draw: the editor's window alone, without the lab."""

from __future__ import annotations

import gc
from pathlib import Path

from app.cli.failure import Failure, RunFailure
from app.run.display import missing_display


def draw(file: Path | None, measure: bool = False) -> int:
    """Open the window and return the exit code. Raises Failure when there is no such file, or no display."""
    if file is not None and not file.is_file():
        raise Failure(f"{file}: there is no such file; without a name an empty drawing is opened")
    if problem := missing_display():
        raise Failure(problem.removeprefix("LPAR Lab: "))
    gc.disable()  # nothing to be found while modules are loaded; the first edit collects later
    try:
        from app.topology.start import run
    except ImportError as error:  # a system library that Qt needs
        raise RunFailure(f"{error}; `make run` installs what is missing.") from None
    return run(file, measure)
