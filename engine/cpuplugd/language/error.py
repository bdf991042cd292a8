"""Errors in the text of a rule or of a variable that it uses."""

from __future__ import annotations


class RuleError(ValueError):
    """A rule cannot be read.

    `where` names the rule or the variable in whose text it happened; `rest` is what the daemon prints as
    position; `at` is the place in that text where reading ended, counted from 0 without white space.
    """

    def __init__(
        self, code: str, where: str, rest: str, at: int, why: str, opened: int | None = None
    ) -> None:
        self.code, self.where, self.rest, self.at, self.why, self.opened = code, where, rest, at, why, opened
        super().__init__(f"{where}: {why}")
