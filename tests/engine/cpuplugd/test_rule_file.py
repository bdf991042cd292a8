"""Rule files by name or path; what is no rule file is refused in one sentence."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from engine.cpuplugd.language.lines import MAX_BYTES, RuleFileError, bounded, load
from engine.cpuplugd.shipped import shipped
from tests.systems import needs_posix


def test_by_name_and_by_path(tmp_path: Path) -> None:
    (tmp_path / "own.conf").write_bytes(b"# own\n")
    assert load("cpu-load") == shipped()["cpu-load"].encode()
    assert load("own.conf", tmp_path) == load(str(tmp_path / "own.conf")) == b"# own\n"


@pytest.mark.parametrize("name", ["memory-5", "a\0b", ".", "x" * 5000])
def test_what_is_no_file_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(RuleFileError, match=r"expected a rule file, or one of cpu-load, ") as caught:
        load(name, tmp_path)
    assert "\n" not in str(caught.value)


@needs_posix("needs named pipes")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(RuleFileError, match="is not a file"):
        load("pipe", tmp_path)


def test_a_large_file_is_not_read_whole(tmp_path: Path) -> None:
    with (tmp_path / "large").open("wb") as file:
        file.truncate(MAX_BYTES + 1)
    with pytest.raises(RuleFileError, match="is larger than"):
        bounded(tmp_path / "large", MAX_BYTES, "large")
