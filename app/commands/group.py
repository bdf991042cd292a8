"""A group of commands that helps with a misspelt one."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any

import click


class Commands(click.Group):
    """A group of commands that knows what a misspelt one was meant to be."""

    def resolve_command(self, ctx: click.Context, args: list[str]) -> Any:
        """Find the command, or name the nearest one."""
        try:
            return super().resolve_command(ctx, args)
        except click.UsageError as error:
            near = get_close_matches(args[0], self.list_commands(ctx), 1)
            if not near:
                raise
            raise click.UsageError(f"{error.message} Did you mean {near[0]}?", ctx) from None
