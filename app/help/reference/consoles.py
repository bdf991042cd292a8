"""Pages on the commands of the simulated consoles: CP, Linux, and the names that cpuplugd rules may use."""

from __future__ import annotations

import inspect
from collections.abc import Iterable

from app.help.reference.markdown import block, cell, code, page, table
from engine.cp import manual
from engine.cp.command import all_commands, standing
from engine.cp.help import syntax
from engine.cpuplugd.language import names
from engine.shell.terminal import all_programs
from engine.state.rule_names import KnownName

CP = (
    "The console accepts these CP commands, as MAINT or as a guest. The capitals of a word are "
    "its shortest abbreviation. Help states if it is not certain that the text of a response "
    "is CP's text."
)
LISTED = (
    "All commands of CP's help menu and, as far as is known, all options of QUERY, SET and "
    "some other commands. *Simulated*: the model simulates the command. *Known*: the console "
    "reports that CP has the command, but the model does not. *Unknown*: the console responds "
    "as it does to a misspelled word. The capitals of commands are from CP's help menu; the "
    "capitals of options are general knowledge, and are not confirmed."
)
LINUX = "Each simulated Linux guest has a command line. `F9` opens the console; select Linux on its left."
RULES = (
    "A cpuplugd rule may use these names. *Old* names exist in kernels 2.6.32 and 3.0; *new* "
    "names exist from 4.8 on."
)


def cp_page() -> str:
    """Return all CP commands as Markdown."""
    functions = {command.function: command for command in all_commands()}
    parts = [
        f"## {cell(syntax(function))}\n\n{block(_help(function.function))}" for function in functions.values()
    ]
    rows = [[code(name), standing(name)] for name in manual.names()]
    listed = f"## All commands of CP\n\n{LISTED}\n\n{table(['Command', 'In this model'], rows)}"
    return page("CP commands", CP, *parts, listed)


def _help(function: object) -> str:
    own = [command for command in all_commands() if command.function is function]
    text = inspect.getdoc(function) or ""
    return "\n".join(
        [*(syntax(command) for command in own), "", text, f"Privilege classes: {own[0].classes}"]
    )


def linux_page() -> str:
    """Return all Linux command-line programs as Markdown."""
    parts = [
        f"## {program.name}\n\n{block(program.usage)}\n\n{_doc(program.function)}"
        for program in all_programs().values()
    ]
    return page("Linux commands", LINUX, *parts)


def _doc(function: object) -> str:
    return inspect.getdoc(function) or ""


def rule_page() -> str:
    """Return the names that rules may use, with unit and meaning, as Markdown."""
    kinds = {"Keywords": names.KEYWORDS} | {
        f"Counters of {kind}": known for kind, known in names.COUNTERS.items()
    }
    parts = [f"## {title}\n\n{_names(known)}" for title, known in kinds.items()]
    return page("Names in cpuplugd rules", RULES, *parts)


def _names(known: Iterable[KnownName]) -> str:
    rows = [[code(item.name), cell(item.unit), cell(item.meaning), cell(item.kernels)] for item in known]
    return table(["Name", "Unit", "Meaning", "Kernels"], rows)
