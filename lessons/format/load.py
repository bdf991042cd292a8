"""Loads a lesson from its folder and checks it, and lists the shipped lessons."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

from pydantic import ValidationError

from engine.language import say
from engine.scenario.files.error import Key, ScenarioError, nearest, value_at
from engine.scenario.files.model_errors import first_wrong
from engine.scenario.files.toml_input import parse_toml
from engine.studies.ledger import studies
from lessons.format.error import KeyLines, LessonError, WrongKey, sentence
from lessons.format.folder import MAX_PICTURE_BYTES, Folder, check_rule_files
from lessons.format.lesson import TABLE, Lesson
from lessons.format.models import LessonHead, LessonTable, Step, StepTable
from lessons.format.pictures import check_picture
from lessons.format.rules import check_rules
from lessons.format.text import TEXT, LessonText, TextLink, links_in, parse_text
from lessons.format.translation import ENGLISH, Translation, file_name, wrong_place
from lessons.format.translation import read as read_translation

HERE = Path(__file__).parents[1]
Head = TypeVar("Head", bound=LessonHead)
FIRST_TABLE = re.compile(r"^\[", re.M)  # the text before it is the header of a lesson


@dataclass(frozen=True)
class LessonEntry:
    """A lesson as shown in a list of lessons."""

    id: str
    title: str
    study: str
    minutes: int
    summary: str
    folder: Path
    part: str = ""
    needs: tuple[str, ...] = ()
    number: int = 0  # that its folder begins with


def folders(folder: Path = HERE) -> list[Path]:
    """Return the folders of the shipped lessons, in order."""
    return sorted(path.parent for path in folder.glob(f"[0-9][0-9]_*/{TABLE}"))


def catalog(folder: Path = HERE, language: str = ENGLISH) -> list[LessonEntry]:
    """Return the shipped lessons in the order of their folders, in a language; read only their headers.

    Raises LessonError.
    """
    entries: list[LessonEntry] = []
    for path in folders(folder):
        lesson = _entry(path, language)
        if any(entry.id == lesson.id for entry in entries):
            raise LessonError(
                f"{path.name}/{TABLE}", 0, say('id = "{0}": another lesson has the same ID', lesson.id)
            )
        entries.append(lesson)
    return entries


def searched_text(path: Path, language: str = ENGLISH) -> str:
    """Return the text of a lesson, in English and as translated, in lower case for a search.

    Raises LessonError.
    """
    files = Folder(path)
    translation = read_translation(files, language)
    translated = [entry.text for entry in translation.entries.values()] if translation is not None else []
    return "\n".join((files.text(TEXT), *translated)).casefold()


def following(path: Path, language: str = ENGLISH) -> LessonEntry | None:
    """Return the shipped lesson after the lesson in a folder; None after the last lesson, and for other
    folders.
    """
    known = folders()
    place = known.index(path) + 1 if path in known else len(known)
    return _entry(known[place], language) if place < len(known) else None


def _entry(path: Path, language: str) -> LessonEntry:
    files = (path / TABLE, path / file_name(language))
    return _unchanged_entry(path, language, tuple(_stamp(file) for file in files))


def _stamp(file: Path) -> tuple[int, int]:
    """Return a value that differs when a file has been written again."""
    try:
        found = file.stat()
    except OSError:  # English needs no translation; `Folder` reports other files
        return 0, 0
    return found.st_mtime_ns, found.st_size


@lru_cache(maxsize=1000)
def _unchanged_entry(path: Path, language: str, stamps: tuple[tuple[int, int], ...]) -> LessonEntry:
    """Return the entry of a lesson whose files have these stamps; each list of lessons shows all of them."""
    lesson = _listed(path, language)
    about = (lesson.id, lesson.title, lesson.study, lesson.minutes, lesson.summary)
    number = int(path.name.partition("_")[0])
    return LessonEntry(*about, path, lesson.part, lesson.needs, number)


def _listed(path: Path, language: str) -> LessonHead:
    try:
        files = Folder(path)
        table, lines = _parsed(FIRST_TABLE.split(files.text(TABLE), maxsplit=1)[0])
        return _checked(LessonHead, table, lines, read_translation(files, language, head=True))
    except LessonError as error:
        raise LessonError(f"{path.name}/{error.file}".rstrip("/"), error.line, error.text) from None


def load_lesson(folder: str | Path, language: str = ENGLISH) -> Lesson:
    """Load the lesson in a folder; the lesson can be from an untrusted author. Raises LessonError with file
    and line.

    Its texts are in `language`, like "de", to the extent that the folder has them; the others are English.
    Read nothing outside the folder except shipped scenarios. lessons.proof checks whether guests, measures
    and conditions exist.
    """
    files = Folder(Path(folder))
    translation = read_translation(files, language)
    table, lines = _table(files, translation)
    text = parse_text(files.text(TEXT))
    if translation is not None:
        text = translation.of_text(text)
    steps = tuple(_step(step, text, lines, place) for place, step in enumerate(table.steps))
    _check_sections(text, {step.id for step in steps})
    about = (table.id, table.title, table.study, table.minutes, table.summary)
    lesson = Lesson(files, *about, table.runs, steps, text, lines, table.figures, table.sweeps)
    lesson = replace(
        lesson,
        part=table.part,
        objectives=table.objectives,
        misconceptions=table.misconceptions,
        needs=table.needs,
        senses=table.senses,
        mastery=table.mastery,
        labels=translation.pictures if translation is not None else {},
    )
    _check_links(lesson)
    for name in files.pictures:
        check_picture(name, files.bytes(name, MAX_PICTURE_BYTES))
    return lesson


def _table(files: Folder, translation: Translation | None) -> tuple[LessonTable, KeyLines]:
    table, lines = _parsed(files.text(TABLE))
    lesson = _checked(LessonTable, table, lines)
    try:
        check_rules(lesson)
        check_rule_files(lesson, files)
    except WrongKey as error:
        raise _wrong(error, table, lines) from None
    return (_translated(LessonTable, table, translation) if translation else lesson), lines


def raw_table(files: Folder) -> dict[str, Any]:
    """Return the content of lesson.toml as written. Raises LessonError if it is not TOML."""
    return _parsed(files.text(TABLE))[0]


def _parsed(source: str) -> tuple[dict[str, Any], KeyLines]:
    try:
        return parse_toml(source, TABLE), KeyLines(source)
    except ScenarioError as error:
        found = re.search(r"line (\d+)", error.expected)
        raise LessonError(TABLE, int(found[1]) if found else 0, error.expected) from None


def _checked(
    kind: type[Head], table: dict[str, Any], lines: KeyLines, translation: Translation | None = None
) -> Head:
    try:
        lesson = kind.model_validate(table)
        _check_study(lesson)
    except ValidationError as error:
        wrong = first_wrong(error, kind, table)
        raise _placed(lines, wrong.key, wrong.expected, wrong.value, wrong.nearest) from None
    except WrongKey as error:
        raise _wrong(error, table, lines) from None
    return _translated(kind, table, translation) if translation else lesson


def _wrong(error: WrongKey, table: dict[str, Any], lines: KeyLines) -> LessonError:
    return _placed(lines, error.key, error.expected, value_at(table, error.key), error.nearest)


def _translated(kind: type[Head], table: dict[str, Any], translation: Translation) -> Head:
    words = translation.of_table(table)
    try:
        return kind.model_validate(words)
    except ValidationError as error:
        raise wrong_place(error, kind, words, translation.file) from None


def _placed(lines: KeyLines, key: Key, expected: str, value: Any, near: str) -> LessonError:
    value = None if isinstance(value, dict | list) else value
    return LessonError(TABLE, lines.of(key), sentence(key, expected, value, near))


def _check_study(lesson: LessonHead) -> None:
    if lesson.study and lesson.study not in studies():
        hint = say('expected one of {0}, or "" for none', ", ".join(studies()))
        raise WrongKey(("study",), hint, nearest(lesson.study, studies()))


def _step(step: StepTable, text: LessonText, lines: KeyLines, place: int) -> Step:
    section = text.sections.get(step.id)
    if section is None:
        near = nearest(step.id, text.sections)
        hint = say("expected a section with {{#{0}}} in {1}", step.id, TEXT)
        key = ("steps", place, "id")
        raise LessonError(TABLE, lines.of(key), sentence(key, hint, step.id, near))
    return Step.model_construct(
        step.model_fields_set, **dict(step), title=section.title, markdown=section.markdown
    )


def _check_sections(text: LessonText, steps: set[str]) -> None:
    for section in text.sections.values():
        if section.id not in steps:
            near = nearest(section.id, steps)
            hint = say("; the nearest valid name is {0}", near) if near else ""
            raise LessonError(
                TEXT, section.line, say("{{#{0}}}: {1} does not have this step{2}", section.id, TABLE, hint)
            )


def _check_links(lesson: Lesson) -> None:
    """Check the links to steps and pictures, including those in the texts of lesson.toml."""
    steps = [step.id for step in lesson.steps]
    for file, link in all_links(lesson):
        known = {"step": steps, "picture": lesson.folder.pictures}.get(link.kind)
        if known is not None and link.target not in known:
            near = nearest(link.target, known)
            hint = say("; the nearest valid name is {0}", near) if near else ""
            raise LessonError(file, link.line, f"no {link.kind} {link.target}{hint}")


def all_links(lesson: Lesson) -> list[tuple[str, TextLink]]:
    """Return the file and the link for every link and picture in a lesson. Raises LessonError."""
    found = [(TEXT, link) for link in lesson.text.links]
    for key, markdown in texts(lesson.steps):
        found += [(TABLE, link) for link in links_in(markdown, TABLE, lesson.lines.of(key))]
    return found


def texts(steps: tuple[Step, ...]) -> list[tuple[Key, str]]:
    """Return the Markdown texts in lesson.toml with their keys."""
    found: list[tuple[Key, str]] = []
    for place, step in enumerate(steps):
        here = ("steps", place)
        for number, option in enumerate(step.options):
            found.append(((*here, "options", number, "text"), option.text))
            found.append(((*here, "options", number, "why"), option.why or ""))
        found += [((*here, "goals", number, "text"), goal.text) for number, goal in enumerate(step.goals)]
        found += [((*here, "hints", number, "text"), rung.text) for number, rung in enumerate(step.hints)]
        found += [((*here, name), getattr(step, name) or "") for name in ("worked", "model", "notes")]
    return found
