"""The command lparlab. Only click is loaded here: the window opens fast, and each command loads its own."""

from __future__ import annotations

from difflib import get_close_matches
from pathlib import Path
from typing import Any

import click

_SETTING = """Change the scenario, like lpar.xstor=1G, guests.sby_was.count=5, guests.all.share=200,
timeline.3.at=5m (the third step) or parameters.test_idle=100ms. May be given several times."""
_UNTIL = """Stop then, instead of at the scenario's end: a time, the name of a phase (its end) or a mark, or a
condition like "LNK00105 dormant", "available frames < 5 %" or "page rate > 1000 for 10s"."""


class _Commands(click.Group):
    """A group of commands that knows what a misspelt one was meant to be."""

    def resolve_command(self, ctx: click.Context, args: list[str]) -> Any:
        try:
            return super().resolve_command(ctx, args)
        except click.UsageError as error:
            near = get_close_matches(args[0], self.list_commands(ctx), 1)
            if not near:
                raise
            raise click.UsageError(f"{error.message} Did you mean {near[0]}?", ctx) from None


@click.group(
    cls=_Commands, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]}
)
@click.version_option(package_name="lparlab", prog_name="lparlab")
@click.pass_context
def main(context: click.Context) -> None:
    """LPAR Lab: a simulated z/VM system with its Linux guests, to watch and to learn from.

    Without a command the window opens. SCENARIO is one that `lparlab scenarios` lists, or a TOML file.
    Times are written like 90s, 30m, 1h30m or 1:20:30, sizes like 768M, 2G or 166400p (pages of 4 KB).
    Simulated figures are not measurements.
    """
    if context.invoked_subcommand is None:
        from app.__main__ import main as open_window

        context.exit(open_window())


def _scenario(command: Any) -> Any:
    """The argument and the options of every command that runs a scenario."""
    for part in (
        click.option("--set", "settings", multiple=True, metavar="KEY=VALUE", help=_SETTING),
        click.option("--seed", type=int, help="Seed of the random numbers; the same seed, the same run."),
        click.argument("scenario"),
    ):
        command = part(command)
    return command


def _settings(settings: tuple[str, ...], seed: int | None) -> list[str]:
    return [*settings, *([] if seed is None else [f"seed={seed}"])]


@main.command()
@_scenario
@click.option("--until", metavar="WHEN", help=_UNTIL)
@click.option(
    "--csv", type=click.Path(path_type=Path), metavar="DIR", help="Write all figures as CSV into DIR."
)
@click.option(
    "--png", type=click.Path(path_type=Path), metavar="DIR", help="Write each chart as PNG into DIR."
)
def run(scenario: str, settings: tuple[str, ...], seed: int | None, **options: Any) -> None:
    """Run SCENARIO without a window.

    Prints for each phase where the guests' pages are (real storage, expanded storage, paging volumes)
    and what share of time their virtual CPUs were running, waiting, test idle or dormant.
    """
    from app.cli.failure import told

    with told():
        from app.cli.run import run as run_scenario

        run_scenario(scenario, _settings(settings, seed), options["until"], options["csv"], options["png"])


@main.command()
@_scenario
@click.option(
    "--measure", "name", required=True, metavar="NAME", help="A figure that `lparlab measures` lists."
)
@click.option("--of", metavar="GUEST", help="Userid, label, group or role of guests. Default: all.")
@click.option("--from", "start", metavar="TIME", help="Start: a time, or the name of a phase or a mark.")
@click.option("--to", "end", metavar="TIME", help="End. A mark alone in --from asks for the value then.")
@click.option("--seeds", type=int, default=1, metavar="N", help="Run N seeds, counting on from the first.")
@click.option(
    "--json",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Write the values into FILE; - prints them.",
)
def measure(scenario: str, settings: tuple[str, ...], seed: int | None, **options: Any) -> None:
    """Take one figure of SCENARIO: the mean from one time to another, in one or more runs."""
    from app.cli.failure import told

    with told():
        from app.cli.measure import Asked
        from app.cli.measure import measure as take

        asked = Asked(*(options[name] for name in ("name", "of", "start", "end", "seeds", "json")))
        take(scenario, _settings(settings, seed), asked)


@main.command()
@click.argument("studies", nargs=-1, metavar="[STUDY ...]")
@click.option("--seeds", type=int, default=10, show_default=True, metavar="N", help="Run N seeds.")
@click.option(
    "--json",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Write all verdicts into FILE; - prints nothing else.",
)
@click.option(
    "--strict", is_flag=True, help="Exit with 1 if a fact that was to be predicted or a claim fails."
)
def verify(studies: tuple[str, ...], **options: Any) -> None:
    """Compare what each STUDY published with what the simulation says. Default: all studies.

    Prints each fact (published, simulated median and range, error, tolerance, role, verdict), each claim
    with the figures that it rests on, and how many of them there are. What misses is shown as open.
    """
    from app.cli.failure import told

    with told():
        from app.cli.verify import verify as verify_studies

        verify_studies(studies, options["seeds"], options["json"], options["strict"])


@main.command()
@_scenario
@click.option(
    "--of", required=True, metavar="SETTING", help="A setting that is a whole number; users: how many guests."
)
@click.option(
    "--until",
    required=True,
    metavar="MEASURE=VALUE",
    help="""What is to be reached: master=100% (the master processor's utilization), or any figure that
`lparlab measures` lists, like lock.share=20%. 100% is reached with 99.5 %.""",
)
@click.option("--low", type=int, metavar="N", help="The smallest number. Default: an eighth of its own.")
@click.option("--high", type=int, metavar="N", help="The largest. Default: eight times its own, up to 5000.")
@click.option("--seeds", type=int, default=1, metavar="N", help="Run N seeds; their median counts.")
@click.option(
    "--json",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Write the answer into FILE; - prints nothing else.",
)
def limit(scenario: str, settings: tuple[str, ...], seed: int | None, **options: Any) -> None:
    """Find the smallest number at which a figure of SCENARIO reaches a value.

    Runs SCENARIO (or a STUDY: the scenario in which that study searched) with one number after the other
    and bisects. The figure is the mean over the scenario's last phase. Prints every run and the answer.
    """
    from app.cli.failure import told

    with told():
        from app.cli.limit import Options, find_limit

        asked = Options(*(options[name] for name in ("of", "until", "low", "high", "seeds", "json")))
        find_limit(scenario, _settings(settings, seed), asked)


@main.command()
@click.argument("study")
@click.option("--seeds", type=int, default=1, show_default=True, metavar="N", help="Run N seeds; medians.")
@click.option(
    "--csv",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Write the tables into FILE; - prints nothing else.",
)
@click.option(
    "--json",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Write the tables into FILE; - prints nothing else.",
)
def tables(study: str, **options: Any) -> None:
    """Print the tables that STUDY published, the simulated figures beside the published ones."""
    from app.cli.failure import told

    with told():
        from app.cli.tables import tables as print_tables

        print_tables(study, options["seeds"], options["csv"], options["json"])


@main.command()
@click.argument("study", default="relocation")
@click.option("--channels", metavar="LIST", help="Numbers of FICON channels, like 1-4 or 1,2,4.")
@click.option("--connections", metavar="LIST", help="Numbers of FCTC connections of the link, like 1-8.")
@click.option("--each", is_flag=True, help="Connections are those of each channel, at most 16 in all.")
@click.option(
    "--layout", metavar="NAMES", help="straight, crossed, non-shared, optimised; plain is straight."
)
@click.option("--workload", metavar="NAMES", help="What the guest does, like java,idle.")
@click.option("--seeds", type=int, default=1, show_default=True, metavar="N", help="Run N seeds; medians.")
@click.option(
    "--jobs", type=int, default=2, show_default=True, metavar="N", help="Processes; no more than processors."
)
@click.option(
    "--csv",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Write every run into FILE; - prints nothing else.",
)
def sweep(study: str, **options: Any) -> None:
    """Relocate a guest over many links and compare how long it takes.

    A run for each combination of channels, connections, layouts and workloads that a link can have, in
    several processes; each ends as soon as its relocation has. Prints relocation time, quiesce time, passes
    and pages, and why a run has no result. Default: the usual grid of STUDY, relocation.
    """
    from app.cli.failure import told

    with told():
        from app.cli.sweep import Options
        from app.cli.sweep import sweep as sweep_links

        names = "channels connections each layout workload seeds jobs csv".split()
        sweep_links(study, Options(*(options[name] for name in names)))


@main.group(cls=_Commands)
def lesson() -> None:
    """List, check and write lessons."""


@lesson.command("list")
def list_lessons() -> None:
    """List the lessons that come with LPAR Lab."""
    from app.cli.failure import told

    with told():
        from app.cli.lesson import print_lessons

        print_lessons()


@lesson.command()
@click.argument("folders", nargs=-1, type=click.Path(path_type=Path), metavar="[FOLDER ...]")
def check(folders: tuple[Path, ...]) -> None:
    """Show that the lesson in each FOLDER proves itself. Default: all lessons that come along.

    Loads it, looks whether everything exists that it names, and plays it with all its solutions: each goal
    is false at the start of its step and true at its end. Prints what is wrong with file and line, and exits
    with 1 then.
    """
    from app.cli.failure import told

    with told():
        from app.cli.lesson import check as check_lessons

        check_lessons(folders)


@lesson.command()
@click.argument("name", type=click.Path(path_type=Path))
def new(name: Path) -> None:
    """Make the folder NAME with a working example of every kind of step, to start from."""
    from app.cli.failure import told

    with told():
        from app.cli.new_lesson import new_lesson

        new_lesson(name)


@main.command()
@click.argument("folder", type=click.Path(path_type=Path))
@click.option(
    "--csv",
    "csv_file",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Write the table into FILE.",
)
def grade(folder: Path, csv_file: Path | None) -> None:
    """Show the reports of all students in FOLDER, and in folders within it, as one table.

    Says which reports were changed by hand. What is no report is refused, file by file.
    """
    from app.cli.failure import told

    with told():
        from app.cli.grade import grade as grade_reports

        grade_reports(folder, csv_file)


@main.command()
@click.argument("file", type=click.Path(path_type=Path))
def session(file: Path) -> None:
    """Open the session in FILE without a window: everything in it runs again.

    Prints its branches, with the digest of each machine, which is that of the machine that was saved.
    """
    from app.cli.failure import told

    with told():
        from app.cli.session import session as open_session

        open_session(file)


@main.group(cls=_Commands)
def cpuplugd() -> None:
    """Check rule files of cpuplugd, the daemon that sizes Linux guests, and replay what it did."""


@cpuplugd.command("replay")
@click.argument("cases", type=click.Path(path_type=Path))
@click.option(
    "--json",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Write the differences into FILE; - prints nothing else.",
)
def replay_cases(cases: Path, json: Path | None) -> None:
    """Play the recorded cases in the file CASES, and compare with what the real daemon did.

    Compares result, messages, decisions and values of each case, and says where it first differs. Exits with
    1 if a case differs.
    """
    from app.cli.failure import told

    with told():
        from app.cli.cpuplugd import replay

        replay(cases, json)


@cpuplugd.command("check")
@click.argument("file")
@click.option(
    "--present",
    type=click.IntRange(1, 4096),
    default=4,
    show_default=True,
    metavar="CPUS",
    help="CPUs of the guest.",
)
@click.option(
    "--online", type=click.IntRange(1), default=1, show_default=True, metavar="CPUS", help="Of them, online."
)
@click.option("--zvm/--lpar", default=True, help="Linux runs in z/VM, or in an LPAR.  [default: zvm]")
@click.option("--cmm/--no-cmm", default=True, help="The module cmm is loaded, or not.  [default: cmm]")
@click.option(
    "--middleware",
    type=click.Choice(["websphere", "database", "combo", "web"]),
    help="What runs in the guest; combo: WebSphere and a database.",
)
@click.option("--kernel", type=click.Choice(["old", "new"]), help="Linux up to 4.7, or from 4.8 on.")
@click.option("--vmrm-cmm", is_flag=True, help="VMRM-CMM manages the guest's memory too.")
@click.option("--cpuset", is_flag=True, help="cpuset or taskset bind processes to CPUs.")
@click.option(
    "--json",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Write all that is found into FILE; - prints nothing else.",
)
def check_rules(file: str, **options: Any) -> None:
    """Say what the daemon says when it starts with the rules in FILE, and what may not be meant.

    FILE is a configuration file, or the name of one that comes along, like cpu-load, memory-4 or server-was.
    Exits with 1 if the daemon does not start.
    """
    from app.cli.failure import told

    with told():
        from app.cli.cpuplugd import Guest, GuestFacts, check

        facts = GuestFacts(*(options[name] for name in ("middleware", "vmrm_cmm", "cpuset", "kernel")))
        guest = Guest(options["present"], options["online"], options["zvm"], options["cmm"], facts)
        check(file, guest, options["json"])


@cpuplugd.command("grade")
@click.argument("file", required=False)
@click.option("--web", metavar="FILE", help="Rules of the web servers, instead of FILE.")
@click.option("--was", metavar="FILE", help="Rules of the WebSphere servers.")
@click.option("--database", metavar="FILE", help="Rules of the databases.")
@click.option("--combo", metavar="FILE", help="Rules of the guests that are all three.")
@click.option("--seeds", type=int, default=5, show_default=True, metavar="N", help="Run N seeds; medians.")
@click.option(
    "--json",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Write the grade into FILE; - prints nothing else.",
)
def grade_rules(file: str | None, seeds: int, json: Path | None, **own: str | None) -> None:
    """Grade the rules in FILE: throughput and memory of the study's guests with them.

    The study's eight guests run with these rules and, sized by hand, without; both with seeds that no other
    run has. Wanted: 96 % of the throughput, and not more than 105 % of the memory, in Linux and in z/VM.
    FILE is a configuration file, or the name of one that comes along, like memory-4.
    """
    from app.cli.failure import told

    with told():
        from app.cli.grade_rules import grade

        grade(file, own, seeds, json)


@main.command()
def measures() -> None:
    """List all figures with their units and where they come from."""
    from app.cli.listing import print_measures

    print_measures()


@main.command()
def scenarios() -> None:
    """List the scenarios that come with LPAR Lab."""
    from app.cli.listing import print_scenarios

    print_scenarios()


@main.command()
def warm() -> None:
    """Compile the simulator now, so that the next start is fast."""
    from app import warm as engine_and_charts

    if engine_and_charts.is_warm():  # before anything that is slow to import
        click.echo("Everything is compiled already.")
        return
    from app.cli.failure import told

    with told():
        from app.cli.progress import warm_with_progress

        seconds = warm_with_progress(engine_and_charts)
    click.echo(f"Compiled in {seconds:.0f} s.")
