"""Files and folders written by commands: checked before a run, written after it."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path

from app.commands.support.echo import echo_file
from app.commands.support.failure import Failure
from engine.atomic import atomic_write, is_written_through
from engine.platform import is_reserved

STDOUT = Path("-")
MAX_NAME = 255  # characters on all systems; Windows reports longer names like any wrong name


def check_folder(option: str, folder: Path | None) -> None:
    """Reject a path that cannot be a folder; nothing is created yet."""
    if folder is None:
        return
    if is_reserved(folder):
        raise Failure(f'{option} = "{folder}": Windows does not allow this folder name; choose another')
    _check_length(option, folder)
    for path in (folder, *folder.parents):
        if os.path.lexists(path):
            if not os.path.isdir(path):
                raise Failure(f'{option} = "{folder}": {path} is a file; expected a folder')
            check_writable(option, folder, path)
            return


def _check_length(option: str, folder: Path) -> None:
    """Reject a path with a name that is longer than the file system allows."""
    too_long = any(len(part) > MAX_NAME for part in folder.parts)
    try:
        os.lstat(folder)
    except OSError as error:
        too_long = too_long or error.errno == errno.ENAMETOOLONG
    if too_long:
        raise Failure(f'{option} = "{folder}": this name is too long; choose a shorter one')


def check_writable(option: str, given: Path, folder: Path) -> None:
    """Reject a folder that this user cannot write to, before the run rather than after it."""
    if not os.access(folder, os.W_OK | os.X_OK):
        raise Failure(f'{option} = "{given}": {folder} is not writable; expected a writable folder')


def check_file(path: Path | None, option: str = "--json") -> None:
    """Reject a file that cannot be written. Raises Failure."""
    if path is None or is_printed(path) or _is_written_through(path, option):
        return
    if not os.path.isdir(path.absolute().parent):
        raise Failure(f'{option} = "{path}": expected a file in an existing folder')
    check_writable(option, path, path.absolute().parent)


def _is_written_through(path: Path, option: str) -> bool:
    """Return whether a file is a writable pipe or device. Raises Failure."""
    try:
        if not is_written_through(path):
            return False
    except IsADirectoryError:
        like = path / f"answer.{option[2:]}"
        raise Failure(f'{option} = "{path}": is a folder; expected a file, like "{like}"') from None
    except OSError as error:
        raise Failure(f'{option} = "{path}": {error.strerror}') from None
    if not os.access(path, os.W_OK):
        raise Failure(f'{option} = "{path}": is not writable; expected a writable file')
    return True


def is_printed(path: Path | None) -> bool:
    """Return True for -, which stands for standard output."""
    return str(path) == "-"


def write_json(answer: object, path: Path | None = STDOUT) -> None:
    """Write an answer completely or not at all; - prints it, None does nothing."""
    write_text(json.dumps(answer, indent=2) + "\n", path)


def write_text(text: str, path: Path | None) -> None:
    """Write a text completely or not at all; - prints it, None does nothing."""
    if is_printed(path):
        echo_file(text)
    elif path is not None:
        atomic_write(path, text)
