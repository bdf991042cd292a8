"""The layers of a scenario: the files that it extends, the file itself, and settings on top.

Tables are merged key by key; any other value replaces the one below. A guest kind may be like another kind:
it then has all keys of that kind that it does not set itself. The layers are stored, so that a message can
show the origin of a value.

A group may name a rule file of cpuplugd, whose text becomes part of the scenario. A scenario file may name
rule files in its own folder or shipped ones; a setting may name any file, and a plain name is first looked up
in the scenario's folder.
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from engine.cpuplugd.language.lines import RuleFileError, load
from engine.cpuplugd.shipped import shipped
from engine.language import say
from engine.scenario.files.error import Key, ScenarioError, key_text, nearest, value_at
from engine.scenario.files.merging import complete_kinds, copied, merge
from engine.scenario.files.toml_input import MAX_DEPTH, check_shape, read_head, read_toml

STUDIES = Path(__file__).parents[2] / "studies"  # the shipped scenarios
MAX_CHAIN = 6
RULES = "cpuplugd"  # key of a group whose value is the name of a file
NO_RULES = ("", "none")  # instead of the name of a rule file: no daemon
_PLAIN = re.compile(r"[\w-][\w.-]*")
_MAX_SETTING = 4000  # characters
_NAMED = (["guests"], ["kinds"])  # tables whose entries must exist before a setting can change them


class Layers:
    """The merged tables of a scenario, and the origin of each value."""

    def __init__(
        self,
        path: Path,
        shown: str,
        table: dict[str, Any] | None = None,
        own: dict[str, Any] | None = None,
    ) -> None:
        """Use `table`, the complete scenario, or `own`, which may extend another scenario, instead of the
        file.
        """
        self.shown, self._folder = shown, path.parent
        chain = chain_of(path, shown, own) if table is None else [(path, shown, table)]
        self._files = [(name, found) for _, name, found in chain]
        self._settings: list[tuple[Key, str]] = []
        self.table: dict[str, Any] = {}
        for _, table in reversed(self._files):
            merge(self.table, table)
        complete_kinds(self.table, shown)

    def apply(self, setting: str) -> None:
        """Apply a setting like "lpar.xstor=1G" on top. Raises ScenarioError."""
        name = f"{self.shown} with --set {setting[:80]}"
        key, value = parse_setting(setting, name)
        for pair in self._each(key, name):
            self._set(pair, value, name)

    def origin(self, key: Key) -> str:
        """Return the file or setting that set the value at this key."""
        for path, name in reversed(self._settings):
            if path == key[: len(path)]:
                return name
        place = next((at for at, part in enumerate(key) if isinstance(part, int)), len(key))
        for name, table in self._files:  # one file specifies all items of a list
            if value_at(table, key[:place]) is not None:
                return name
        inside = (name for path, name in self._settings if path[: len(key)] == key)
        return next(inside, self.shown)

    def setting_in(self, key: Key) -> Key:
        """Return the key below this one that a setting created, or this key."""
        return next((path for path, _ in self._settings if path[: len(key)] == key), key)

    def changed(self, name: str) -> str:
        """Return a file name followed by the settings on top, for values that are wrong only in
        combination.
        """
        names = dict.fromkeys(name for _, name in self._settings)
        if not names or " with --set " in name:
            return name
        last = next(iter(names)).partition(" with ")[2]
        return f"{name} with {last if len(names) == 1 else f'{len(names)} settings'}"

    def _each(self, key: Key, name: str) -> list[Key]:
        groups = self.table.get("guests")
        if key[0] != "guests" or len(key) < 3 or not isinstance(groups, dict):
            return [key]
        if key[1] == "all":
            return [("guests", group, *key[2:]) for group in groups]
        return [("guests", _group_of(groups, str(key[1]), name), *key[2:])]

    def _set(self, key: Key, value: Any, name: str) -> None:
        place: Any = self.table
        path: list[str | int] = []
        for part in key[:-1]:
            at = _index(place, path, part, name)
            _check_there(place, path, at, name)
            path.append(at)
            place = place.setdefault(at, {}) if isinstance(place, dict) else place[at]
        last = _index(place, path, key[-1], name)
        if last == RULES and key[0] == "guests":
            value = rules_table(value, beside(value, self._folder), name, key_text((*path, last)))
        place[last] = copied(value)
        self._settings.append(((*path, last), name))


def chain_of(
    path: Path,
    shown: str,
    own: dict[str, Any] | None = None,
    read: Callable[[Path, str], dict[str, Any]] = read_toml,
) -> Iterator[tuple[Path, str, dict[str, Any]]]:
    """Yield the file and the files that it extends, each with its name for the user. own: the contents of the
    first file.
    """
    for _ in range(MAX_CHAIN):
        table, own = dict(read(path, shown) if own is None else own), None
        below = table.pop("extends", None)
        yield path, shown, _with_rules(table, path.parent, shown)
        if below is None:
            return
        path, shown = _below(path, shown, below)
    raise ScenarioError(
        shown, "extends", say("expected a chain of at most {0} files", MAX_CHAIN), value=below
    )


def head_of(path: Path, read: Callable[[Path, str], dict[str, Any]] = read_head) -> dict[str, Any]:
    """Return the keys before the first table of a file and of the files that it extends; some tables might be
    included.
    """
    heads = [table for _, _, table in chain_of(path, path.name, read=read)]
    return {key: value for head in reversed(heads) for key, value in head.items()}


def _with_rules(table: dict[str, Any], folder: Path, shown: str) -> dict[str, Any]:
    """Return the table with the texts of the rule files that its guests name."""
    groups = table.get("guests")
    if not isinstance(groups, dict):
        return table
    groups = dict(groups)
    for name, group in groups.items():
        if isinstance(group, dict) and RULES in group:
            key = key_text(("guests", name, RULES))
            groups[name] = group | {RULES: rules_table(group[RULES], folder, shown, key)}
    return table | {"guests": groups}


def _below(path: Path, shown: str, below: Any) -> tuple[Path, str]:
    """Return the extended file and its name for the user; a scenario cannot refer to any other files."""
    if isinstance(below, str) and re.fullmatch(r"[\w-][\w.-]*\.toml", below):
        return path.with_name(below), shown.removesuffix(path.name) + below
    if isinstance(below, str) and below.startswith("id:"):
        return _shipped(shown, below.removeprefix("id:"))
    own = isinstance(below, str) and re.fullmatch(r"[a-z][\w-]*/[\w-][\w.-]*\.toml", below)
    if own and os.path.isfile(shipped_file(str(below))):
        return shipped_file(str(below)), str(below)
    hint = say(
        'expected a file in the same folder ("base.toml") or a shipped file ("pause/software.toml", '
        '"id:pause-suspend")'
    )
    raise ScenarioError(shown, "extends", hint, value=below)


def shipped_file(name: str) -> Path:
    """Return the path of the shipped scenario file "study/name.toml"."""
    study, _, file = name.partition("/")
    return STUDIES / study / "scenarios" / file


def shipped_name(path: Path) -> str:
    """Return the name of a shipped scenario's file: "study/name.toml"."""
    return f"{path.parents[1].name}/{path.name}"


def _shipped(shown: str, id: str) -> tuple[Path, str]:
    """Return the file of a shipped scenario. Only an id in the file itself counts, because the catalog
    itself reads layers.
    """
    files = _shipped_files()
    if id and id in files:
        return files[id], shipped_name(files[id])
    near = nearest(id, files)
    hint = say("expected the ID of a shipped scenario after id:")
    raise ScenarioError(
        shown, "extends", hint, value=f"id:{id}", nearest=f"id:{near}" if near else "", noun="name"
    )


@lru_cache(maxsize=1)  # reading a hundred files at each step of a slider costs more than the machine
def _shipped_files() -> dict[str, Path]:
    return {read_head(path, path.name).get("id", ""): path for path in sorted(STUDIES.rglob("*.toml"))}


def parse_setting(setting: str, name: str) -> tuple[Key, Any]:
    """Return the key and value of a setting such as "lpar.xstor=1G". Raises ScenarioError, which refers
    to the setting as `name`.
    """
    text, equals, value = setting.partition("=")
    parts = tuple(part.strip() for part in text.split("."))
    if not equals or not all(parts) or len(parts) > MAX_DEPTH or len(setting) > _MAX_SETTING:
        raise ScenarioError(
            name, "", say('expected KEY=VALUE, like "lpar.xstor=1G" or "guests.dm.share=200"')
        )
    return parts, _value(value.strip(), name)


def _value(text: str, name: str) -> Any:
    """Return the text as a TOML value, or unchanged if it is not a TOML value: 1G and 30m need no quotes."""
    check_shape(text, name)
    try:
        table = tomllib.loads(f"value = {text}")
    except ValueError:
        return text
    value = table["value"]
    plain = isinstance(value, str | int | float | list | dict)
    return value if plain and len(table) == 1 else text


def _index(place: Any, path: Sequence[str | int], part: str | int, name: str) -> str | int:
    """Return `part` as a table key, or as the index of a list item, which must exist."""
    if isinstance(place, dict):
        return part
    where = key_text((*path, part))
    if not isinstance(place, list):
        raise ScenarioError(
            name, where, say("{0} is a value; expected a table or a list", key_text(tuple(path)))
        )
    if not str(part).isdecimal() or not 1 <= int(part) <= len(place):
        raise ScenarioError(
            name, where, say("expected a number from 1 to {0} after {1}", len(place), key_text(tuple(path)))
        )
    return int(part) - 1


def _group_of(groups: dict[str, Any], word: str, name: str) -> str:
    """Return the group with this name, or the group whose only guest has this user ID; otherwise the word
    itself.
    """
    if word in groups:
        return word
    found = next((text for text, group in groups.items() if word.upper() in _userids(group)), word)
    count = groups[found].get("count", len(_userids(groups[found]))) if found in groups else 1
    if count != 1:
        hint = say(
            "expected guests.{0}, which sets a value for all {1} guests; to set a value for {2} "
            "only, give {2} a separate table",
            found,
            count,
            word.upper(),
        )
        raise ScenarioError(name, key_text(("guests", word)), hint)
    return found


def _userids(group: Any) -> list[Any]:
    """Return the user IDs that a group lists and that its guests use."""
    userids, count = (group.get("userids"), group.get("count")) if isinstance(group, dict) else ([], None)
    if not isinstance(userids, list):
        return []
    return userids[:count] if isinstance(count, int) else userids


def _check_there(place: Any, path: list[str | int], part: str | int, name: str) -> None:
    """Reject a setting for a group or kind that does not exist, because it would create a useless new group
    or kind.
    """
    if path in _NAMED and part not in place:
        hint = say("expected one of {0}", ", ".join(sorted(place)[:20]))
        close = nearest(str(part), place)
        right = key_text((*path, close)) if close else ""
        raise ScenarioError(name, key_text((*path, part)), hint, nearest=right)


def rules_table(value: Any, folder: Path | None, file: str, key: str) -> Any:
    """Return the rules of a group with their text; folder: None = any file is allowed."""
    if not isinstance(value, str):
        return value
    if value.strip() in NO_RULES:
        return None
    if folder is not None and not _PLAIN.fullmatch(value):
        hint = say("expected a rule file in the folder of the scenario, or a shipped rule file")
        raise ScenarioError(file, key, hint, value=value)
    try:
        content = load(value, folder)
    except RuleFileError as error:
        raise ScenarioError(file, key, str(error), value=value) from None
    return {"name": Path(value).stem[:100] or "rules", "text": content.decode("latin-1")}


def names_file(setting: str) -> bool:
    """Return whether a setting specifies a rule file that does not ship with the program."""
    try:
        key, value = parse_setting(setting, "")
    except ScenarioError:
        return False
    rules = key[0] == "guests" and key[-1] == RULES and isinstance(value, str)
    return rules and value.strip() not in (*NO_RULES, *shipped())


def beside(name: Any, folder: Path) -> Path | None:
    """Return the folder if it contains a file with this plain name, to which a setting then refers."""
    there = isinstance(name, str) and _PLAIN.fullmatch(name) and os.path.isfile(folder / name)
    return folder if there else None
