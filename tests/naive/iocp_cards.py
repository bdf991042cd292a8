"""The cards of a statement joined one character after another, as the assembler's rules read.

Columns 1-71 are text, a character in column 72 continues, a continuation card starts in column 16. The first
blank outside apostrophes ends the operands of a card; behind a comma they go on in the next one.
"""

from __future__ import annotations


def operands(cards: list[str]) -> str:
    """Return the operand field of one statement that has no name and no fault."""
    found = ""
    quoted = False
    for number, card in enumerate(cards):
        columns = card.ljust(80)
        at = 15 if number else _after_operation(columns)
        while at < 71 and (quoted or columns[at] != " "):
            if columns[at] == "'":
                quoted = not quoted
            found += columns[at]
            at += 1
        goes_on = columns[71] != " " and (at == 71 or found.endswith(","))
        if not goes_on:
            break
    return found


def _after_operation(columns: str) -> int:
    at = 0
    while columns[at] == " ":
        at += 1
    while columns[at] != " ":
        at += 1
    while columns[at] == " ":
        at += 1
    return at
