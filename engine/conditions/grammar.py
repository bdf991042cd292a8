"""Text -> condition: a small grammar, read from left to right.

    condition = group {"or" group}            group = part {"and" part}
    part      = "not" part | ("(" condition ")" | atom) ["for" TIME]
    atom      = MEASURE ["of" who] OP NUMBER [UNIT] | who MEASURE OP NUMBER [UNIT]
              | who ["not"] STATE | member ["not"] MEMBER-STATE | "SSI" ["not"] MODE | [who] INCIDENT | MOMENT
    who       = ["each" ["of"] | "all of" | "any" ["of"]] NAME
    member    = SYSTEM | "each member" | "any member"

Each alternative that fails records the words that it expected and their position; the error message uses the
furthest position.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from engine.conditions.figures import OPERATORS, ComparedValue, Happened, Reached, number_text
from engine.conditions.logic import And, Lasting, Node, Not, Or
from engine.conditions.membership import MODES, STATES, ClusterIn, MemberIn
from engine.conditions.reader import ConditionReader
from engine.conditions.states import MEANINGS, InState
from engine.conditions.words import (
    INCIDENTS,
    OF_THE_SYSTEM,
    PHRASES,
    measure_phrases,
    unit_size,
    units_of,
)
from engine.kernel.units import clock_text
from engine.language import say
from engine.measures import measures
from engine.measures.measure import Measure
from engine.measures.moments import named_moments
from engine.measures.selectors import (
    EVERYONE,
    PROCESSORS,
    guest_names,
    load_names,
    members_of,
    part_names,
    processors_of,
)
from engine.scenario.derived.systems import processor_count, systems
from engine.scenario.scenario import Scenario

MAX_DEPTH = 16


class Who(NamedTuple):
    """The guests (or processors) that a condition refers to."""

    name: str  # as it is written in the normalized text
    members: tuple[int, ...]
    every: str  # "each", "any" or "": together

    @property
    def text(self) -> str:
        return f"{self.every} {self.name}".strip()


class Grammar(ConditionReader):
    """Reads one text; `expected` lists the words that would have been valid at each position."""

    def __init__(self, text: str, scenario: Scenario) -> None:
        super().__init__(text)
        self._scenario, self._depth = scenario, 0

    def condition(self) -> Node:
        """Parse the whole text. Raises ConditionError."""
        node = self._any()
        if node is not None and not self._done():
            self._expect(say("the end"), ())
        if node is None or not self._done():
            self._fail()
        return node

    # ---- how conditions are put together

    def _any(self) -> Node | None:
        return self._several("or", Or, self._all)

    def _all(self) -> Node | None:
        return self._several("and", And, self._part)

    def _several(
        self, word: str, kind: Callable[[tuple[Node, ...]], Node], read: Callable[[], Node | None]
    ) -> Node | None:
        parts = [read()]
        while parts[-1] is not None and self._word(word):
            parts.append(read())
        found = [part for part in parts if part is not None]
        if len(found) < len(parts):
            return None
        return found[0] if len(found) == 1 else kind(tuple(found))

    def _part(self) -> Node | None:
        self._depth += 1
        if self._depth > MAX_DEPTH:
            self.refuse(say("nested too deeply; expected at most {0} levels", MAX_DEPTH))
        node = self._negated() if self._word("not") else self._lasting(self._plain())
        self._depth -= 1
        return node

    def _negated(self) -> Node | None:
        part = self._part()
        return part and Not(part)

    def _plain(self) -> Node | None:
        if self._word("("):
            node = self._any()
            return node if node and self._word(")") else None
        ways = self._figure, self._figure_of, self._figure_of_member, self._state, self._member_state
        return self._try(*ways, self._mode, self._incident, self._moment)

    def _lasting(self, node: Node | None) -> Node | None:
        if node is None or isinstance(node, Reached | Happened) or not self._word("for"):
            return node
        time = self._time()
        return None if time is None else Lasting(node, time)

    def _try(self, *ways: Callable[[], Node | None]) -> Node | None:
        start = self._at
        for way in ways:
            self._at = start
            if node := way():
                return node
        return None

    # ---- figures

    def _figure(self) -> Node | None:
        """Parse MEASURE [of WHO] OP NUMBER [UNIT]."""
        phrase = self._phrase(say("a measure"), measure_phrases(), PHRASES)
        if phrase is None:
            return None
        ids, who = measure_phrases()[phrase], None
        if self._word("of"):
            whole = ("system",) if self._scenario.systems else ("system", "member")
            ids = tuple(id for id in ids if measures()[id].of not in whole)
            if not ids:
                self.refuse(say("{0} applies to the whole system and cannot have a name", phrase))
            named = self._try_each(ids)
            return named and self._compared(phrase, *named)
        return self._compared(phrase, measures()[self._meant(ids)], who)

    def _try_each(self, ids: tuple[str, ...]) -> tuple[Measure, Who] | None:
        """Return the first measure whose subjects are named here, and those subjects."""
        start = self._at
        for measure in (measures()[id] for id in ids):
            self._at = start
            if who := self._named(measure):
                return measure, who
        return None

    def _meant(self, ids: tuple[str, ...]) -> str:
        """Return the measure that applies without subjects: the first measure that needs no subjects."""
        there = (id for id in ids if members_of(self._scenario, measures()[id], None))
        return next(there, ids[0])

    def _figure_of(self) -> Node | None:
        """Parse WHO MEASURE OP NUMBER [UNIT]."""
        return self._of_kind("guest", self._who())

    def _figure_of_member(self) -> Node | None:
        """Parse MEMBER MEASURE OP NUMBER [UNIT]."""
        return self._of_kind("member", self._member()) if self._scenario.systems else None

    def _of_kind(self, kind: str, who: Who | None) -> Node | None:
        found = {
            phrase: id for phrase, ids in measure_phrases().items() for id in ids if measures()[id].of == kind
        }
        phrase = who and self._phrase(say("a measure"), found, [name for name in PHRASES if name in found])
        return self._compared(phrase, measures()[found[phrase]], who) if phrase else None

    def _compared(self, phrase: str, measure: Measure, who: Who | None) -> Node | None:
        operator = self._phrase(say("a comparison"), OPERATORS)
        limit = self._number() if operator else None
        if operator is None or limit is None:
            return None
        own = next(units_of(measure), "")
        given = self._phrase(say("a unit"), list(units_of(measure)), optional=True)
        limit = self._share(limit) if measure.mean and not given else limit
        unit = given or own
        subjects, names = self._subjects(measure, who)
        bases = tuple(unit_size(self._scenario, measure, unit, subject) for subject in subjects)
        if not all(bases):
            self.refuse(
                say(
                    "{0} has no total from which a percentage can be calculated; expected a unit like {1}",
                    phrase,
                    own,
                )
            )
        phrase = f"{phrase} of {who.text}" if who else phrase
        each = who is None or who.every != "any"
        return ComparedValue(measure, subjects, names, each, operator, limit, unit, bases, phrase)

    def _share(self, limit: float) -> float:
        """Return, in percent, a limit that has no unit: the measure is a share of time, from 0 to 1."""
        if not 0 <= limit <= 1:
            self.refuse(say("expected a share from 0 to 1, or percent: {0}%", number_text(limit)))
        return 100 * limit

    def _subjects(
        self, measure: Measure, who: Who | None
    ) -> tuple[tuple[tuple[int, ...], ...], tuple[str, ...]]:
        """Return the members of each figure compared, and the names of the subjects."""
        if measure.of == "system":
            return ((0,),), ("",)
        if who is None:
            return (tuple(members_of(self._scenario, measure, None)),), ("",)
        if not who.every:
            return (who.members,), (who.name,)
        single = tuple((member,) for member in who.members)
        if measure.of == "member":
            return single, tuple(systems(self._scenario)[member].name for member in who.members)
        return single, tuple(self._scenario.guests[member].userid for member in who.members)

    # ---- states, incidents, moments

    def _state(self) -> Node | None:
        """Parse WHO [not] STATE."""
        who = self._who()
        if who is None:
            return None
        negated = self._word("not")
        thin = self._scenario.lpar.locks
        told = [name for name, meaning in MEANINGS.items() if meaning.slow or not thin]
        state = self._phrase(say("a state"), told)
        if state is None:
            if thin:
                self._refuse_unseen(who)
            return None
        return InState(who.members, who.text, state, who.every != "any", negated)

    def _member_state(self) -> Node | None:
        """Parse MEMBER [not] MEMBER-STATE."""
        who = self._member() if self._scenario.systems else None
        negated = who is not None and self._word("not")
        state = self._phrase(say("a state of a member"), STATES) if who else None
        return who and state and MemberIn(who.members, who.text, state, who.every != "any", negated) or None

    def _mode(self) -> Node | None:
        """Parse SSI [not] MODE."""
        if not self._scenario.systems or not self._word("SSI"):
            return None
        negated = self._word("not")
        mode = self._phrase(say("a mode of the cluster"), MODES)
        return ClusterIn(mode, negated) if mode else None

    def _refuse_unseen(self, who: Who) -> None:
        """Refuse a state that may begin and end between two samples of a run with this number of changes."""
        start = self._at
        state = self._phrase(
            say("a state"), [name for name, meaning in MEANINGS.items() if not meaning.slow], ()
        )
        if state is not None:
            self._at = start
            self.refuse(
                say(
                    "a run of release {1} does not record when guests are {0}, because this changes too "
                    "often; expected a share of time, like guest.running of {2} > 10%, or a state that "
                    'changes slowly, like "dormant" or "on the dispatch list"',
                    state,
                    self._scenario.lpar.release,
                    who.text,
                )
            )

    def _incident(self) -> Node | None:
        """Parse [WHO] INCIDENT."""
        name = self._phrase(say("an incident"), INCIDENTS)
        if name is not None:
            return Happened((), INCIDENTS[name], name)
        who = self._who()
        of_guests = [name for name, code in INCIDENTS.items() if code not in OF_THE_SYSTEM]
        name = self._phrase(say("an incident"), of_guests) if who else None
        if who is None or name is None:
            return None
        return Happened(who.members, INCIDENTS[name], f"{who.name} {name}")

    def _moment(self) -> Node | None:
        names = named_moments(self._scenario)
        name = self._phrase(say("a moment"), names)
        if name is not None:
            return Reached(names[name][0], name)
        start = self._at
        at = self._time()
        if at is None:
            return None
        if at > self._scenario.until:
            self._at = start
            self.refuse(
                say(
                    "expected a time up to {0}, the end of {1}",
                    clock_text(self._scenario.until),
                    self._scenario.id,
                )
            )
        return Reached(at, self.source[start : self._at].strip().lower())

    def _who(self) -> Who | None:
        every = "each" if self._word("each") or self._word("all of") else "any" if self._word("any") else ""
        if every:
            self._word("of")
        names = guest_names(self._scenario)
        shown = [name for guest in self._scenario.guests for name in (guest.userid, guest.label, guest.role)]
        shown += [group.label for group in self._scenario.groups.values() if group.label]
        name = self._phrase(say("a guest"), names, dict.fromkeys([*shown, EVERYONE]))
        if name is None:
            return None
        given = next((text for text in shown if text.lower() == name), name)
        return Who(given, names[name], every)

    def _named(self, measure: Measure) -> Who | None:
        """Return the members that the figure covers."""
        others = {"processor": self._processor, "load": self._load, "member": self._member}
        if measure.of in ("channel", "connection", "link", "pack", "lpar", "pool"):
            return self._part_of(measure.of)
        return others.get(measure.of, self._who)()

    def _part_of(self, what: str) -> Who | None:
        names = part_names(self._scenario, what)
        name = self._phrase(f"a {what}", names)
        return None if name is None else Who(name, names[name], "")

    def _member(self) -> Who | None:
        """Parse SYSTEM, each member, or any member."""
        names = part_names(self._scenario, "member")
        start = self._at
        for every in ("each", "any"):
            if self._word(every) and self._word("member"):
                return Who("member", names[EVERYONE], every)
            self._at = start
        shown = {system.name.lower(): system.name for system in systems(self._scenario)}
        name = self._phrase(say("a system"), shown, shown.values())
        return None if name is None else Who(shown[name], names[name], "")

    def _load(self) -> Who | None:
        names = load_names(self._scenario)
        name = self._phrase(say("a load"), names, list(self._scenario.loads))
        return None if name is None else Who(name, names[name], "")

    def _processor(self) -> Who | None:
        names = [str(number) for number in range(processor_count(self._scenario))] + [*PROCESSORS]
        name = self._phrase(say("the number of a processor, master or others"), names)
        return None if name is None else Who(name, tuple(processors_of(self._scenario, name)), "")
