"""Rules about which keys of lesson.toml can be used together. Each rule raises WrongKey with the location."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.language import say
from engine.scenario.files.error import Key, nearest
from lessons.format.error import WrongKey
from lessons.format.models import TOOLS, Act, Dial, Goal, LessonTable, StepTable

_ALWAYS = {"id", "kind", "run", "at", "spotlight", "optional", "recreates", "minutes", "notes"}
_KINDS = {
    "read": set(),
    "example": set(),
    "recap": set(),
    "recall": {"form", "hints", "worked"},
    "sweep": {"sweep"},
    "watch": {"until", "text", "speed"},
    "predict": {"form", "hints", "worked"},
    "run": {"until", "text"},
    "compare": {"predict"},
    "explain": {"form", "hints", "worked"},
    "do": {"goals", "allow", "dials", "drawing", "within", "tries", "solution", "hints"},
    "grade": set(),
    "reflect": {"model", "rubric"},
}
_FORMS = {
    "number": set(
        "measure of at_time from_time to_time unit scale least most tolerance fact way wrong".split()
    ),
    "choice": {"options", "measure", "at_time", "from_time", "to_time", "scale"},
    "order": set("measure at_time from_time to_time items".split()),
    "bars": set("items places at_time least most tolerance facts".split()),
    "curve": set("measure of from_time to_time unit scale least most tolerance".split()),
    "series": set(
        "sweep measure of at_time from_time to_time unit scale least most tolerance facts way wrong".split()
    ),
    "text": {"model", "rubric"},
}
_NEEDED = {
    "watch": ("until",),
    "run": ("until",),
    "predict": ("form",),
    "compare": ("predict",),
    "explain": ("form",),
    "recall": ("form",),
    "sweep": ("sweep",),
    "do": ("goals", "solution"),
    "number": ("measure", "most"),
    "choice": ("options",),
    "order": ("measure", "items"),
    "bars": ("items", "places", "at_time", "most"),
    "curve": ("measure", "from_time", "to_time", "most"),
    "series": ("sweep", "measure", "most"),
}
_IN_WORDS = ("choice", "text")
_OF_KIND = {
    "predict": ("number", "choice", "order", "bars", "curve", "series"),
    "explain": _IN_WORDS,
    "recall": _IN_WORDS,
}
NEEDS_RUN = ("watch", "run", "do")
AT_ZERO = ("0:00:00", "0s")
ALL_POINTS = 100


def check_rules(lesson: LessonTable) -> None:
    """Raise WrongKey for the first combination of keys that is not allowed."""
    _once([step.id for step in lesson.steps], ("steps",), "id")
    _sweeps(lesson)
    run = None
    runs: dict[str, str | None] = {}
    for place, step in enumerate(lesson.steps):
        key: Key = ("steps", place)
        run = step.run or run
        _run(lesson, step, run, key)
        runs[step.id] = run
        if step.kind == "compare" and _compared(lesson.steps[:place], step, key).form != "series":
            _same_run(runs, step, key)
        _form_of_kind(step, key)
        if step.sweep:
            _sweep(lesson, step, key)
        _keys(step, key)
        if step.form:
            _form(step, key)
        if step.kind == "do":
            _do(step, key)
        _hints(step, key)
    _figures(lesson)


def _figures(lesson: LessonTable) -> None:
    graded = [place for place, step in enumerate(lesson.steps) if step.kind == "grade"]
    if bool(graded) != bool(lesson.figures) or len(graded) > 1:
        key: Key = ("steps", graded[-1], "kind") if graded else ("figures",)
        raise WrongKey(key, say("expected [[figures]] and one step of kind grade, or neither"))
    _once([figure.id for figure in lesson.figures], ("figures",), "id")
    for place, figure in enumerate(lesson.figures):
        if figure.run not in lesson.runs:
            hint = say("expected one of [runs]: {0}", ", ".join(lesson.runs))
            raise WrongKey(("figures", place, "run"), hint, nearest(figure.run, lesson.runs))
    if lesson.figures and sum(figure.points for figure in lesson.figures) != ALL_POINTS:
        raise WrongKey(("figures",), say("expected points that add up to {0}", ALL_POINTS))


def _sweeps(lesson: LessonTable) -> None:
    for name, sweep in lesson.sweeps.items():
        if sweep.run not in lesson.runs:
            hint = say("expected one of [runs]: {0}", ", ".join(lesson.runs))
            raise WrongKey(("sweeps", name, "run"), hint, nearest(sweep.run, lesson.runs))
        _once([point.id for point in sweep.points], ("sweeps", name, "points"), "id")
        places = [point.at for point in sweep.points]
        if sorted(set(places)) != places:
            raise WrongKey(("sweeps", name, "points"), say("expected points in the order of `at`, each once"))


def _sweep(lesson: LessonTable, step: StepTable, key: Key) -> None:
    if step.sweep not in lesson.sweeps:
        listed = ", ".join(lesson.sweeps) or say("[sweeps] is empty")
        raise WrongKey(
            (*key, "sweep"),
            say("expected one of [sweeps]: {0}", listed),
            nearest(step.sweep, lesson.sweeps),
        )
    points = [point.id for point in lesson.sweeps[step.sweep].points]
    for name in step.facts:
        if name not in points:
            raise WrongKey((*key, "facts", name), say("expected the ID of a point"), nearest(name, points))


def _once(ids: Sequence[str], around: Key, name: str) -> None:
    for place, id in enumerate(ids):
        if id in ids[:place]:
            raise WrongKey((*around, place, name), say("expected a unique ID"))


def _run(lesson: LessonTable, step: StepTable, run: str | None, key: Key) -> None:
    if step.run is not None and step.run not in lesson.runs:
        listed = ", ".join(lesson.runs) or say("[runs] is empty")
        raise WrongKey(
            (*key, "run"), say("expected one of [runs]: {0}", listed), nearest(step.run, lesson.runs)
        )
    timed = step.at_time or step.from_time
    needs = step.kind in NEEDS_RUN or step.at or (timed and not step.sweep) or step.spotlight
    if run is None and needs:
        raise WrongKey((*key, "run"), say("expected the name of a run: no earlier step opens a run"))


def _keys(step: StepTable, key: Key) -> None:
    may = _ALWAYS | _KINDS[step.kind] | _FORMS.get(step.form or "", set())
    what = (
        say("a step that is {0} with form {1}", step.kind, step.form)
        if step.form
        else say("a step that is {0}", step.kind)
    )
    for name in sorted(step.model_fields_set - may):
        hint = say(
            "expected no {0} in {1}; it may have {2}",
            name,
            what,
            ", ".join(sorted(may - _ALWAYS)) or say("nothing more"),
        )
        raise WrongKey((*key, name), hint)
    for name in (*_NEEDED.get(step.kind, ()), *_NEEDED.get(step.form or "", ())):
        if name not in step.model_fields_set or not getattr(step, name):
            raise WrongKey((*key, name), say("expected this key in {0}", what))


def _form_of_kind(step: StepTable, key: Key) -> None:
    may = _OF_KIND.get(step.kind, ())
    if step.form and may and step.form not in may:
        raise WrongKey(
            (*key, "form"), say("expected one of {0} in a step that is {1}", ", ".join(may), step.kind)
        )


def _form(step: StepTable, key: Key) -> None:
    if (step.from_time is None) != (step.to_time is None):
        raise WrongKey(key, say("expected both from_time and to_time, or neither"))
    if step.form in ("number", "order", "series") and (step.at_time is None) == (step.from_time is None):
        raise WrongKey(key, say("expected either at_time, or both from_time and to_time"))
    if step.most <= step.least:
        raise WrongKey((*key, "most"), say("expected more than least, which is {0:g}", step.least))
    if step.form == "choice":
        _options(step, key)
    if step.form in ("order", "bars"):
        _items(step, key)


def _options(step: StepTable, key: Key) -> None:
    _once([option.id for option in step.options], (*key, "options"), "id")
    if len(step.options) < 2:
        raise WrongKey((*key, "options"), say("expected at least two options"))
    decided = any(option.decided for option in step.options)
    _measured(step, key)
    if any(option.when for option in step.options) and step.at_time is None:
        raise WrongKey((*key, "at_time"), say("expected this key: the moment at which `when` is evaluated"))
    if not decided:
        right = [option.id for option in step.options if option.right]
        if len(right) != 1:
            raise WrongKey(
                (*key, "options"), say("expected one option with right = true, not {0}", len(right))
            )
    for place, option in enumerate(step.options):
        here = (*key, "options", place)
        if not option.why and not option.right:
            raise WrongKey((*here, "why"), say("expected this key: why the option is wrong"))


def _measured(step: StepTable, key: Key) -> None:
    """Check options that a value of the run decides: all by `of`, or all by `above` and `below`."""
    whose = sum(option.of is not None for option in step.options)
    if whose not in (0, len(step.options)):
        raise WrongKey((*key, "options"), say("expected `of` in every option, or in no option"))
    measured = any(option.measured for option in step.options)
    if measured != bool(step.measure):
        hint = say("expected measure together with options that have `of`, above or below")
        raise WrongKey((*key, "measure"), hint)
    if measured and (step.at_time is None) == (step.from_time is None):
        raise WrongKey(key, say("expected either at_time, or both from_time and to_time"))
    for place, option in enumerate(step.options):
        if measured and not option.measured or option.measured and option.when:
            raise WrongKey((*key, "options", place), say("expected `of`, above or below, and no `when`"))


def _items(step: StepTable, key: Key) -> None:
    ids = [item.id for item in step.items]
    _once(ids, (*key, "items"), "id")
    if step.form == "order" and len(ids) < 2:
        raise WrongKey((*key, "items"), say("expected at least two items"))
    if len(set(step.places)) != len(step.places):
        raise WrongKey((*key, "places"), say("expected each place once"))
    bars = [f"{item}.{place}" for item in ids for place in step.places]
    for name in step.facts:
        if name not in bars:
            raise WrongKey(
                (*key, "facts", name), say("expected ITEM.PLACE of this step"), nearest(name, bars)
            )


def _compared(before: Iterable[StepTable], step: StepTable, key: Key) -> StepTable:
    known = {table.id: table for table in before if table.kind == "predict"}
    if step.predict not in known:
        listed = ", ".join(known) or say("none exists")
        near = nearest(step.predict or "", known)
        raise WrongKey((*key, "predict"), say("expected an earlier predict step: {0}", listed), near)
    return known[step.predict]


def _same_run(runs: Mapping[str, str | None], step: StepTable, key: Key) -> None:
    asked = runs[step.predict or ""]
    if runs[step.id] is None:
        raise WrongKey((*key, "run"), say("expected the name of a run: no earlier step opens a run"))
    if asked is not None and asked != runs[step.id]:
        raise WrongKey(
            (*key, "predict"), say("expected run {0} to be open here: the step asks about it", asked)
        )


def _do(step: StepTable, key: Key) -> None:
    for place, goal in enumerate(step.goals):
        _goal(goal, (*key, "goals", place))
    if all(goal.keep or goal.bonus for goal in step.goals):
        raise WrongKey((*key, "goals"), say("expected at least one goal without keep or bonus"))
    _dials(step, key)
    _drawing(step, key)
    if step.tries > 1 and not step.builds:
        raise WrongKey((*key, "tries"), say('expected "build" or "drawing" in allow'))
    for place, act in enumerate(step.solution):
        _act(act, step.allow, (*key, "solution", place))


def _dials(step: StepTable, key: Key) -> None:
    if ("build" in step.allow) != bool(step.dials):
        raise WrongKey((*key, "dials"), say('expected dials if and only if allow has "build"'))
    if step.dials and step.at not in AT_ZERO:
        raise WrongKey((*key, "at"), say('expected at = "0:00:00", where a built machine starts'))
    _once([dial.id for dial in step.dials], (*key, "dials"), "id")
    for place, dial in enumerate(step.dials):
        _dial(dial, (*key, "dials", place))


def _drawing(step: StepTable, key: Key) -> None:
    if ("drawing" in step.allow) != bool(step.drawing):
        raise WrongKey((*key, "drawing"), say('expected a drawing if and only if allow has "drawing"'))
    if step.drawing and step.dials:
        raise WrongKey((*key, "dials"), say("dials are not allowed with drawing"))
    if step.drawing and step.at not in AT_ZERO:
        raise WrongKey((*key, "at"), say('expected at = "0:00:00", where a built machine starts'))


def _dial(dial: Dial, key: Key) -> None:
    _once([option.id for option in dial.options], (*key, "options"), "id")
    if (dial.setting is None) == (not dial.options) or len(dial.options) == 1:
        raise WrongKey(
            key, say("expected either at least two options, or setting with least, most and start")
        )
    if dial.setting and not dial.least <= dial.start <= dial.most:
        raise WrongKey((*key, "start"), say("expected a number from {0} to {1}", dial.least, dial.most))


def _goal(goal: Goal, key: Key) -> None:
    low, high = goal.above, goal.below
    if (goal.measure is None) == (goal.condition is None):
        raise WrongKey(key, say("expected either measure or condition"))
    if goal.measure and low is None and high is None:
        raise WrongKey((*key, "measure"), say("expected below, above or both with the measure"))
    if goal.condition and (goal.of or low is not None or high is not None):
        raise WrongKey((*key, "condition"), say("of, below and above are not allowed with a condition"))
    if goal.keep and goal.held:
        raise WrongKey(
            (*key, "for"), say("`for` is not allowed with keep = true, which applies from the start")
        )
    if low is not None and high is not None and not low < high:
        raise WrongKey((*key, "above"), say("expected a value less than that of below, which is {0:g}", high))


def _act(act: Act, allow: Sequence[str], key: Key) -> None:
    if sum(getattr(act, name) is not None for name in (*TOOLS, "run")) != 1:
        raise WrongKey(key, say("expected exactly one of {0} and run", ", ".join(TOOLS)))
    if (act.on is None) == (act.tool in ("shell", "rules")):
        raise WrongKey(key, say("`on`, the guest, is valid only with shell or rules"))
    if act.userid is not None and act.tool != "cp":
        raise WrongKey((*key, "as"), say("`as` is valid only with cp"))
    if act.tool != "run" and act.tool not in allow:
        raise WrongKey((*key, act.tool), say("expected one of the tools in allow: {0}", ", ".join(allow)))


def hint_keys(step: StepTable) -> tuple[str, ...]:
    """Return the values that `on` may have in hints of this step, in addition to "any"."""
    if step.kind == "do":
        return tuple(str(number) for number in range(1, len(step.goals) + 1))
    if step.form == "number":
        return ("too-low", "too-high")
    if step.form == "series":
        return ("too-low", "too-high", "shape")
    if step.form == "choice":
        return tuple(option.id for option in step.options)
    return (step.form,) if step.form in ("order", "bars", "curve") else ()


def _hints(step: StepTable, key: Key) -> None:
    may = ("any", *hint_keys(step))
    for place, rung in enumerate(step.hints):
        if rung.on not in may:
            raise WrongKey(
                (*key, "hints", place, "on"),
                say("expected one of {0}", ", ".join(may)),
                nearest(rung.on, may),
            )
