"""Arguments and options shared by several commands."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from pathlib import Path
from typing import Any, TypeVar

import click

from app.commands.support.failure import Failure

Command = TypeVar("Command", bound=Callable[..., Any] | click.Command)
Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")
MAX_SEEDS = 1000
ALONE = ", or only to standard output if FILE is -."
_SETTING = """Change the scenario, for example lpar.xstor=1G, guests.sby_was.count=5, guests.all.share=200,
timeline.3.at=5m (the third step) or parameters.test_idle=100ms. May be repeated."""


def of_scenario(command: Command) -> Command:
    """Add the argument and options of every command that runs a scenario."""
    for part in (
        click.option("--set", "settings", multiple=True, metavar="KEY=VALUE", help=_SETTING),
        click.option("--seed", type=int, help="Random seed; the same seed produces the same run."),
        click.argument("scenario"),
    ):
        command = part(command)
    return command


def with_seed(settings: tuple[str, ...], seed: int | None) -> list[str]:
    """Return all settings of a scenario, including the seed."""
    return [*settings, *([] if seed is None else [f"seed={seed}"])]


def file_option(name: str, text: str, *short: str, metavar: str = "FILE") -> Callable[[Command], Command]:
    """Return an option for a file or folder; `text` is its help, `short` an alternative spelling."""
    return click.option(*short, name, type=click.Path(path_type=Path), metavar=metavar, help=text)


def seeds_option(
    default: int, text: str = "Number of seeds; medians are shown."
) -> Callable[[Command], Command]:
    """Return the option for the number of seeds; `text` is its help."""
    return click.option("--seeds", type=int, default=default, show_default=True, metavar="N", help=text)


def check_number(option: str, given: int, most: int, least: int = 1) -> None:
    """Reject a number that is out of range. Raises Failure."""
    if not least <= given <= most:
        raise Failure(f"{option} = {given}: expected a whole number from {least} to {most}")


def answer_pair(text: str, example: str) -> tuple[str, str]:
    """Return the key of a question and its answer, given as KEY=TEXT. Raises Failure, which shows the
    example.
    """
    key, equals, value = text.partition("=")
    if not equals or not key.strip():
        raise Failure(f'--answer "{text[:60]}": expected KEY=TEXT, like {example}')
    return key.strip(), value.strip()


def each_once(option: str, pairs: Iterable[tuple[Key, Value]], expected: str) -> dict[Key, Value]:
    """Return the values of a repeated option by key. Raises Failure if one of two values of a key would be
    lost. expected: how often the option may be given.
    """
    found: dict[Key, Value] = {}
    for key, value in pairs:
        if key in found:
            name = " / ".join(key) if isinstance(key, tuple) else f"{key}"
            raise Failure(f"{option} {name[:60]}".strip() + f": specified twice; expected {expected}")
        found[key] = value
    return found
