"""lparlab cpuplugd: its commands."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from app.cli.failure import told
from app.commands.group import Commands
from app.commands.options import ALONE, file_option, seeds_option


@click.group(cls=Commands)
def cpuplugd() -> None:
    """Check rule files of cpuplugd, the daemon that sizes Linux guests, and replay what it did."""


@cpuplugd.command("replay")
@click.argument("cases", type=click.Path(path_type=Path))
@file_option("--json", f"Write the differences into FILE{ALONE}")
def replay_cases(cases: Path, json: Path | None) -> None:
    """Play the recorded cases in the file CASES, and compare with what the real daemon did.

    Compares result, messages, decisions and values of each case, and says where it first differs. Exits with
    1 if a case differs.
    """
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
@file_option("--json", f"Write all that is found into FILE{ALONE}")
def check_rules(file: str, **options: Any) -> None:
    """Say what the daemon says when it starts with the rules in FILE, and what may not be meant.

    FILE is a configuration file, or the name of one that comes along, like cpu-load, memory-4 or server-was.
    Exits with 1 if the daemon does not start.
    """
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
@seeds_option(5)
@file_option("--json", f"Write the grade into FILE{ALONE}")
def grade_rules(file: str | None, seeds: int, json: Path | None, **own: str | None) -> None:
    """Grade the rules in FILE: throughput and memory of the study's guests with them.

    The study's eight guests run with these rules and, sized by hand, without; both with seeds that no other
    run has. Wanted: 96 % of the throughput, and not more than 105 % of the memory, in Linux and in z/VM.
    FILE is a configuration file, or the name of one that comes along, like memory-4.
    """
    with told():
        from app.cli.grade_rules import grade

        grade(file, own, seeds, json)
