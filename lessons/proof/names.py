"""Checks that everything named in a lesson exists: measures, guests, facts, charts, words, conditions,
files.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

from engine.language import one_line
from engine.measures.measure import Measure
from engine.measures.selectors import UnknownName, find_measure, guests_of, members_of
from engine.scenario.files.error import Key, ScenarioError, nearest
from engine.scenario.files.toml_input import parse_toml
from engine.scenario.scenario import Scenario
from engine.studies.exhibits import exhibits
from engine.studies.ledger import LedgerError
from lessons.format.error import LessonError, sentence
from lessons.format.folder import named_in_scenario, named_in_settings
from lessons.format.formulas import why_not_set
from lessons.format.glossary import find as find_word
from lessons.format.lesson import TABLE, Lesson
from lessons.format.load import all_links
from lessons.format.models import MAKES, Act, Figure, Goal, Step
from lessons.format.moments import UnknownMoment, condition, fixed_time
from lessons.format.text import TEXT, TextLink, insets
from lessons.play.drawings import DrawnError
from lessons.play.goals import goal_condition
from lessons.play.judging import stated_unit
from lessons.play.machine import passing
from lessons.play.machine_settings import (
    DialError,
    Values,
    act_settings,
    drawing_answer,
    ends,
    settings_of,
    starting_drawing,
)
from lessons.play.truth import stretch
from lessons.proof.finding import LessonFinding, at_key, of_error
from lessons.proof.ways import NUMBERS, unread

CHARTS = (  # ids of the window's panels
    "memory timeline cpu paging guests storage guide study console runs processors timers lock lanes matrix "
    "rules linux_memory guest_size linux_cpus throughput scans pool "
    "passes relocation steal device_heat link_rates system_cpu moves sweep physical lpars aging "
    "hiperdispatch cluster members efficiency packs plot experiment"
).split()
BESIDE = (TABLE, TEXT, "guide.md")  # files that need no link
_NO_WORKED = (  # without it, the way to the answer can end at a different number than the run
    "expected worked: how to calculate the figure from what the student sees at this step; "
    "the result must be near the run's"
)
_NO_WAY = "expected way: the same calculation as arithmetic, like 2 * 100 / 300"
_NO_WRONG = "expected wrong: the common mistakes, each with its arithmetic"
_OF_A_LANGUAGE = re.compile(r"lesson\.[a-z]{2}\.toml")  # its texts: lessons.format.translation
_WRONG = (UnknownName, UnknownMoment, LedgerError, DialError, DrawnError, LessonError, ScenarioError)


def check_names(lesson: Lesson) -> Iterator[LessonFinding]:
    """Yield every wrong name, without running the lesson."""
    yield from _links(lesson)
    yield from _senses(lesson)
    yield from _insets(lesson)
    if lesson.runs and not lesson.run_of(0):
        yield at_key(lesson, ("steps", 0), "expected run: the machine next to the title page")
    yield from _runs(lesson)
    yield from _files(lesson)
    for place in range(len(lesson.steps)):
        yield from _step(lesson, place)
    for place, figure in enumerate(lesson.figures):
        if _loads(lesson, figure.run):
            yield from _tried(lesson, ("figures", place), _figure, lesson, figure)


def _loads(lesson: Lesson, run: str) -> bool:
    try:
        lesson.scenario(run)
    except LessonError:
        return False  # reported already
    return True


def _ways(lesson: Lesson, place: int) -> Iterator[LessonFinding]:
    step, key = lesson.steps[place], ("steps", place)
    for name, told in (("way", _NO_WAY), ("wrong", _NO_WRONG)):
        if not getattr(step, name):
            yield at_key(lesson, key, told)
    for number in unread(lesson, place) if step.way else ():
        text = f"{number:g}: expected a number in the text up to this step, or seen() or found()"
        yield at_key(lesson, (*key, "way"), text)


def _figure(lesson: Lesson, figure: Figure) -> None:
    scenario = lesson.scenario(figure.run)
    members_of(scenario, find_measure(figure.measure), figure.of)
    first, last = (
        fixed_time(scenario, text, end) for text, end in ((figure.from_time, False), (figure.to_time, True))
    )
    if first is None or last is None or not first < last:
        raise UnknownMoment(
            "expected moments or phases for from_time and to_time, the first before the second"
        )


def _tried(lesson: Lesson, key: Key, look: Callable[..., Any], *of: Any) -> Iterator[LessonFinding]:
    """Call `look` and yield its error as a finding."""
    try:
        look(*of)
    except _WRONG as error:
        yield at_key(lesson, key, str(error))


def _links(lesson: Lesson) -> Iterator[LessonFinding]:
    for file, link in all_links(lesson):
        if wrong := _link(lesson, link):
            what = "the formula " if link.kind == "formula" else f"the link to {link.kind}:"
            yield LessonFinding(file, link.line, one_line(f"{what}{link.target.strip()[:80]}: {wrong}"))


def _senses(lesson: Lesson) -> Iterator[LessonFinding]:
    for word, sense in lesson.senses.items():
        if sense and find_word(sense) is None:
            yield at_key(lesson, ("senses", word), f'"{sense}": expected a word of the glossary, or ""')


def _insets(lesson: Lesson) -> Iterator[LessonFinding]:
    """Check that each of the student's own numbers in a text belongs to a prediction."""
    asked = [step.id for step in lesson.steps if step.kind == "predict"]
    for step in lesson.steps:
        for _, id in insets(step.markdown):
            if id not in asked:
                text = sentence(
                    (), f"{{{{{id}}}}}: expected the ID of a predict step", nearest=nearest(id, asked)
                )
                yield LessonFinding(TEXT, lesson.text.sections[step.id].line, text)


def _link(lesson: Lesson, link: TextLink) -> str:
    """Return why a link has no target or a formula cannot be shown; "" if neither is the case."""
    if link.kind == "formula":
        return why_not_set(link.target)
    try:
        if link.kind == "measure":
            find_measure(link.target)
        elif link.kind == "fact":
            _fact(lesson, link.target)
        elif link.kind == "glossary" and find_word(link.target) is None:
            return "expected a word of the glossary"
    except _WRONG as error:
        return str(error)
    return ""


def _fact(lesson: Lesson, id: str) -> Any:
    if not lesson.study:
        raise LedgerError(f"expected study to name the source of {id}")
    ids = [fact.id for fact in lesson.ledger.facts]
    if id not in ids:
        near = nearest(id, ids)
        raise LedgerError(sentence((), f"no fact {id} in the ledger of {lesson.study}", nearest=near))
    return lesson.fact(id)


def _runs(lesson: Lesson) -> Iterator[LessonFinding]:
    used = {lesson.run_of(place) for place in range(len(lesson.steps))}
    used |= {sweep.run for sweep in lesson.sweeps.values()}
    used_sweeps = {step.sweep for step in lesson.steps if step.kind == "sweep"}
    for name in lesson.sweeps:
        if name not in used_sweeps:
            yield at_key(lesson, ("sweeps", name), "no step of kind sweep runs it")
    for name in lesson.runs:
        if name not in used:
            yield at_key(lesson, ("runs", name), "no step opens this run")
        try:
            lesson.scenario(name)
        except LessonError as error:
            yield of_error(error)


def _files(lesson: Lesson) -> Iterator[LessonFinding]:
    used = {*BESIDE, *(link.target for _, link in all_links(lesson) if link.kind == "picture")}
    for run in lesson.runs.values():
        for name in _chain(lesson, run.scenario):
            used |= {name, *named_in_scenario(lesson.folder, name)}
    used |= {name for _, name in named_in_settings(lesson.runs, lesson.steps)}
    used |= {step.drawing for step in lesson.steps if step.drawing}
    used |= {
        name for step in lesson.steps for act in step.solution for name in (act.rules, act.drawing) if name
    }
    for name in lesson.folder.names:
        if name not in used and not _OF_A_LANGUAGE.fullmatch(name):
            yield LessonFinding(name, 0, "unused file; link to it or remove it")


def _chain(lesson: Lesson, name: str) -> Iterator[str]:
    """Yield a scenario file in the folder and the files that it extends."""
    seen: set[str] = set()
    while name in lesson.folder.names and name not in seen:
        seen.add(name)
        yield name
        try:
            name = str(parse_toml(lesson.folder.text(name), name).get("extends"))
        except ValueError:
            return


def _step(lesson: Lesson, place: int) -> Iterator[LessonFinding]:
    step, key = lesson.steps[place], ("steps", place)
    asked = lesson.asked_by(step)
    run = lesson.sweeps[asked.sweep].run if asked.sweep else lesson.run_of(place)
    try:
        scenario = lesson.scenario(run) if run else None
    except LessonError:
        return  # reported already
    if step.spotlight and step.spotlight.chart not in CHARTS:
        hint = f"expected one of {', '.join(CHARTS)}"
        text = sentence((), hint, nearest=nearest(step.spotlight.chart, CHARTS))
        yield at_key(lesson, (*key, "spotlight"), text)
    if step.kind == "predict" and not any(item.predict == step.id for item in lesson.steps[place + 1 :]):
        yield at_key(lesson, key, "expected a later compare step for this prediction")
    if step.form in ("number", "series") and not step.worked:
        yield at_key(lesson, key, _NO_WORKED)
    if step.form in NUMBERS:
        yield from _ways(lesson, place)
    yield from _facts(lesson, step, key)
    for exhibit in step.recreates:
        yield from _tried(lesson, (*key, "recreates"), _exhibit, exhibit, run)
    if scenario is not None:
        yield from _times(lesson, step, key, scenario)
        yield from _who(lesson, step, key, scenario)
        yield from _goals(lesson, step, key, scenario)
        yield from _acts(lesson, step, key, scenario)
        yield from _dials(lesson, step, key, run)


def _exhibit(id: str, run: str) -> None:
    if id not in exhibits():
        raise LedgerError(sentence((), f"no table or figure {id}", nearest=nearest(id, exhibits())))
    if not run:
        raise LedgerError(f"{id} is recreated by a run; expected the step to have one")


def _facts(lesson: Lesson, step: Step, key: Key) -> Iterator[LessonFinding]:
    places: list[tuple[Key, str, str]] = []
    if step.fact:
        places.append(((*key, "fact"), step.fact, stated_unit(step)))
    unit = stated_unit(step) if step.form == "series" else "pages"
    places += [((*key, "facts", name), fact, unit) for name, fact in step.facts.items()]
    for where, id, unit in places:
        yield from _tried(lesson, where, _shown_fact, lesson, step, id, unit)


def _shown_fact(lesson: Lesson, step: Step, id: str, unit: str) -> None:
    fact = _fact(lesson, id)
    if fact.unit != unit:
        raise LedgerError(f'{id} is in "{fact.unit}"; expected the unit of the step, which is "{unit}"')
    if not step.least <= fact.value <= step.most:
        raise LedgerError(f"{id} is {fact.text}: expected it between least and most")


def _times(lesson: Lesson, step: Step, key: Key, scenario: Scenario) -> Iterator[LessonFinding]:
    if step.until:
        yield from _tried(lesson, (*key, "until"), _passing, scenario, step.until)
    for name in ("at", "at_time", "from_time", "to_time"):
        if text := getattr(step, name):
            yield from _tried(lesson, (*key, name), moment_or_condition, scenario, text)
    for number, option in enumerate(step.options):
        if when := option.when:
            where = (*key, "options", number, "when")
            yield from _tried(lesson, where, condition, scenario, when)
    if step.form == "curve":
        yield from _tried(lesson, (*key, "from_time"), _drawn, scenario, step)


def _drawn(scenario: Scenario, step: Step) -> None:
    span = stretch(scenario, step)
    if span is None or span[0] >= span[1]:
        raise UnknownMoment(
            "expected moments for a curve, the first before the second: its axis is drawn before the run"
        )


def moment_or_condition(scenario: Scenario, text: str) -> None:
    """Raise UnknownMoment if the text is neither a moment nor a condition."""
    if fixed_time(scenario, text) is None:
        condition(scenario, text)


def _who(lesson: Lesson, step: Step, key: Key, scenario: Scenario) -> Iterator[LessonFinding]:
    if step.spotlight and (guest := step.spotlight.guest):
        yield from _tried(lesson, (*key, "spotlight"), guests_of, scenario, guest)
    if not step.measure:
        wanted: list[tuple[Key, str | None]] = []
    else:
        yield from _tried(lesson, (*key, "measure"), find_measure, step.measure)
        wanted = [((*key, "of"), step.of)] if step.form != "order" else []
    wanted += [((*key, "options", n), option.of) for n, option in enumerate(step.options) if option.of]
    items = [((*key, "items", number), item.of or item.id) for number, item in enumerate(step.items)]
    for where, of in [*wanted, *items]:
        yield from _tried(lesson, where, _members, scenario, step.measure or "guest.real", of)


def _members(scenario: Scenario, name: str, of: str | None) -> None:
    try:
        measure: Measure = find_measure(name)
    except UnknownName:
        return  # reported already
    members_of(scenario, measure, of)


def _goals(lesson: Lesson, step: Step, key: Key, scenario: Scenario) -> Iterator[LessonFinding]:
    for number, goal in enumerate(step.goals):
        where = (*key, "goals", number, "condition" if goal.condition else "measure")
        yield from _tried(lesson, where, _goal, scenario, goal)


def _goal(scenario: Scenario, goal: Goal) -> None:
    if goal.measure:
        members_of(scenario, find_measure(goal.measure), goal.of)
    goal_condition(scenario, goal)


def _acts(lesson: Lesson, step: Step, key: Key, scenario: Scenario) -> Iterator[LessonFinding]:
    for number, act in enumerate(step.solution):
        where = (*key, "solution", number)
        if (on := act.on) is not None:
            yield from _tried(lesson, (*where, "on"), _one_guest, scenario, on)
        if (text := act.run) is not None:
            yield from _tried(lesson, (*where, "run"), _passing, scenario, text)


def _dials(lesson: Lesson, step: Step, key: Key, run: str) -> Iterator[LessonFinding]:
    """Check that every value of a dial makes a machine, with the other dials at their initial values."""
    for place, values in ends(step):
        yield from _tried(lesson, (*key, "dials", place), _built, lesson, step, run, values)
    if step.drawing is not None:
        yield from _tried(lesson, (*key, "drawing"), _begins, lesson, step)
    for number, act in enumerate(step.solution):
        if act.tool in MAKES:
            where = (*key, "solution", number, act.tool)
            yield from _tried(lesson, where, _made, lesson, step, run, act)


def _built(lesson: Lesson, step: Step, run: str, values: Values) -> None:
    lesson.built(run, settings_of(step, values))


def _begins(lesson: Lesson, step: Step) -> None:
    """Also check that the initial drawing can run."""
    drawing_answer(lesson, step, starting_drawing(lesson, step), step.drawing or "")


def _made(lesson: Lesson, step: Step, run: str, act: Act) -> None:
    lesson.built(run, act_settings(lesson, step, act))


def _passing(scenario: Scenario, text: str) -> None:
    if text.startswith("+"):
        passing(text)
    else:
        moment_or_condition(scenario, text)


def _one_guest(scenario: Scenario, text: str) -> None:
    userids = [guest.userid for guest in scenario.guests]
    if text not in userids:
        raise UnknownName(text, f"expected the userid of a guest of {scenario.id}", nearest(text, userids))
