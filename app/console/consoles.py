"""Which consoles there are: MAINT's, and for each guest its CP console and its Linux command line."""

from __future__ import annotations

from typing import NamedTuple

MAINT = "MAINT"  # the userid that may do everything: CP's system programmer


class Console(NamedTuple):
    """Whose it is, and what reads the lines: CP or the guest's Linux."""

    userid: str
    shell: bool = False
    system: str = ""  # where CP reads the lines, when it is not the first system (MAINT's only)

    def wrapped(self, line: str) -> str:
        """What is entered for a line that is typed here."""
        return f"AT {self.system} CMD {line}" if self.system and not self.shell else line

    @property
    def prompt(self) -> str:
        """What stands before a line; CP has none, but for its system when there are several."""
        return f"{self.userid.lower()}:~ #" if self.shell else self.system

    @property
    def key(self) -> str:
        """Names it in the settings."""
        if self.system:
            return f"{self.userid} at {self.system}"
        return f"{self.userid} linux" if self.shell else self.userid
