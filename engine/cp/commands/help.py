"""HELP."""

from __future__ import annotations

from collections.abc import Iterable

from engine.cp.call import Call
from engine.cp.command import command
from engine.cp.help import help_text
from engine.cp.operands import Word


@command("Help")
def help_command(call: Call, *words: Word) -> Iterable[str]:
    """Help on a command; alone: all commands. Not a command of CP, but of CMS; the text is ours."""
    return help_text(" ".join(words)).split("\n")
