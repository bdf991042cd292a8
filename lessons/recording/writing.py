"""The folder of a recorded lesson."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import tomli_w

from engine.language import say
from engine.scenario.files.error import ScenarioError
from engine.scenario.files.layers import Layers
from engine.scenario.scenario import Scenario, find_scenario, load_scenario
from engine.studies.ledger import studies
from lessons.format.error import LessonError
from lessons.format.lesson import TABLE
from lessons.format.new import new_folder, slug
from lessons.format.text import TEXT, parse_text
from lessons.recording.drafts import Drafts, LessonDraft
from lessons.recording.machine import ActionLog, OpenedScenario, RecordingError

_HEAD = '# Recorded in the lab. The page "Writing lessons" of the documentation (Help menu) lists all keys.\n'


def write_lesson(folder: Path, title: str, taken: ActionLog) -> Path:
    """Write the actions as a lesson into a new folder. Raises RecordingError; in that case, nothing is
    left behind.
    """
    if os.path.lexists(folder):
        raise RecordingError(say('"{0}" already exists; expected the name of a new folder', folder))
    drafts = Drafts(_scenario)
    drafts.play(taken)
    name = " ".join(title.split())[:200] or "Recorded lesson"
    try:
        with new_folder(folder) as beside:
            runs = {key: _run(beside, key, opened) for key, opened in drafts.runs.items()}
            table = _table(folder, name, runs, drafts.steps, _study(drafts.runs))
            (beside / TABLE).write_text(_HEAD + tomli_w.dumps(table), encoding="utf-8")
            (beside / TEXT).write_text(_text(name, drafts.steps), encoding="utf-8")
    except OSError as error:
        raise RecordingError(say('"{0}" cannot be written ({1})', folder, error.strerror or error)) from None
    return folder


def _scenario(opened: OpenedScenario) -> Scenario:
    try:
        return load_scenario(opened.scenario, opened.settings)
    except ScenarioError as error:
        raise RecordingError(say("the scenario cannot be opened again: {0}", error)) from None


def _study(runs: dict[str, OpenedScenario]) -> str:
    known = {_scenario(opened).study for opened in runs.values()}
    return next(iter(known)) if len(known) == 1 and known <= set(studies()) else ""


def _run(folder: Path, key: str, opened: OpenedScenario) -> dict[str, Any]:
    """Return the run's table; copy a scenario that is not shipped into the folder."""
    path, shown = find_scenario(opened.scenario)
    name = opened.scenario
    if str(path) == opened.scenario or path == Path(opened.scenario):
        name = f"{key}.toml"
        table = {word: value for word, value in Layers(path, shown).table.items() if word != "id"}
        (folder / name).write_text(tomli_w.dumps(table), encoding="utf-8")
    run: dict[str, Any] = {"scenario": name}
    if opened.settings:
        run["settings"] = list(opened.settings)
    if opened.seed is not None:
        run["seed"] = opened.seed
    return run


def _table(
    folder: Path, title: str, runs: dict[str, Any], steps: Sequence[LessonDraft], study: str
) -> dict[str, Any]:
    about = {
        "format": 1,
        "id": slug(folder.name) or "recorded",
        "title": title,
        "study": study,
        "minutes": min(max(5, 2 * len(steps)), 120),
        "summary": f"Recorded in the lab: {len(steps)} steps.",
    }
    return {**about, "runs": runs, "steps": [step.table for step in steps]}


def _text(title: str, steps: Sequence[LessonDraft]) -> str:
    parts = [f"# {_line(title)}"]
    parts += [f"## {_line(step.title)} {{#{step.table['id']}}}\n\n{_markdown(step.text)}" for step in steps]
    return "\n\n".join(parts) + "\n"


def _line(words: str) -> str:
    """Return a title as one line of escaped Markdown."""
    return _plain(" ".join(words.split())[:120] or "Step")


def _markdown(words: str) -> str:
    """Return the trainer's Markdown, escaped as plain text if it is not allowed in a lesson."""
    try:
        if parse_text(f"# x\n\n## y {{#y}}\n\n{words}\n").sections.keys() == {"y"}:
            return words
    except LessonError:
        pass
    return "\n".join(_plain(line) for line in words.splitlines())


def _plain(words: str) -> str:
    return re.sub(r"([\\`*_{}\[\]()<>#+!|$~=&-])", r"\\\1", words)
