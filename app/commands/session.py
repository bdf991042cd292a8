"""lparlab session: open a session file without a window."""

from __future__ import annotations

from pathlib import Path

import click

from app.commands.support.caution import print_caution
from app.commands.support.console import console, plain_table
from app.commands.support.failure import Failure, reported_errors
from app.commands.support.progress import progress_bar, warm_with_progress
from engine.against.cautions import cautions
from engine.kernel.units import clock_text
from engine.session_file.saved import SavedSession
from engine.session_file.seal import SessionError
from engine.session_file.text import load_session
from engine.tree import Tree

WIDTH = 110


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@reported_errors()
def session(file: Path) -> None:
    """Run the session in FILE again without a window.

    Prints its branches with the digest of each machine. Each digest equals the digest of the saved machine.
    """
    try:
        saved = load_session(file)
        warm_with_progress()
        tree = _opened(saved)
    except SessionError as error:
        raise Failure(str(error)) from None
    for text in dict.fromkeys(cautions(branch.simulation.scenario) for branch in tree.branches):
        print_caution(text)
    _print(saved, tree)


def _opened(saved: SavedSession) -> Tree:
    with progress_bar() as progress:
        task = progress.add_task(saved.name, total=1.0)

        def tell(share: float) -> bool:
            progress.update(task, completed=share)
            return True

        return saved.open(tell)


def _print(saved: SavedSession, tree: Tree) -> None:
    out = console(WIDTH)
    table = plain_table("", "Branch", "From", "Scenario", "Seed", "At", "Recorded", "Commands", "Digest")
    for branch in tree.branches:
        machine, parent = branch.simulation, branch.parent and tree[branch.parent].name
        fork = "" if branch.forked_at is None else f"{parent or '-'}, {clock_text(branch.forked_at)}"
        table.add_row(
            "*" if branch.id == saved.active else "",
            branch.name,
            fork,
            machine.scenario.id,
            str(machine.seed),
            clock_text(machine.now),
            clock_text(machine.recorded),
            str(len(machine.all_commands)),
            machine.digest(),
        )
    out.print(table)
    for marker in saved.markers:
        out.print(f"marker at {clock_text(marker.at)}: {marker.title}")
    for own in saved.annotations:
        out.print(f"{own.kind} on {own.chart} at {clock_text(own.start)}: {own.text}")
