"""lparlab study: what it prints and keeps, and how it refuses bad input."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from app.command import main
from app.jobs.tasks.cluster import chosen_address
from app.settings.settings import Settings
from tests.engine.experiments.quick import TOML

pytest.importorskip("pyarrow")


def lparlab(*arguments: str | Path) -> Result:
    return CliRunner().invoke(main, [str(argument) for argument in arguments], prog_name="lparlab")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    made = tmp_path / "quick.toml"
    made.write_text(TOML)
    return made


@pytest.mark.slow
def test_effects_are_printed_and_rows_kept_and_not_done_again(file: Path, tmp_path: Path) -> None:
    first = lparlab("study", file, "--cluster", "local")
    assert first.exit_code == 0, first.output
    lines = first.output.splitlines()
    assert lines[0] == "Idle users"
    assert [line.split()[0] for line in lines if line.startswith(("users", "hold"))] == ["users", "hold"]
    assert "12 runs, 0 failed" in first.output
    rows = tmp_path / "quick-results" / "rows.parquet"
    before = rows.read_bytes()
    answer = lparlab("study", file, "--cluster", "local", "--json", "-")
    assert json.loads(answer.output)["runs"] == 12
    assert rows.read_bytes() == before


@pytest.mark.slow
def test_a_calibration_is_printed(file: Path) -> None:
    file.write_text(TOML + '\n[[targets]]\nfigure = "busy"\nvalue = 0.004\n')
    found = lparlab("study", file, "--calibrate", "--rounds", "2", "--cluster", "local")
    assert found.exit_code == 0, found.output
    assert "--set guests.linux.count=" in found.output
    assert "Determined by the data" in found.output
    assert "sum of squares" in found.output


def test_bad_input_is_refused(file: Path, tmp_path: Path) -> None:
    found = lparlab("study", tmp_path / "none.toml")
    assert found.exit_code == 2
    assert "none.toml" in found.output
    found = lparlab("study", file, "--calibrate", "--cluster", "local")
    assert found.exit_code == 2
    assert "expected at least one [[targets]]" in found.output
    assert "--rounds = 0" in lparlab("study", file, "--rounds", "0").output
    assert "lparlab: --out" in lparlab("study", file, "--out", file).output


def test_the_window_writes_the_cluster_where_commands_read_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    settings = Settings()
    settings.cluster = "tcp://127.0.0.1:8786"
    settings.save()
    assert chosen_address() == "tcp://127.0.0.1:8786"


def test_the_cluster_in_the_settings(tmp_path: Path) -> None:
    settings = tmp_path / "lparlab.conf"
    settings.write_text("[General]\ntheme=dark\n\n[dask]\naddress=tcp://127.0.0.1:8786\n")
    assert chosen_address(settings) == "tcp://127.0.0.1:8786"
    settings.write_text("[dask]\naddress=local\n")
    assert chosen_address(settings) == ""
    settings.write_text("no settings at all\x00")
    assert chosen_address(settings) == ""
    assert chosen_address(tmp_path / "none") == ""
