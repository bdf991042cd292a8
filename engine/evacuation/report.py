"""An evacuation as text, as tables and as commands; the command line and the window show the same."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from engine.evacuation.plan import TIMEOUT_SOURCE, back_lines, by_console, move_lines, test_line
from engine.evacuation.search import EvacuationReport
from engine.evacuation.simulate import LATE, Evacuation, GuestMove
from engine.evacuation.survey import MemberLoad, Survey, SurveyedGuest
from engine.kernel.units import SECOND, clock_text, size_text
from engine.language import enumerated, later, numeral, say, title_said
from engine.recording.relocations import FINISH_LABELS, WHY_TEXTS
from engine.scenario.files.quantities import time_text
from engine.what_if.comparison import CAVEAT

CONSOLES = later(
    "A console issues its next command as soon as CP has responded to the previous command (within 0.1 s, "
    "assumed): VMRELOCATE MOVE responds when the relocation has ended."
)
LIMITS = later(
    "MAXQUIESCE is the timeout, rounded down to whole seconds, but at least 1 s: CP cancels a "
    "relocation that would stop the guest for longer, and the guest keeps running where it was. "
    "The wording of CP's reasons is not certain."
)
LEFT_OUT = later("Relocations in the timeline from {0} on are omitted: {1}.")
LATER = later("Commands that were entered after {0} are omitted: {1}.")
HEADS = (
    later("Guest"), later("Destination"), later("Console"), later("Begins"), later("Relocation"),
    later("Stopped"), later("Timeout"), later("Origin"), later("Result"),
)  # fmt: skip
MEMBER_HEADS = (
    later("Member"), later("Guests"), later("Storage of guests"), later("Frames"), later("Available"),
    later("Paging space in use"), later("Processors in use"),
)  # fmt: skip
TRIED_HEADS = (
    later("Order"), later("At once"), later("Targets"), later("Guests that stay"), later("Takes"),
    later("Longest stop"), later("Share of timeout"),
)  # fmt: skip


def sentences(known: Survey, found: Evacuation | None) -> list[str]:
    """Return the results of a plan: guests that leave and stay, times, timeouts, and returning guests."""
    if not known.guests:
        return [say("No guest is logged on to {0}: there is nothing to evacuate.", known.member)]
    if found is None:
        return [say("No guest can leave {0}.", known.member)]
    return list(_sentences(known, found))


def _sentences(known: Survey, found: Evacuation) -> Iterator[str]:
    plan, arrived = found.plan, len(found.moves) - len(found.stay)
    yield say(
        "{0} of {1} {1:guest|guests} leave {2} within {3}, {4} at a time; the window is {5} long.",
        *(arrived, len(known.guests), plan.member, _seconds(found.duration), plan.at_once),
        time_text(plan.window),
    )
    if found.late:
        yield say("The last relocation ends {0} after the window.", _seconds(found.ended_at - plan.until))
    longest = found.longest_quiesce
    if longest is not None and longest.quiesce_ns:
        yield say(
            "Longest stop: {0}, {1}, {2:.0%} of its application timeout.",
            *(longest.userid, _seconds(longest.quiesce_ns), longest.used_timeout),
        )
    if found.over:
        names = enumerated(move.userid for move in found.over)
        yield say("Stopped for longer than the timeout: {0}.", names)
    if found.error:
        yield say("The run ends early: {0}", found.error)
    if found.back:
        yield _returned(found)
    elif arrived:
        yield say("The return is not simulated.")


def _returned(found: Evacuation) -> str:
    home = sum(move.arrived for move in found.back)
    began = min((move.asked_at or 0 for move in found.back), default=0)
    ended = max((move.ended_at or 0 for move in found.back), default=0)
    return say(
        "Return, also simulated: {0} of {1} {1:guest returns|guests return} to {2} within {3}.",
        *(home, len(found.back), found.plan.member, _seconds(ended - began)),
    )


def staying(known: Survey, found: Evacuation | None) -> list[tuple[str, str]]:
    """Return the guests that stay, with the reasons."""
    planned = {move.userid: move for move in found.moves} if found else {}
    rows = []
    for guest in known.guests:
        move = planned.get(guest.userid)
        if move is None:
            rows.append((guest.title, _refusals(guest)))
        elif not move.arrived:
            rows.append((guest.title, f"{move.to}: {said(move.reasons)}"))
    return rows


def _refusals(guest: SurveyedGuest) -> str:
    """Return the reason why no member accepts a guest, and the command that changes this."""
    why = "; ".join(f"{name}: {said(reasons)}" for name, reasons in guest.refused.items() if reasons)
    if guest.is_off:
        hint = say(
            "SET VMRELOCATE {0} ON allows the relocation, if the guest can be relocated at all", guest.userid
        )
        return f"{why}. {hint}"
    return why or say("not in the plan")


def move_rows(found: Evacuation, moves: Sequence[GuestMove]) -> list[tuple[str, ...]]:
    """Return a row for each relocation, as in HEADS."""
    return [_move_row(found, move) for move in moves]


def _move_row(found: Evacuation, move: GuestMove) -> tuple[str, ...]:
    origin = say("specified by you") if move.typed else say("assumed")
    known = (move.userid, move.to, str(move.console) if move.console else "")
    begins = "" if move.asked_at is None else f"+{_seconds(move.asked_at - found.plan.at)}"
    times = (
        (begins, _seconds(move.relocation_ns), _seconds(move.quiesce_ns)) if move.console else ("", "", "")
    )
    return *known, *times, time_text(move.timeout), origin, result_text(move)


def result_text(move: GuestMove) -> str:
    """Return how a relocation ended."""
    if not move.arrived:
        return say("stays: {0}", said(move.reasons))
    return say("over the timeout") if move.quiesce_ns > move.timeout else say("arrives")


def said(reasons: Sequence[str]) -> str:
    """Return reasons in the current language; CP itself states them in English."""
    return enumerated(map(_reason, reasons))


def _reason(text: str) -> str:
    """Return a reason; a reason from CP may end with the option that overrides it."""
    known = (*WHY_TEXTS.values(), *FINISH_LABELS.values(), LATE)
    found = next((one for one in known if text == one or text.startswith(f"{one} (FORCE")), "")
    return f"{title_said(found)}{text[len(found) :]}" if found else text


def move_sentence(move: GuestMove, at: int) -> str:
    """Return a sentence about a relocation. at: the opening of the window, ns."""
    if not move.console or move.asked_at is None:
        return say("{0} stays: {1}", move.userid, said(move.reasons))
    return say(
        "{0} to {1}: begins after {2}, takes {3}, is stopped for {4} of {5}; {6}.",
        *(move.userid, move.to, _seconds(move.asked_at - at), _seconds(move.relocation_ns)),
        *(_seconds(move.quiesce_ns), time_text(move.timeout), result_text(move)),
    )


def member_rows(before: Sequence[MemberLoad], after: Sequence[MemberLoad]) -> list[tuple[str, ...]]:
    """Return a row for each member with its values before and after, as in MEMBER_HEADS."""
    pairs = zip(before, after or before, strict=True)
    return [
        (
            old.system,
            _both(str(old.guests), str(new.guests)),
            _both(size_text(old.storage), size_text(new.storage)),
            size_text(new.frames),
            _both(size_text(old.available), size_text(new.available)),
            _both(size_text(old.paging), size_text(new.paging)),
            _both(numeral(old.cpu / 100, ".0%"), numeral(new.cpu / 100, ".0%")),
        )
        for old, new in pairs
    ]


def _both(old: str, new: str) -> str:
    return old if old == new else f"{old} → {new}"


def link_lines(found: Evacuation) -> list[str]:
    """Return the data that each link of the member carried."""
    return [
        say("Link {0} to {1}: {2:,.0f} MB/s on average.", link.name, link.to, link.rate)
        for link in found.links
    ]


def tried_rows(report: EvacuationReport) -> list[tuple[str, ...]]:
    """Return a row for each plan tried, as in TRIED_HEADS; a number distinguishes plans in the same order."""
    rows: list[tuple[str, ...]] = []
    for place, tried in enumerate(report.tried, 1):
        found, longest = tried.found, tried.found.longest_quiesce
        stay = len(report.survey.guests) - len(found.moves) + len(found.stay)
        rows.append(
            (
                f"{place}. {say(tried.order)}",
                str(found.plan.at_once),
                say(tried.targets),
                str(stay),
                found.error and say("run ends early") or _seconds(found.duration),
                _seconds(longest.quiesce_ns) if longest else "",
                numeral(longest.used_timeout, ".0%") if longest else "",
            )
        )
    return rows


def notes(report: EvacuationReport) -> list[str]:
    """Return the assumptions."""
    found = [say(LIMITS), say(CONSOLES)]
    typed = report.wish.timeouts
    if "" not in typed and any(guest.userid not in typed for guest in report.survey.guests):
        found.insert(0, say("Application timeout: {0}.", say(TIMEOUT_SOURCE)))
    if report.survey.left_out:
        found.append(say(LEFT_OUT, clock_text(report.survey.at), report.survey.left_out))
    if report.survey.later_commands:
        found.append(say(LATER, time_text(report.survey.at), report.survey.later_commands))
    return [*found, say(CAVEAT)]


def command_lines(found: Evacuation) -> dict[str, Any]:
    """Return the commands for guests that arrive: the tests and, by console, the commands for the way out and
    the way back.
    """
    plan = found.plan
    moves = {move.userid: move for move in plan.moves}
    out = [move for move in found.moves if move.arrived]
    back = [move for move in found.back if move.arrived] if found.back else out[::-1]
    return {
        "test": [test_line(plan.member, move.userid, move.to) for move in out],
        "away": by_console(
            [move.console for move in out], [move_lines(plan.member, moves[move.userid]) for move in out]
        ),
        "back": by_console(
            [move.console for move in back], [back_lines(plan.member, moves[move.userid]) for move in back]
        ),
    }


def command_text(known: Survey, found: Evacuation) -> str:
    """Return the commands to paste, below titles that begin with an asterisk; the guests that stay are
    first.
    """
    lines = command_lines(found)
    parts = [[f"* {text}" for text in _warnings(known, found)]]
    parts.append(["* " + say("Test, before the window"), *lines["test"]])
    for key, title in (("away", say("Away")), ("back", say("Return"))):
        for console, own in lines[key].items():
            parts.append([f"* {title}, " + say("console {0} of {1}", console, found.plan.at_once), *own])
    return "\n\n".join("\n".join(part) for part in parts if part)


def _warnings(known: Survey, found: Evacuation) -> Iterator[str]:
    """Yield the guests for which there are no commands, and the reasons why the times may differ or are not
    known.
    """
    for title, why in staying(known, found):
        yield say("{0} stays on {1}. {2}", title, known.member, why)
    if any(move.console and not move.arrived for move in found.moves):
        yield say("The simulated times include the attempts to move guests that stay.")
    for move in found.back:
        if not move.arrived:
            yield say("{0} does not return from {1}: {2}", move.userid, move.source, said(move.reasons))
    if not found.back and len(found.stay) < len(found.moves):
        yield say("The return is not simulated.")


def as_json(report: EvacuationReport) -> dict[str, Any]:
    """Return the report as a table for a file, with the text and commands of the best plan."""
    best = report.best.found if report.best else None
    return {
        **report.model_dump(mode="json"),
        "summary": sentences(report.survey, best),
        "staying": [list(row) for row in staying(report.survey, best)],
        "commands": command_lines(best) if best else {},
        "notes": notes(report),
    }


def _seconds(ns: int) -> str:
    return say("{0:,.1f} s", ns / SECOND)
