"""Finds texts that become HTML without being escaped, by reading the source."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

TAG = re.compile(r"<(?:/|!DOCTYPE )?[a-z][a-z0-9]*(?:[ >/]|$)")
# What returns HTML of any text, or one of our own texts; `say` and `tr` have theirs checked themselves.
SAFE = {"escape", "plain", "text", "short", "render", "coloured", "numeral", "len", "int", "str.join"}
OURS = {"tr", "_tr", "say"}  # with values that are safe
KEEPS = {"join", "format", "removeprefix", "removesuffix", "replace", "strip", "rstrip", "name"}


class Source:
    """A module, of which each HTML text is followed back to what it is made of."""

    def __init__(self, file: str, text: str) -> None:
        self.name = file
        self.tree = ast.parse(text)
        self.functions = {one.name: one for one in ast.walk(self.tree) if isinstance(one, ast.FunctionDef)}
        self._open: set[str] = set()

    def raw(self) -> Iterator[tuple[str, str]]:
        """Yield file and expression of each value in HTML that nothing has made harmless."""
        for scope in [self.tree, *self.functions.values()]:
            for made in self._within(scope):
                if isinstance(made, ast.JoinedStr) and TAG.search(_constant(made)):
                    yield from ((self.name, text) for text in self._unsafe(made, scope))

    def _within(self, scope: ast.AST) -> Iterator[ast.AST]:
        for child in ast.iter_child_nodes(scope):
            if not isinstance(child, ast.FunctionDef):
                yield child
                yield from self._within(child)

    def _unsafe(self, text: ast.AST, scope: ast.AST) -> list[str]:
        """Return the parts of an expression that may be any text."""
        match text:
            case ast.Constant():
                return []
            case ast.JoinedStr(values=parts) | ast.List(elts=parts) | ast.Tuple(elts=parts):
                return [bad for part in parts for bad in self._unsafe(part, scope)]
            case ast.FormattedValue(value=part) | ast.Starred(value=part):
                return self._unsafe(part, scope)
            case ast.IfExp(body=one, orelse=other) | ast.BinOp(left=one, right=other):
                return self._unsafe(one, scope) + self._unsafe(other, scope)
            case ast.GeneratorExp(elt=part) | ast.ListComp(elt=part):
                return self._unsafe(part, scope)
            case ast.BoolOp(values=parts):
                return [bad for part in parts for bad in self._unsafe(part, scope)]
            case ast.Call():
                return self._of_call(text, scope)
            case ast.Name(id=name) if not name.isupper():
                return self._of_name(name, scope)
            case ast.Name():
                return []
            case ast.Attribute(value=of, attr="html"):
                return self._unsafe(of, scope)
        return [ast.unparse(text)]

    def _of_call(self, call: ast.Call, scope: ast.AST) -> list[str]:
        of, given = call.func, [*call.args, *(word.value for word in call.keywords)]
        name = of.attr if isinstance(of, ast.Attribute) else getattr(of, "id", "")
        if name in SAFE:
            return []
        if name == "map" and given and ast.unparse(given[0]) in ("escape", "_paragraph"):
            return []
        if name in OURS:
            return [bad for one in given[1:] for bad in self._unsafe(one, scope)]
        if name in KEEPS and isinstance(of, ast.Attribute):
            return [bad for one in (of.value, *given) for bad in self._unsafe(one, scope)]
        if name in self.functions:
            return self._of_function(name)
        return [ast.unparse(call)]

    def _of_function(self, name: str) -> list[str]:
        if name in self._open:
            return []
        self._open.add(name)
        made = self.functions[name]
        found = [
            one.value for one in self._within(made) if isinstance(one, ast.Return | ast.Yield | ast.YieldFrom)
        ]
        bad = [text for one in found if one is not None for text in self._unsafe(one, made)]
        self._open.discard(name)
        return bad

    def _of_name(self, name: str, scope: ast.AST) -> list[str]:
        """Follow a name to all that it is assigned, and what it runs over."""
        values = []
        for one in ast.walk(scope):
            if isinstance(one, ast.Assign):
                values += [value for target in one.targets for value in _bound(target, one.value, name)]
            elif isinstance(one, ast.AugAssign | ast.NamedExpr) and ast.unparse(one.target) == name:
                values.append(one.value)
            elif isinstance(one, ast.For | ast.comprehension):
                values += _bound(one.target, one.iter, name)
            elif isinstance(one, ast.Call) and ast.unparse(one.func) in (f"{name}.append", f"{name}.extend"):
                values += one.args
        key = f"{getattr(scope, 'name', '')}:{name}"
        if not values or key in self._open:
            return [] if key in self._open else [name]
        self._open.add(key)
        bad = [text for value in values for text in self._unsafe(value, scope)]
        self._open.discard(key)
        return bad


def _bound(target: ast.AST, value: ast.AST, name: str) -> list[ast.AST]:
    """Return what a name gets of a value: its own part where both are tuples."""
    if isinstance(target, ast.Name):
        return [value] if target.id == name else []
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple) and len(target.elts) == len(value.elts):
        pairs = zip(target.elts, value.elts, strict=True)
        return [found for one, part in pairs for found in _bound(one, part, name)]
    inside = {one.id for one in ast.walk(target) if isinstance(one, ast.Name)}
    return [value] if isinstance(target, ast.Tuple) and name in inside else []


def _constant(made: ast.JoinedStr) -> str:
    return "".join(str(part.value) for part in made.values if isinstance(part, ast.Constant))
