"""Arguments of commands that take a scenario or the files of a site, with answers about the site."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

import click

from app.commands.support.failure import Failure
from app.commands.support.options import Command, answer_pair, each_once


def scenario_or_site(seed: str) -> Callable[[Command], Command]:
    """Return a decorator that adds the files, and the options for both kinds. seed: the help of --seed."""
    answer, change = (
        "Answer a question about a site, for example processors=4.",
        "Change the scenario, as with lparlab run.",
    )
    parts = (
        click.option("--answer", "answers", multiple=True, metavar="KEY=TEXT", help=answer),
        click.option("--seed", type=int, help=seed),
        click.option("--set", "settings", multiple=True, metavar="KEY=VALUE", help=change),
        click.argument("files", nargs=-1, required=True, metavar="SCENARIO_OR_SITE..."),
    )

    def add(command: Command) -> Command:
        for part in parts:
            command = part(command)
        return command

    return add


def is_site(files: tuple[str, ...], options: Mapping[str, Any]) -> bool:
    """Return whether the files are those of a site. Raises Failure for an option of the other kind."""
    if len(files) > 1 or (Path(files[0]).exists() and Path(files[0]).suffix != ".toml"):
        if options["settings"] or options["seed"] is not None:
            raise Failure("--set and --seed: expected a scenario, not the files of a site")
        return True
    if options["answers"]:
        raise Failure("--answer: expected the files of a site, not a scenario")
    return False


def site_answers(given: Iterable[str]) -> dict[str, str]:
    """Return answers by the key of their question. given: as KEY=TEXT. Raises Failure."""
    return each_once("--answer", [answer_pair(text, "processors=4") for text in given], "once for each key")
