"""Rules as operations on a stack: variables are expanded where they are used; & and | become jumps.

Anything that ends the daemon when it is evaluated (a name that the guest does not have, a truth value used as
a number) is also an operation, and takes effect only when it is reached.
"""

from __future__ import annotations

from collections.abc import Generator

from engine.cpuplugd.daemon.reading import TICKS
from engine.cpuplugd.language import terms
from engine.cpuplugd.language.configuration import RULES
from engine.cpuplugd.language.evaluate import CODES
from engine.cpuplugd.language.names import COUNTERS
from engine.cpuplugd.language.terms import Binary, Constant, Name, Term, Unary, Variable
from engine.language import say
from engine.state.daemon import FIRST_CPUSTAT, FIRST_MEMINFO, FIRST_VMSTAT, MAX_CODE, MAX_STACK, Op, Rate

TIME = 0  # its place in a reading
_FIRST = {"cpustat": FIRST_CPUSTAT, "meminfo": FIRST_MEMINFO, "vmstat": FIRST_VMSTAT}
_OPS = {"+": Op.PLUS, "-": Op.MINUS, "*": Op.TIMES, "/": Op.DIVIDE, "<": Op.LESS, ">": Op.GREATER}
_PUSHES = (Op.VALUE, Op.READ, Op.SHARE, Op.RATE, Op.NO_NAME, Op.NO_NUMBER)
_POPS = (*_OPS.values(), Op.AND, Op.OR)
_CONDITIONS = RULES[:4]

Operation = tuple[int, int, int, float]  # op, back, arg, value
_Asked = Generator["_Asked", None, None]


class ProgramError(ValueError):
    """A rule file that the engine cannot use; the text is for the user."""


def place(kind: str, name: str) -> int:
    """Return the position of a counter in a reading."""
    return _FIRST[kind] + [known.name for known in COUNTERS[kind]].index(name)


class Operations:
    """The operations of one rule file, written rule by rule.

    The methods that visit terms are generators that request their parts with `yield`, so that deep terms do
    not fill Python's stack.
    """

    def __init__(self, printed: frozenset[str], cpus: bool) -> None:
        self._printed = printed  # counters that the guest has, like "vmstat.pgfault"
        self._cpus = cpus  # False: the keywords of the CPU step are not computed
        self.code: list[Operation] = []
        self.ends: dict[int, str] = {}  # operation -> message of the daemon when it ends there
        self.slots: dict[int, int] = {}  # place in a reading -> slot, in order

    def slot(self, place: int) -> int:
        """Return the slot of a value that, from now on, is kept from each reading."""
        return self.slots.setdefault(place, len(self.slots))

    def write(self, name: str, term: Term | None) -> int:
        """Write a rule and return its first operation, or -1 if there is no rule. Raises ProgramError."""
        if term is None:
            return -1
        first, self._name, self._height = len(self.code), name.upper(), 0
        _run(self._truth(term) if name in _CONDITIONS else self._number(term))
        self._emit(Op.END)
        return first

    def _emit(self, op: Op, arg: int = 0, back: int = 0, value: float = 0.0) -> None:
        self._height += (op in _PUSHES) - (op in _POPS)
        if self._height > MAX_STACK:
            raise ProgramError(
                say("{0} is nested too deeply: more than {1} values are pending", self._name, MAX_STACK)
            )
        if len(self.code) >= MAX_CODE:
            most = say("with all variables replaced, the rules have more than {0} operations", MAX_CODE)
            raise ProgramError(say("{0} is too long: {1}", self._name, most))
        self.code.append((op, back, arg, value))

    # ---- truth values

    def _truth(self, term: Term) -> _Asked:
        if isinstance(term, Variable):
            yield self._truth(term.body)
        elif isinstance(term, Unary) and term.operator == "!":
            yield self._truth(term.operand)
            self._emit(Op.NOT)
        elif isinstance(term, Binary) and term.operator in "&|":
            yield self._logical(term)
        elif isinstance(term, Binary) and term.operator in "<>":
            yield self._both(term)
        else:
            yield self._number(term)
            self._emit(Op.TRUTH)

    def _logical(self, term: Binary) -> _Asked:
        yield self._truth(term.left)
        jump, op = len(self.code), Op.AND if term.operator == "&" else Op.OR
        self._emit(op)
        yield self._truth(term.right)
        self.code[jump] = (op, 0, len(self.code), 0.0)

    def _both(self, term: Binary) -> _Asked:
        yield self._number(term.left)
        yield self._number(term.right)
        self._emit(_OPS[term.operator])

    # ---- numbers

    def _number(self, term: Term) -> _Asked:
        if isinstance(term, Constant):
            self._emit(Op.VALUE, value=term.value)
        elif isinstance(term, Name):
            self._named(term)
        elif isinstance(term, Variable):
            yield self._number(term.body)
        else:
            assert isinstance(term, Unary | Binary)
            yield self._calculated(term)

    def _calculated(self, term: Unary | Binary) -> _Asked:
        if term.operator in CODES:
            self._end(Op.NO_NUMBER, f"Invalid term specified: {CODES[term.operator]}")
        elif isinstance(term, Binary):
            yield self._both(term)
        else:
            yield self._number(term.operand)
            self._emit(Op.NEGATE)

    def _end(self, op: Op, said: str) -> None:
        self.ends[len(self.code)] = said
        self._emit(op)

    def _named(self, term: Name) -> None:
        if term.kind == terms.KEYWORD:
            self._keyword(term.name)
        elif term.kind == terms.TIME:
            self._emit(Op.READ, self.slot(TIME), term.history)
        elif f"{term.kind}.{term.name}" in self._printed:
            self._emit(Op.READ, self.slot(place(term.kind, term.name)), term.history)
        else:
            self._end(Op.NO_NAME, f"Symbol {term.name} not found, check your config file")

    def _keyword(self, name: str) -> None:
        """Add a keyword: the memory step computes some, the CPU step others; the rest stay 0."""
        if name.upper() in Rate.__members__:
            self._emit(Op.RATE, Rate[name.upper()])
        elif not self._cpus:
            self._emit(Op.VALUE)
        else:
            self._emit(Op.SHARE if name in TICKS else Op.READ, self.slot(place("cpustat", name)))


def _run(asked: _Asked) -> None:
    waiting = [asked]
    while waiting:
        part = next(waiting[-1], None)
        if part is None:
            waiting.pop()
        else:
            waiting.append(part)
