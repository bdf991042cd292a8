"""Arithmetic over series, typed by the user: curve names, numbers, operators and a few functions.

simpleeval walks the tree; only the names and operators listed here are allowed, so a text from any source is
harmless.
"""

from __future__ import annotations

import ast
import operator
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from simpleeval import InvalidExpression, SimpleEval

from app.plot.series import Floats, Series
from engine.language import say

LONGEST = 500  # characters
MOST_PARTS = 200  # of the tree
_OPERATORS: Mapping[type[ast.AST], Any] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: np.divide,
    ast.Pow: np.power,
    ast.USub: operator.neg,
    ast.UAdd: operator.pos,
}
# Of a fixed number of arguments: NumPy's own would take another one as the place to write to.
FUNCTIONS: Mapping[str, Any] = {
    "abs": lambda x: np.abs(x),
    "sqrt": lambda x: np.sqrt(x),
    "log": lambda x: np.log(x),
    "log10": lambda x: np.log10(x),
    "exp": lambda x: np.exp(x),
    "min": lambda x, y: np.minimum(x, y),
    "max": lambda x, y: np.maximum(x, y),
    "total": lambda x: np.nancumsum(x),
    "mean": lambda x: np.nanmean(x),
    "step": lambda x: np.diff(x, prepend=np.nan),
}
_PARTS = (
    ast.Expression,
    ast.BinOp,
    ast.UnaryOp,
    ast.Call,
    ast.Name,
    ast.Constant,
    ast.Load,
    ast.operator,
    ast.unaryop,
)


class ExpressionError(ValueError):
    """An expression that cannot be evaluated; the message is for users."""


def names_of(count: int) -> list[str]:
    """Return the names of a plot's curves for use in expressions: a, b, c ..."""
    return [chr(ord("a") + number) for number in range(min(count, 26))]


def evaluated(text: str, curves: Sequence[Series]) -> Series:
    """Return the series that an expression yields; a is the first curve, whose times the result uses, b is
    the second curve, and so on.

    Raises ExpressionError.
    """
    if not curves:
        raise ExpressionError(say("add a measure to the plot first; expressions refer to it as a"))
    tree = _checked(text)
    names: dict[str, Any] = {"a": curves[0].values}
    for name, curve in zip(names_of(len(curves))[1:], curves[1:], strict=False):
        names[name] = at_times(curve, curves[0])
    values = _worked_out(tree, text, names)
    return Series(text.strip(), "", curves[0].times, values, curves[0].source)


def at_times(series: Series, other: Series) -> Floats:
    """Return the values of a series at the times of another series; NaN outside its own time range."""
    if not len(series.times):
        return np.full(len(other.times), np.nan)
    found = np.interp(other.times, series.times, series.values, left=np.nan, right=np.nan)
    return np.asarray(found, np.float64)


def _checked(text: str) -> ast.Expression:
    if len(text) > LONGEST:
        raise ExpressionError(
            say("the expression has {0} characters; at most {1} are allowed", len(text), LONGEST)
        )
    try:
        tree = ast.parse(text.strip(), mode="eval")
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        raise ExpressionError(say("{0}: expected an expression such as (a + b) / 2", text.strip())) from None
    parts = list(ast.walk(tree))
    if len(parts) > MOST_PARTS:
        raise ExpressionError(
            say("the expression has {0} parts; at most {1} are allowed", len(parts), MOST_PARTS)
        )
    for part in parts:
        _check(part)
    return tree


def _check(part: ast.AST) -> None:
    number = not isinstance(part, ast.Constant) or type(part.value) in (int, float)
    plain = not isinstance(part, ast.Call) or (isinstance(part.func, ast.Name) and not part.keywords)
    if not isinstance(part, _PARTS) or not number or not plain:
        allowed = say("numbers, names of curves, + - * / ** and functions")
        raise ExpressionError(say("{0}: only {1} are allowed", type(part).__name__, allowed))


def _worked_out(tree: ast.Expression, text: str, names: Mapping[str, Any]) -> Floats:
    worker = SimpleEval(operators=dict(_OPERATORS), functions=dict(FUNCTIONS), names=dict(names))
    worker.nodes[ast.Constant] = lambda node: np.float64(node.value)
    size = len(names["a"])
    try:
        with np.errstate(all="ignore"):
            values = np.asarray(worker.eval(text, previously_parsed=tree.body), np.float64)
        return np.array(np.broadcast_to(values, (size,)))
    except (InvalidExpression, ArithmeticError, TypeError, ValueError, LookupError) as error:
        raise ExpressionError(f"{text.strip()}: {_reason(error, names)}") from None


def _reason(error: Exception, names: Mapping[str, Any]) -> str:
    known = say("the curves are {0}; the functions are {1}", ", ".join(names), ", ".join(FUNCTIONS))
    return known if isinstance(error, InvalidExpression) else f"{error}; {known}"
