"""Rule files of cpuplugd in a lesson's folder: bounded in size, and no file of elsewhere is ever named."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.cpuplugd.shipped import shipped
from engine.language import say
from engine.scenario.files.error import Key, ScenarioError, nearest
from engine.scenario.files.layers import NO_RULES, RULES, parse_setting
from engine.scenario.files.toml_input import parse_toml
from lessons.format.error import WrongKey
from lessons.format.folder import MAX_TEXT_BYTES, Folder
from lessons.format.models import LessonTable, Run, StepTable

ENDING = ".conf"


def check_rule_files(lesson: LessonTable, folder: Folder) -> None:
    """Raise LessonError for a file that is too large, WrongKey for a setting that names a file elsewhere."""
    own = [name for name in folder.names if name.endswith(ENDING)]
    for name in own:
        folder.bytes(name, MAX_TEXT_BYTES)
    known = [*own, *shipped(), *NO_RULES]
    for key, name in named_in_settings(lesson.runs, lesson.steps):
        if name not in known:
            hint = say("expected a rule file of the lesson's folder, or a shipped one")
            raise WrongKey(key, hint, nearest(name, known))


def named_in_settings(runs: Mapping[str, Run], steps: Sequence[StepTable]) -> Iterator[tuple[Key, str]]:
    """Yield the key and the name of each rule file that settings of runs and dials name."""
    for key, settings in _settings(runs, steps):
        for setting in settings:
            try:
                path, value = parse_setting(setting, "")
            except ScenarioError:
                continue  # reported when the scenario is loaded
            if path[-1] == RULES and isinstance(value, str):
                yield key, value


def named_in_scenario(folder: Folder, name: str) -> set[str]:
    """Return the rule files that a scenario file of the folder names."""
    try:
        groups = parse_toml(folder.text(name), name).get("guests")
    except ValueError:
        return set()  # reported when the scenario is loaded
    groups = groups.values() if isinstance(groups, dict) else ()
    return {str(group[RULES]) for group in groups if isinstance(group, dict) and RULES in group}


def _settings(runs: Mapping[str, Run], steps: Sequence[StepTable]) -> Iterator[tuple[Key, tuple[str, ...]]]:
    for name, run in runs.items():
        yield ("runs", name, "settings"), run.settings
    for place, step in enumerate(steps):
        for number, dial in enumerate(step.dials):
            for count, option in enumerate(dial.options):
                key: Key = ("steps", place, "dials", number, "options", count, "settings")
                yield key, option.settings
