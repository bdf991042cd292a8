"""The QUERY NAMES, QUERY userid, QUERY USERID and QUERY USERS commands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.cp.call import SYSTEM_USERS, Call, logged_on, names
from engine.cp.command import command
from engine.cp.operands import QueryUser, User
from engine.cp.reply import CPError


def users(call: Call) -> list[str]:
    """Return all users that are logged on: system users first, then the guests in order."""
    guests = [g.userid for g in call.scenario.guests if logged_on(call.guests[g.index])]
    return [name for name in SYSTEM_USERS if name not in guests] + guests


def where(call: Call, userid: str) -> str:
    """Return a user and its terminal: guests run disconnected; only the issuer has a terminal here."""
    return f"{userid:8} - {'L0001' if userid == call.userid else 'DSC':4}"


@command("Query Names")
def query_names(call: Call) -> Iterator[str]:
    """List all logged-on users and their terminals; DSC marks a user without a terminal.

    The layout is not certain; the name of the issuer's terminal is not CP's.
    """
    found = [where(call, userid) for userid in users(call)]
    for row in range(0, len(found), 4):
        yield ", ".join(found[row : row + 4]).rstrip()


@command("Query user")
def query_user(call: Call, user: QueryUser) -> Iterator[str]:
    """Show whether and where this user is logged on. CP takes any unknown word as a user ID.

    The layout is not certain.
    """
    if user not in users(call):
        raise CPError(45, f"{user} not logged on")
    yield where(call, user).rstrip()


@command("Query USERID")
def query_userid(call: Call) -> Iterator[str]:
    """Show your user ID and system. The system's name is not CP's; the layout is not certain."""
    yield f"{call.userid:8} AT {names(call.scenario)[call.system]}"


@command("Query Users")
def query_users(call: Call, user: User = "") -> Iterable[str]:
    """Show the number of users logged on and dialed; with a user, like QUERY userid. Layout: not certain.

    QUERY USER userid finds a user whose name is also a QUERY keyword, like FCP.
    """
    return query_user(call, user) if user else _count(call)


def _count(call: Call) -> Iterator[str]:
    yield f"{len(users(call)):5} USERS,     0 DIALED,     0 NET"
