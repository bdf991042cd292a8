"""The MESSAGE command."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cp.call import SYSTEM_USERS, Call, guest_number
from engine.cp.command import command
from engine.cp.commands.query.names import users
from engine.cp.operands import User, Word
from engine.cp.reply import CPError, missing_operand, time_of_day


@command("Message user", tail="text")
@command("MSG user", tail="text")
def message(call: Call, user: User, *text: Word) -> Iterator[str]:
    """Send a message to a user's terminal: the issuer (*), the operator or MAINT. Text is in capitals here.

    Messages to the operator are shown here. A guest runs disconnected, so CP refuses the message as for any
    disconnected user; the letter after the number of that response is not certain.
    """
    if not text:
        missing_operand()
    if len(user) >= len("OP") and "OPERATOR".startswith(user) and user not in users(call):
        user = "OPERATOR"
    if user not in users(call):
        raise CPError(45, f"{user} not logged on")
    if user != call.userid and guest_number(call.scenario, user) is not None:
        raise CPError(57, f"{user} not receiving; disconnected")
    if user == call.userid or user in SYSTEM_USERS:
        yield f"{time_of_day(call.now)} * MSG FROM {call.userid:8}: {' '.join(text)}"
