"""Rule files of cpuplugd that a scenario names: one that comes along, by its name, or a file.

A scenario file may name files of its own folder alone; a setting of the command line any file, and a plain
name in it is first looked for beside the scenario. The text becomes part of the scenario.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from engine.cpuplugd.language.rule_file import RuleFileError, load
from engine.scenario.files.error import ScenarioError

NOBODY = ("", "none")  # instead of a name: there is no daemon
_PLAIN = re.compile(r"[\w-][\w.-]*")


def rules_table(value: Any, folder: Path | None, file: str, key: str) -> Any:
    """What a scenario says of a group's rules, with the text; folder: None = any file may be named."""
    if not isinstance(value, str):
        return value
    if value.strip() in NOBODY:
        return None
    if folder is not None and not _PLAIN.fullmatch(value):
        hint = "expected a rule file of the scenario's own folder, or one that comes along"
        raise ScenarioError(file, key, hint, value=value)
    try:
        content = load(value, folder)
    except RuleFileError as error:
        raise ScenarioError(file, key, str(error), value=value) from None
    return {"name": Path(value).stem[:100] or "rules", "text": content.decode("latin-1")}


def beside(name: Any, folder: Path) -> Path | None:
    """The folder, if the plain name is one of a file there: then a setting means that file."""
    there = isinstance(name, str) and _PLAIN.fullmatch(name) and (folder / name).is_file()
    return folder if there else None
