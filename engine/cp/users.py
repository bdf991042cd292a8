"""Who may issue commands: two users that run the system, and the guests of the scenario.

The two have no virtual machine of their own here. Classes are those of the directory as IBM ships it
(MAINT, OPERATOR) and of a general user (the guests).
"""

from __future__ import annotations

from engine.scenario.scenario import Scenario

EVERY_CLASS = "ABCDEFG"
SYSTEM_USERS = {"MAINT": EVERY_CLASS, "OPERATOR": EVERY_CLASS}
GENERAL = "G"


def guest_number(scenario: Scenario, userid: str) -> int | None:
    """The number of the guest with this user identifier (capitals)."""
    return next((guest.index for guest in scenario.guests if guest.userid == userid), None)


def classes_of(scenario: Scenario, userid: str) -> str | None:
    """The privilege classes of a user; None = not in the directory. A guest may have a system user's name."""
    if guest_number(scenario, userid) is not None:
        return GENERAL
    return SYSTEM_USERS.get(userid)


def all_users(scenario: Scenario) -> list[str]:
    """The whole directory, sorted."""
    return sorted({*SYSTEM_USERS, *(guest.userid for guest in scenario.guests)})
