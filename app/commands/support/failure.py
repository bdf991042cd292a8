"""The end of a command that cannot continue: one message, and an exit code for bad input or a failure."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO, Any

import click

from app.commands.support.echo import clean_lines

BAD_INPUT = 2
FAILED = 1


class Failure(click.ClickException):
    """Bad input: it ends the command with one message."""

    exit_code = BAD_INPUT

    def show(self, file: IO[Any] | None = None) -> None:
        """Write the message in the same form as other commands."""
        click.echo(f"lparlab: {clean_lines(self.format_message())}", file=file, err=file is None)


class RunFailure(Failure):
    """Ends a command that cannot continue although its input was valid."""

    exit_code = FAILED


@contextmanager
def reported_errors() -> Iterator[None]:
    """Turn bad input, a simulated system that cannot continue, or a full disk into one message."""
    from engine.kernel.store import NotCompiledError  # late: the start stays short
    from engine.scenario.files.error import ScenarioError
    from engine.sim import SimulationError

    try:
        yield
    except ScenarioError as error:
        raise Failure(str(error)) from None
    except (SimulationError, NotCompiledError) as error:
        raise RunFailure(str(error)) from None
    except BrokenPipeError:
        raise  # `lparlab ... | head`: click ends quietly
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        raise RunFailure(f"{where}{error.strerror or error}") from None
