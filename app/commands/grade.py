"""lparlab grade."""

from __future__ import annotations

from pathlib import Path

import click

from app.cli.failure import told
from app.commands.options import file_option


@click.command()
@click.argument("folder", type=click.Path(path_type=Path))
@file_option("--csv", "Write the table into FILE.")
def grade(folder: Path, csv: Path | None) -> None:
    """Show the reports of all students in FOLDER, and in folders within it, as one table.

    Says which reports were changed by hand. What is no report is refused, file by file.
    """
    with told():
        from app.cli.grade import grade as grade_reports

        grade_reports(folder, csv)
