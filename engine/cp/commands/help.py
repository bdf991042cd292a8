"""The HELP command."""

from __future__ import annotations

from collections.abc import Iterable

from engine.cp.call import Call
from engine.cp.command import command
from engine.cp.help import help_text
from engine.cp.operands import Word


@command("Help")
def help_command(call: Call, *words: Word) -> Iterable[str]:
    """Show help on a command, or on all commands. HELP is a CMS command, and the text is not CP's."""
    return help_text(" ".join(words)).split("\n")
