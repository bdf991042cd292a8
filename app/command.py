"""The lparlab command. Only click is loaded here so that the window opens quickly; each command loads its own
modules.
"""

from __future__ import annotations

import os

import click

from app.commands.support.group import LazyGroup

# the help of each command in `lparlab --help`, without loading app.commands
_DRAWINGS = {
    "best": "Search for the best layout of an ISFC logical link in the drawing FILE.",
    "check": "Check drawings of FICON topologies, or IOCP decks, as the editor does while you draw.",
    "diff": "Compare two configurations, drawings or IOCP decks, and list the steps between them.",
    "draw": "Open the editor for FICON CTC layouts with the drawing or IOCP deck FILE.",
    "export": "Write a drawing as decks, reports, z/VM statements and commands, CSV or pictures.",
    "iocp": "Read a deck of IOCP statements and report its problems.",
    "versions": "List the versions of the drawing in FILE, and when each version was saved and "
    "put into production.",
    "report": "Report on a drawing of a FICON topology, or on the IOCP decks of several CECs.",
}
_COMMANDS = {
    "cpuplugd": "Check rule files of cpuplugd, the daemon that sizes Linux guests, and replay cases.",
    "evacuate": "Plan the evacuation of a member of SCENARIO_OR_SITE: try different orders, "
    "targets and concurrency.",
    "explain": "Show why a guest in SCENARIO waits at a given moment, or how it spent its time until then.",
    "fault": "Hide a fault in a machine for troubleshooting practice, and judge answers.",
    "file-types": "Associate LPAR Lab files with LPAR Lab in Windows, for the current user.",
    "grade": "Show the reports of all students in FOLDER and its subfolders as one table.",
    "lesson": "List, check and write lessons.",
    "limit": "Find the smallest number for which a measure of SCENARIO reaches a value.",
    "measure": "Print the mean of one measure of SCENARIO over a period, in one or more runs.",
    "measures": "List all measures with their units and sources.",
    "open": "Open FILE in a window: a scenario, session, drawing, IOCP deck, lesson or measurements.",
    "run": "Run SCENARIO without a window.",
    "scenarios": "List the shipped scenarios.",
    "session": "Run the session in FILE again without a window.",
    "site": "Create a scenario from the definitions of a real site.",
    "space": "Show the paging and dump space that SCENARIO_OR_SITE needs, and when CP would abend (PGT004).",
    "study": "Run the experiment in FILE, and show the effect of each parameter on each figure.",
    "sweep": "Relocate a guest over many links, and compare the relocation times.",
    "tables": "Print the published tables of STUDY with the simulated figures next to them.",
    "verify": "Compare the published figures of each STUDY with the simulation.",
    "what-if": "Compare the unchanged SCENARIO with up to four changes, and report the limit of each.",
    "worker": "Perform runs for the Dask scheduler at ADDRESS, such as tcp://127.0.0.1:8786, until Ctrl+C.",
    "warm": "Compile the simulator now, so that the next start is fast.",
}


@click.group(
    cls=LazyGroup,
    lazy={"app.commands": _COMMANDS, "app.commands.drawings": _DRAWINGS},
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(package_name="lparlab", prog_name="lparlab")
@click.pass_context
def main(context: click.Context) -> None:
    """LPAR Lab: a simulated z/VM system with its Linux guests, to watch and learn from.

    Without a command, the window opens. SCENARIO is a scenario listed by `lparlab scenarios`, or a TOML file.
    Examples of times are 90s, 30m, 1h30m and 1:20:30; examples of sizes are 768M, 2G and 166400p (pages of
    4 KB). Simulated figures are not measurements.
    """
    if context.invoked_subcommand is None:
        from app.__main__ import main as open_window  # imported late to keep the start fast

        context.exit(open_window())


def start() -> None:
    """Run the command; child processes import nothing from the current folder, which may be anyone's."""
    os.environ["PYTHONSAFEPATH"] = "1"
    main()


def reference() -> str:
    """Return the help for all commands as a Markdown page."""
    from app.commands.support.reference import command_line  # imported late: few starts need it

    return command_line(main)
