"""lparlab site: what it prints and writes, and how it refuses."""

from __future__ import annotations

from pathlib import Path

from click.testing import CliRunner, Result

from app.command import main
from engine.scenario.scenario import load_scenario
from tests.engine.site.samples import FILES


def lparlab(*arguments: str | Path) -> Result:
    return CliRunner().invoke(main, [str(argument) for argument in arguments], prog_name="lparlab")


def test_a_scenario_is_written_and_what_was_guessed_and_asked_is_shown(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    result = lparlab("site", *FILES, "--title", "Mine", "-o", file)
    assert result.exit_code == 0, result.output
    assert load_scenario(file).title == "Mine"
    assert "VMPG01 is a paging volume, by its name" in result.output
    assert "How much space is on the paging volumes?" in result.output
    assert "in the model" not in result.output
    assert "in the model" in lparlab("site", *FILES, "--all").output


def test_the_scenario_alone_goes_to_standard_output(tmp_path: Path) -> None:
    result = lparlab("site", *FILES, "-o", "-", "--answer", "processors=7", "--answer", "until=3m")
    assert result.exit_code == 2  # QUERY PROCESSORS says how many there are: nothing asks for them
    assert "processors: this answers no question" in result.output
    text = lparlab("site", *FILES, "-o", "-", "--answer", "until=3m").output
    file = tmp_path / "a.toml"
    file.write_text(text, "utf-8")
    assert load_scenario(file).until == 180_000_000_000


def test_wrong_input_is_refused_in_one_line(tmp_path: Path) -> None:
    for arguments, expected in (
        ((tmp_path / "nothing",), "is not a file"),
        ((FILES[0], "--answer", "until"), "expected KEY=TEXT"),
        ((FILES[0], "-o", tmp_path), "is a folder"),
    ):
        result = lparlab("site", *arguments)
        assert result.exit_code == 2
        assert expected in result.output
        assert result.output.count("\n") == 1
