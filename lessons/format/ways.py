"""Worked solutions: arithmetic with values that a student has read, seen in a chart, or found before.

    6 * 500 / (500 + 300 + 200)
    seen('guest.xstor', '', 'now') + 355000
    found('predict-half') * 600 / 300
    13400 / 163, 13400 / 205

`seen` reads a measure of guests ('' = all) at a moment or between two moments; `found` is the run's result
for an earlier prediction, or for a point of it. A series has a worked solution for each point.
"""

from __future__ import annotations

import ast
import math
import operator
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache

from engine.language import say

_OPERATORS: Mapping[type[ast.operator], Callable[[float, float], float]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.Pow: math.pow,
}
_PLAIN: Mapping[str, Callable[..., float]] = {"sqrt": math.sqrt, "min": min, "max": max}
READS = {"seen": (3, 4), "found": (1, 2)}  # and how many texts they take
Reader = Callable[..., float]


class WayError(ValueError):
    """A worked solution that does not result in a number."""


@lru_cache(maxsize=1024)
def _parts(text: str) -> tuple[ast.expr, ...]:
    try:
        tree = ast.parse(text.strip(), mode="eval").body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        raise WayError(say("expected arithmetic, like {0}", "2 * 100 / 300")) from None
    return tuple(tree.elts) if isinstance(tree, ast.Tuple) else (tree,)


def check_way(text: str) -> str:
    """Return the text of a worked solution. Raises WayError if the text is not arithmetic."""
    for part in _parts(text):
        _check(part)
    return text


def _check(node: ast.expr) -> None:
    match node:
        case ast.Constant(value=int() | float() as value) if not isinstance(value, bool):
            return
        case ast.UnaryOp(op=ast.USub(), operand=inner):
            _check(inner)
        case ast.BinOp(left=left, op=op, right=right) if type(op) in _OPERATORS:
            _check(left)
            _check(right)
        case ast.Call(func=ast.Name(id=name), args=args, keywords=[]) if name in _PLAIN and args:
            for inner in args:
                _check(inner)
        case ast.Call(func=ast.Name(id=name), args=args, keywords=[]) if name in READS:
            _check_texts(name, args)
        case _:
            names = ", ".join([*READS, *_PLAIN])
            raise WayError(say("{0}: expected numbers, + - * / ** and {1}", ast.unparse(node)[:60], names))


def _check_texts(name: str, args: list[ast.expr]) -> None:
    texts = [arg for arg in args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
    if len(texts) < len(args) or len(texts) not in READS[name]:
        raise WayError(say("{0}: expected {1} or {2} texts in quotes", name, *READS[name]))


def literals(text: str) -> Iterator[float]:
    """Yield the numbers in a way."""
    for part in _parts(text):
        for node in ast.walk(part):
            if isinstance(node, ast.Constant) and isinstance(node.value, int | float):
                yield float(node.value)


def follow(text: str, readers: Mapping[str, Reader]) -> tuple[float, ...]:
    """Return the result of a way: a number, or a number for each point of a series. Raises WayError.

    `readers` are the functions `seen` and `found`.
    """
    try:
        return tuple(_value(part, readers) for part in _parts(text))
    except (ArithmeticError, TypeError, ValueError) as error:
        raise error if isinstance(error, WayError) else WayError(f"{text}: {error}") from None


def _value(node: ast.expr, readers: Mapping[str, Reader]) -> float:
    match node:
        case ast.Constant(value=int() | float() as value):
            return float(value)
        case ast.UnaryOp(operand=inner):
            return -_value(inner, readers)
        case ast.BinOp(left=left, op=op, right=right):
            return _OPERATORS[type(op)](_value(left, readers), _value(right, readers))
        case ast.Call(func=ast.Name(id=name), args=args) if name in READS:
            return readers[name](*(ast.literal_eval(inner) for inner in args))
        case ast.Call(func=ast.Name(id=name), args=args):
            return float(_PLAIN[name](*(_value(inner, readers) for inner in args)))
    raise WayError(ast.unparse(node))  # check_way refuses it
