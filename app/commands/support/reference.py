"""The command line as a page: every command with its arguments and options."""

from __future__ import annotations

from collections.abc import Iterator

import click

from app.help.reference.markdown import block, page

INTRO = (
    "Every command prints this help with `--help`. Exit code 0 means success, 1 that the run or the check "
    "failed, and 2 that the command line was not valid."
)


def command_line(main: click.Command) -> str:
    """Return the help for a command and all its subcommands as Markdown."""
    root = click.Context(main, info_name="lparlab", max_content_width=100, **main.context_settings)
    return page("Command line", INTRO, *_helps(main, root))


def _helps(command: click.Command, context: click.Context) -> Iterator[str]:
    yield f"## {context.command_path}\n\n{block(command.get_help(context))}"
    if isinstance(command, click.Group):
        for name in command.list_commands(context):
            child = command.get_command(context, name)
            if child is not None and not child.hidden:
                inner = click.Context(child, info_name=name, parent=context, max_content_width=100)
                yield from _helps(child, inner)
