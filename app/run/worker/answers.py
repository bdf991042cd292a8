"""The worker's answer to a request."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Done:
    """The result of a request."""

    error: str = ""  # a sentence; nothing has changed then
    text: str = ""  # for people, where there is something to say
    failed: bool = False  # the run has stopped at an error, which was reported already
    hunting: bool = False  # the run continues until something is found; another answer follows
    opened: bool = False  # another session is open
    branch: str = ""  # the name of the branch that was made and plays now
    value: Any = None
