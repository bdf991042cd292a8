"""The text of a session file -> a session that can be opened; anybody may have written it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from pydantic import ValidationError

from engine.language import say
from engine.scenario.files.error import ScenarioError, key_text, shown
from engine.scenario.files.model_errors import first_wrong
from engine.scenario.files.toml_input import decoded, parse_toml, wide_coding
from engine.session_file.models import SessionBody
from engine.session_file.saved import SavedSession
from engine.session_file.seal import SAVE_AGAIN, SessionError, check_version, damaged, unsealed

MAX_BYTES = 1_000_000


def load_session(path: Path) -> SavedSession:
    """Return the session in a file. Raises SessionError."""
    try:
        if not path.is_file() and path.exists():
            raise SessionError(str(path), say("is not a regular file; expected a session file"))
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except SessionError:
        raise
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise SessionError(str(path), say("cannot be read ({0}); expected a session file", reason)) from None
    return read_session(_text(data, path.name), path.name)


def _text(data: bytes, name: str) -> str:
    """Return the text, also as an editor of another system has saved it. Raises SessionError."""
    if len(data) > MAX_BYTES:
        raise _too_large(name)
    try:
        return decoded(data)
    except UnicodeDecodeError:
        how = say("is written in UTF-16") if wide_coding(data) else say("is not UTF-8")
        raise damaged(name, how) from None


def _too_large(name: str) -> SessionError:
    return SessionError(name, say("is too large; expected a session of at most {0:,} bytes", MAX_BYTES))


def read_session(text: str, name: str) -> SavedSession:
    """Return the session in a text, checked but not opened. Raises SessionError, which names it."""
    text = text.replace("\r\n", "\n")
    if len(text) > MAX_BYTES or len(text.encode("utf-8", "replace")) > MAX_BYTES:
        raise _too_large(name)
    table = _table(unsealed(text, name), name)
    check_version(table, name)
    try:
        return SavedSession(SessionBody.model_validate(table), name)
    except ValidationError as error:
        raise SessionError(name, f"{_wrong(error, table)}; {say(SAVE_AGAIN)}") from None


def _wrong(error: ValidationError, table: dict[str, Any]) -> str:
    """Return the first error: place, value, what was expected."""
    wrong = first_wrong(error, SessionBody, table)
    value = "" if wrong.value is None or isinstance(wrong.value, dict) else f" = {shown(wrong.value)}"
    return f"{key_text(wrong.key)}{value}: {wrong.expected}" if wrong.key else wrong.expected


def _table(body: str, name: str) -> dict[str, Any]:
    try:
        return parse_toml(body, name)
    except ScenarioError as error:
        raise SessionError("", f"{error}; {say(SAVE_AGAIN)}") from None
