"""Command groups that suggest corrections for misspelled commands, and load a command only when needed."""

from __future__ import annotations

from difflib import get_close_matches
from importlib import import_module
from typing import Any

import click

from app.commands.support.echo import accept_all_characters


class Commands(click.Group):
    """A group of commands that suggests the nearest name for a misspelled command."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command, or suggest the nearest name."""
        try:
            return super().resolve_command(ctx, args)
        except click.UsageError as error:
            near = get_close_matches(args[0], self.list_commands(ctx), 1)
            if not near:
                raise
            raise click.UsageError(f"{error.message} Did you mean {near[0]}?", ctx) from None


class LazyGroup(Commands):
    """A group that imports the module of a command only to run it or to show its own help."""

    def __init__(self, *args: Any, lazy: dict[str, dict[str, str]], **options: Any) -> None:
        """Create the group. `lazy`: short help by package and command name; the modules have the rest."""
        super().__init__(*args, **options)
        self._lazy = {name: text for texts in lazy.values() for name, text in texts.items()}
        self._packages = {name: package for package, texts in lazy.items() for name in texts}

    def main(self, *args: Any, **options: Any) -> Any:
        """Run a command; see click.Command.main."""
        accept_all_characters()
        return super().main(*args, **options)

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of all commands, sorted."""
        return sorted(self._lazy)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import and return a command."""
        if cmd_name not in self._lazy:
            return None
        module = cmd_name.replace("-", "_")
        command: click.Command = getattr(import_module(f"{self._packages[cmd_name]}.{module}"), module)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the short help of all commands, without loading any of them."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, self._lazy[name]) for name in self.list_commands(ctx)])
