"""Checks of drawings and rules of IOCP decks as pages."""

from __future__ import annotations

from app.help.reference.markdown import cell, code, page, table
from engine.ficon.drawing.checking.check import checks
from engine.ficon.iocp.rules.rule import rules

CHECKS = (
    "The topology editor runs these checks after each edit; `lparlab check` runs them on a file. A waiver in "
    "the file accepts a finding and keeps the reason."
)
RULES = (
    "These rules apply to an IOCP deck by itself, whether it was read or drawn. The code is the message of "
    "IOCP that a rule mirrors."
)


def check_page() -> str:
    """Return all checks of drawings as Markdown."""
    rows = [
        [code(check.name), check.severity, cell(check.title), cell(check.why), cell(check.source)]
        for check in checks()
    ]
    return page("Checks of drawings", CHECKS, table(["Check", "Severity", "Holds", "Why", "Source"], rows))


def rule_page() -> str:
    """Return all rules on IOCP decks as Markdown."""
    rows = [[code(rule.code), rule.severity, cell(rule.title), cell(rule.source)] for rule in rules()]
    return page("Rules of IOCP", RULES, table(["Message", "Severity", "Holds", "Source"], rows))
