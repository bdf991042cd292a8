"""lparlab site: what it prints and writes, and how it refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
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
    assert "VMPG01 is a paging volume, judging by its name" in result.output
    assert "How much space do the paging volumes have?" in result.output
    assert "privilege classes are not simulated" not in result.output
    assert "privilege classes are not simulated" in lparlab("site", *FILES, "--all").output


def test_lines_that_may_have_figures_are_listed_if_they_are_left_out(tmp_path: Path) -> None:
    console, meminfo = tmp_path / "console.txt", tmp_path / "meminfo"
    console.write_text("LINUX01 - DSC\nind load\nAVGPROC = 42 of 4\nREADY;\nwords of an operator\n", "utf-8")
    meminfo.write_text("MemTotal: 2000000 kB\nMemFree: 1000 kB\nCached: 10 kB\n", "utf-8")
    output = " ".join(lparlab("site", console, meminfo, "--answer", "until=2s").output.split())
    assert "line 3: left out: AVGPROC = 42 OF 4: unknown response" in output
    assert "meminfo, line 1 to 3: left out: " in output
    assert "guest of meminfo" in output
    assert "WORDS OF AN OPERATOR" not in output
    many = "".join(f"AVGPROC = {number}\n" for number in range(100, 150))
    console.write_text(f"LINUX01 - DSC\n{many}", "utf-8")
    output = " ".join(lparlab("site", console, "--answer", "until=2s").output.split())
    assert "10 more lines that were left out may contain values: --all shows them" in output
    assert "AVGPROC = 149" in lparlab("site", console, "--all", "--answer", "until=2s").output


def test_the_scenario_alone_goes_to_standard_output(tmp_path: Path) -> None:
    result = lparlab("site", *FILES, "-o", "-", "--answer", "processors=7", "--answer", "until=3m")
    assert result.exit_code == 2  # QUERY PROCESSORS says how many there are: nothing asks for them
    assert "processors: this is not an answer to a question" in result.output
    done = lparlab("site", *FILES, "-o", "-", "--answer", "until=3m")
    assert "user.direct, line 2: left out: GLOBALDEFS: " in done.stderr
    text = done.stdout
    file = tmp_path / "a.toml"
    file.write_text(text, "utf-8")
    assert load_scenario(file).until == 180_000_000_000


def test_wrong_input_is_refused_in_one_line(tmp_path: Path) -> None:
    for arguments, expected in (
        ((tmp_path / "nothing",), "is not a file"),
        ((FILES[0], "--answer", "until"), "expected KEY=TEXT"),
        ((FILES[0], "--answer", "until=1m", "--answer=until =2m"), "--answer until: specified twice"),
        ((FILES[0], "-o", tmp_path), "is a folder"),
    ):
        result = lparlab("site", *arguments)
        assert result.exit_code == 2
        assert expected in result.output
        assert result.output.count("\n") == 1


def later_site(folder: Path) -> Path:
    """A site on 7.3, written by the command."""
    console, file = folder / "console.txt", folder / "site.toml"
    console.write_text("LINUX01 - DSC\nz/VM Version 7 Release 3.0, service level 2301 (64-bit)\n", "utf-8")
    result = lparlab("site", console, "--answer", "until=2s", "-o", file)
    assert result.output.startswith("The site runs z/VM 7.3, which is assumed to manage storage like 6.4")
    return file


@pytest.mark.slow
def test_each_command_says_first_that_the_site_runs_another_release(tmp_path: Path) -> None:
    file = later_site(tmp_path)
    ran = lparlab("run", file, "--csv", tmp_path / "out")
    assert ran.output.startswith("The site runs z/VM 7.3")
    assert "6.4 for a site on 7.3" in (tmp_path / "out" / "guests.csv").read_text("utf-8")
    asked = ("measure", file, "--measure", "guest.cpu", "--to", "2s")
    assert lparlab(*asked).output.startswith("The site runs z/VM 7.3")
    answer = lparlab(*asked, "--json", "-")
    assert answer.stderr.startswith("The site runs z/VM 7.3")
    assert json.loads(answer.stdout)["caution"].startswith("The site runs z/VM 7.3")
    change = ("what-if", file, "--change", "one: lpar.processors=1", "--seeds", "1")
    assert lparlab(*change).output.startswith("The site runs z/VM 7.3")
    text = lparlab(*change, "--csv", "-").stdout.splitlines()
    assert text[0].endswith("caution")
    assert all("is assumed to manage storage like 6.4" in line for line in text[1:])


def test_what_is_assumed_of_the_release_is_said_first() -> None:
    result = lparlab("site", next(file for file in FILES if file.name == "user.direct"))
    assert result.output.startswith("No file shows the z/VM release of the site: 6.2 is assumed")


def test_guests_that_are_alike_keep_their_user_ids_in_each_command(tmp_path: Path) -> None:
    file, names = tmp_path / "mine.toml", ["HOG01", "HOG02", "HOG011"]
    directory = tmp_path / "user.direct"
    directory.write_text("".join(f"USER {name} X 1G\n" for name in names))
    loads = [f"--answer=load of {name}=100%" for name in names]
    assert (
        lparlab("site", directory, "--answer=processors=1", "--answer=until=9s", *loads, "-o", file).exit_code
        == 0
    )
    printed = lparlab("run", file).output
    assert [line.split()[0] for line in printed.splitlines() if line.startswith("HOG")] == [*names, *names]
    ask = ("measure", file, "--measure", "guest.cpu", "--json", "-", "--of")
    parts = [json.loads(lparlab(*ask, name).stdout)["values"][0] for name in names]
    assert parts == pytest.approx([1 / 3] * 3, abs=0.05)
    shares = lparlab(*ask[:2], "--set", "guests.hog01.share=1000", *ask[2:], "HOG01").stdout
    assert json.loads(shares)["values"][0] > 0.6


@pytest.mark.slow
def test_a_site_is_held_against_its_own_figures_and_every_answer_says_so(tmp_path: Path) -> None:
    console, file = tmp_path / "console.txt", tmp_path / "site.toml"
    console.write_text("LINUX01 - DSC\nAVGPROC-080% 01\n", "utf-8")
    asked = ("site", console, "--answer=until=4s", "--answer=load of LINUX01=20%")
    assert "expected --against, too" in lparlab(*asked, "--fit").output
    result = lparlab(*asked, "--against", "--json", tmp_path / "a.json", "-o", file)
    assert result.exit_code == 0, result.output
    answer = json.loads((tmp_path / "a.json").read_text("utf-8"))
    (busy,) = [row for row in answer["rows"] if row["key"] == "processors"]
    assert (busy["given"][0], busy["verdict"]) == (0.8, "differs")
    assert busy["words"].split(" (")[0] in " ".join(result.output.split())
    assert answer["notes"][0] in result.output
    assert answer["text"] == file.read_text("utf-8")
    change = ("what-if", file, "--change", "one: lpar.processors=2", "--seeds", "1")
    assert lparlab(*change).output.startswith("Not validated against your system: 1 of 1 comparable figure")
    text = lparlab(*change, "--csv", "-").stdout.splitlines()
    assert text[0].endswith("caution")
    assert all("Not validated against your system" in line for line in text[1:])
    other = lparlab(*change, "--set", "lpar.processors=3").output
    assert "a different machine was compared" in other
