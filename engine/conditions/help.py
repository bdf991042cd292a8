"""Help on conditions, and completion of the next phrase."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from engine.conditions.condition import grammar
from engine.conditions.membership import MODES, STATES
from engine.conditions.reader import ConditionError, ExpectedWord
from engine.conditions.states import MEANINGS
from engine.conditions.words import INCIDENTS, PHRASES, units_of
from engine.language import say
from engine.measures import measures
from engine.scenario.scenario import Scenario

_HELP = """\
A condition is a figure with a limit, a state or an incident of guests, or a moment.

| write | it is true |
|---|---|
| `available frames < 5%` | as long as fewer frames than 5% of the LPAR's are available |
| `LNK00105 real pages < 1000`, `real pages of LNK00105 < 4 MB` | while the guest has less in real storage |
| `real pages of SOIW < 50%` | ... the guests named SOIW together have less than half of their memory there |
| `real pages of each SOIW < 50%`, `... of any SOIW ...` | ... each guest has less; any guest has less |
| `page rate > 1000 for 10s` | when this has been true for 10 seconds |
| `LNK00105 dormant`, `SOIW not dormant` | while the guest is dormant; while no SOIW guest is dormant |
| `any SOIW running` | as long as at least one SOIW guest runs |
| `SYSTEM02 joined`, `each member joined`, `any member not joined` | while it is joined; all are; any is not |
| `SSI stable`, `SSI not stable` | as long as the worst mode that an active member sees is (not) stable |
| `SYSTEM02 available frames < 5%`, `I/O wait time of LNX026 > 2 ms` | figures of a member or a pack |
| `LNK00105 goes on` | from that log entry on; each entry is a moment |
| `0:12:30`, `5m`, a mark, a phase | from that time on; for a phase, from its start |
| `A and B`, `A or B`, `not A`, `(A or B) and C` | `and` binds closer than `or` |

Guests are named by user ID, label, group or role; `all` means all guests. Case does not matter.
The states {0} and incidents are exact; other states and figures are those at the samples of the run.
A rate is the mean since the previous sample. In runs of releases up to 4.4, guests change too often
between {1} for these changes to be recorded: specify a share of time instead, like
`guest.running of all > 10%`."""


def condition_help() -> str:
    """Return the grammar of conditions, as Markdown."""
    exact = ", ".join(f"`{name}`" for name, meaning in MEANINGS.items() if meaning.field == "state")
    quick = ", ".join(f"`{name}`" for name, meaning in MEANINGS.items() if not meaning.slow)
    parts = [
        say(_HELP, exact, quick),
        say("\n## Figures\n\n| figure | unit | other units |\n|---|---|---|"),
    ]
    parts += [_figure(phrase, ids[0]) for phrase, ids in PHRASES.items()]
    parts += [say("\nAny other measure may be named by its id, like `guest.wakes`.\n\n## States\n")]
    parts += [
        ", ".join(f"`{name}`" for name in MEANINGS),
        say("\n## States of members, and of the cluster\n"),
    ]
    parts += [", ".join(f"`{name}`" for name in (*STATES, *MODES)), say("\n## Incidents\n")]
    parts += [", ".join(f"`{name}`" for name in INCIDENTS), ""]
    return "\n".join(parts)


def _figure(phrase: str, id: str) -> str:
    measure = measures()[id]
    others = [unit for unit in units_of(measure) if unit != measure.unit]
    return f"| `{phrase}` | {measure.unit} | {' '.join(others)} |"


def complete_condition(scenario: Scenario, head: str) -> list[str]:
    """Return texts that start like `head` (ignoring spaces and case) and add one phrase."""
    with suppress(ConditionError):
        reader = grammar(head, scenario)
        with suppress(ConditionError):
            reader.condition()
        found = _longer(reader.source, reader.expected)
        return list(dict.fromkeys(found))
    return []


def _longer(text: str, expected: dict[int, dict[str, ExpectedWord]]) -> Iterator[str]:
    for at in sorted(expected, reverse=True):
        typed = text[at:].lower()
        for expected_word in expected[at].values():
            for word in expected_word.words:
                if len(word) > len(typed) and word.lower().startswith(typed):
                    gap = " " if at and text[at - 1] not in " (" and not typed and word != "%" else ""
                    yield text[:at] + gap + word
