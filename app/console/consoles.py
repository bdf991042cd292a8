"""Which consoles there are: MAINT's, and for each guest its CP console and its Linux command line."""

from __future__ import annotations

from typing import NamedTuple

MAINT = "MAINT"  # the userid that may do everything: CP's system programmer


class Console(NamedTuple):
    """Whose it is, and what reads the lines: CP or the guest's Linux."""

    userid: str
    shell: bool = False

    @property
    def prompt(self) -> str:
        """What stands before a line; CP has none."""
        return f"{self.userid.lower()}:~ #" if self.shell else ""

    @property
    def key(self) -> str:
        """Names it in the settings."""
        return f"{self.userid} linux" if self.shell else self.userid
