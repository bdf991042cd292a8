"""Errors of session files, in sentences for the user."""

from __future__ import annotations

from engine.language import later, one_line

SAVE_AGAIN = later("save the session again in the program that created it")


class SessionError(ValueError):
    """A session file cannot be used, and nothing has been changed by it; the text is meant for people."""

    def __init__(self, name: str, text: str) -> None:
        self.name, self.text = name, text
        super().__init__(one_line(f"{name}: {text}" if name else text))

    def __reduce__(self) -> tuple[type, tuple[str, str]]:
        return SessionError, (self.name, self.text)


class SessionCancelled(Exception):
    """The user cancelled the opening of a session."""
