"""The set-up scripts on machines where something is missing: one clear message, never a riddle."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.systems import needs_linux

ROOT = Path(__file__).parent.parent.parent
FILES = ("requirements.txt", "requirements-dev.txt", "setup.cfg", "pyproject.toml")
pytestmark = needs_linux("the set-up installs packages of Debian")


class Machine:
    """A copy of the set-up in a folder of its own, with stand-ins for commands of the system."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "checkout"
        self.commands = folder / "commands"
        self.commands.mkdir()
        shutil.copytree(ROOT / "tools", self.root / "tools")
        for name in FILES:
            shutil.copy(ROOT / name, self.root)

    def stand_in(self, name: str, script: str, folder: Path | None = None) -> None:
        file = (folder or self.commands) / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"#!/bin/bash\n{script}\n")
        file.chmod(0o755)

    def run(
        self, *command: str, stdin: int = subprocess.DEVNULL, **environ: str
    ) -> subprocess.CompletedProcess[str]:
        path = f"{self.commands}:/usr/bin:/bin"
        return subprocess.run(
            [str(self.root / command[0]), *command[1:]],
            env={"PATH": path, "LANG": "C.UTF-8", "HOME": str(self.root)} | environ,
            stdin=stdin,
            capture_output=True,
            text=True,
            timeout=60,
        )


def at_terminal(machine: Machine, answer: str, **environ: str) -> subprocess.CompletedProcess[str]:
    """Run the set-up of the libraries at a terminal, where somebody types the answer."""
    try:
        ours, theirs = os.openpty()
    except OSError:
        pytest.skip("this machine has no terminals")
    os.write(ours, f"{answer}\n".encode())
    done = machine.run("tools/system-libraries", stdin=theirs, **environ)
    os.close(theirs)
    os.close(ours)
    return done


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    """A machine that has a Python, apt-get, and none of Qt's libraries."""
    machine = Machine(tmp_path)
    machine.stand_in("python3", "[ $# -eq 0 ] || [ \"$1\" != --version ] || echo 'Python 3.11.2'")
    machine.stand_in("ldconfig", "true")
    machine.stand_in("apt-get", 'echo "$@" >>apt-get.calls')
    machine.stand_in("sudo", "exit 1")
    return machine


def as_user(machine: Machine) -> None:
    machine.stand_in("id", "echo 1000")


def as_root(machine: Machine) -> None:
    machine.stand_in("id", "echo 0")


def test_without_root_the_exact_command_is_printed(machine):
    as_user(machine)
    done = machine.run("tools/system-libraries")
    assert done.returncode == 1
    assert "apt-get update && apt-get install -y --no-install-recommends libglib2.0-0 libgl1" in done.stderr
    assert not (machine.root / "apt-get.calls").exists()


def test_with_root_what_is_missing_is_installed(machine):
    as_root(machine)
    machine.stand_in("ldconfig", "echo '  libGL.so.1 (libc6,x86-64) => /usr/lib/libGL.so.1'")
    done = machine.run("tools/system-libraries")
    assert done.returncode == 0, done.stderr
    update, install = (machine.root / "apt-get.calls").read_text().splitlines()
    assert update.endswith("update")
    assert "libxcb-cursor0" in install
    assert "libgl1" not in install


ALL_THERE = """for library in $(sed -n 's/^\\(lib[^ ]*\\.so[^ ]*\\) .*/\\1/p' tools/system-libraries)
do echo "$library "; done"""


@pytest.mark.parametrize("apt", ["true", "exit 100"])
def test_what_one_test_is_skipped_without_is_no_condition(machine, apt):
    as_root(machine)
    machine.stand_in("ldconfig", ALL_THERE)
    machine.stand_in("python3", "echo 'Python 3.11.2'")
    machine.stand_in("apt-get", f'echo "$@" >>apt-get.calls; {apt}')
    done = machine.run("tools/system-libraries", "test", PDFTOPPM="no-such-command")
    assert done.returncode == 0, done.stderr
    assert ("one test of the reports is skipped" in done.stdout) == (apt != "true")
    assert ("poppler-utils" in (machine.root / "apt-get.calls").read_text()) == (apt == "true")
    (machine.root / "apt-get.calls").unlink()
    machine.run("tools/system-libraries", PDFTOPPM="no-such-command")
    assert not (machine.root / "apt-get.calls").exists()


def test_a_python_without_ensurepip_brings_the_venv_package(machine):
    as_root(machine)
    missing_ensurepip = 'case "$2" in *ensurepip*) exit 1 ;; *print*) echo python3.11-venv ;; esac'
    machine.stand_in("python3", missing_ensurepip)
    machine.run("tools/system-libraries")
    assert "python3.11-venv" in (machine.root / "apt-get.calls").read_text()


@pytest.mark.parametrize(
    ("complaint", "message"),
    [
        (
            "E: Failed to fetch x  Temporary failure resolving 'x'",
            "no connection to the Debian package servers",
        ),
        ("E: You don't have enough free space: No space left on device", "the disk is full"),
        ("E: Unable to locate package libgl1", "Unable to locate package libgl1"),
    ],
)
def test_a_failure_of_apt_is_explained_in_one_line(machine, complaint, message):
    as_root(machine)
    machine.stand_in("apt-get", f'echo "{complaint}"; exit 100')
    done = machine.run("tools/system-libraries")
    assert done.returncode == 1
    (line,) = done.stderr.splitlines()
    assert message in line


def test_another_distribution_is_told_what_qt_needs_and_goes_on(machine):
    machine.commands.joinpath("apt-get").unlink()
    done = machine.run("tools/system-libraries", PATH=str(private_path(machine)))
    assert done.returncode == 0, done.stderr
    assert "libxcb-cursor0" in done.stdout


def private_path(machine: Machine) -> Path:
    """A PATH without the system's own apt-get."""
    for name in ("bash", "env", "dirname", "uname", "id"):
        shutil.copy(shutil.which(name) or name, machine.commands / name)
    return machine.commands


def test_a_python_of_the_wrong_version_is_named(machine):
    machine.stand_in("python3", "[ \"$1\" = --version ] && echo 'Python 3.9.2'; exit 1")
    for other in ("python3.11", "python3.12", "python3.13"):
        machine.stand_in(other, "exit 127")
    done = machine.run("tools/system-libraries")
    assert done.returncode == 1
    assert "no Python 3.11 to 3.13 here (Python 3.9.2)" in done.stderr


def test_a_chosen_python_that_does_not_fit_is_refused(machine):
    done = machine.run("tools/system-libraries", PYTHON="false")
    assert done.returncode == 1
    assert "PYTHON=false is no Python 3.11 to 3.13" in done.stderr


@pytest.fixture
def environment(machine: Machine) -> Machine:
    """The machine with a virtual environment whose pip only writes down how it was called."""
    machine.stand_in("python", "exit 0", machine.root / ".venv/bin")
    machine.stand_in("pip", 'echo "$@" >>pip.calls', machine.root / ".venv/bin")
    return machine


def pip_calls(machine: Machine) -> str:
    return (machine.root / "pip.calls").read_text()


def test_the_second_set_up_does_nothing(environment):
    assert environment.run("tools/environment", "run").returncode == 0
    first = pip_calls(environment)
    assert "-r requirements.txt" in first
    assert environment.run("tools/environment", "run").returncode == 0
    assert pip_calls(environment) == first


def test_the_environment_for_tests_serves_to_run_but_not_the_other_way(environment):
    environment.run("tools/environment", "run")
    environment.run("tools/environment", "test")
    after = pip_calls(environment)
    assert "-r requirements-dev.txt" in after
    environment.run("tools/environment", "run")
    assert pip_calls(environment) == after


def test_a_changed_pin_installs_again(environment):
    environment.run("tools/environment", "run")
    first = pip_calls(environment)
    (environment.root / "requirements.txt").write_text("numpy==0.0.1\n")
    environment.run("tools/environment", "run")
    assert len(pip_calls(environment)) > len(first)


@pytest.mark.parametrize(
    ("complaint", "message"),
    [
        (
            "WARNING: Retrying after connection broken by NewConnectionError",
            "no connection to the Python package",
        ),
        ("ERROR: Could not install: [Errno 28] No space left on device", "the disk is full"),
        (
            "ERROR: No matching distribution found for numpy==0.0.1",
            "No matching distribution found for numpy",
        ),
    ],
)
def test_a_failure_of_pip_is_explained_in_one_line_and_tried_again_next_time(environment, complaint, message):
    broken = f'[ "$1" = --version ] || {{ echo "{complaint}"; exit 1; }}'
    environment.stand_in("pip", broken, environment.root / ".venv/bin")
    for _ in range(2):
        done = environment.run("tools/environment", "run")
        assert done.returncode == 1
        (line,) = done.stderr.splitlines()
        assert message in line


def test_without_a_display_the_study_runs_and_says_so_in_one_line(machine):
    machine.stand_in("lparlab", 'echo "$QT_QPA_PLATFORM $@"', machine.root / ".venv/bin")
    done = machine.run("tools/start")
    line, call = done.stdout.splitlines()
    assert line.startswith("No display here")
    assert call == "offscreen run pause-suspend --csv out/csv --png out/png"


@pytest.mark.parametrize("variable", ["DISPLAY", "WAYLAND_DISPLAY"])
def test_with_a_display_the_window_opens(machine, variable):
    machine.stand_in("python", 'echo "$@"', machine.root / ".venv/bin")
    done = machine.run("tools/start", **{variable: ":0"})
    assert done.stdout.split() == ["-m", "app"]


@pytest.mark.parametrize(
    ("answer", "ci", "installs"), [("", "", True), ("n", "", False), ("n", "true", True)]
)
def test_system_packages_are_installed_after_a_question(
    machine: Machine, answer: str, ci: str, installs: bool
) -> None:
    as_root(machine)
    done = at_terminal(machine, answer, CI=ci)
    calls = machine.root / "apt-get.calls"
    assert calls.exists() == installs
    assert (done.returncode == 0) == installs
    assert installs or "sudo apt-get install" in done.stderr
    assert ("[Y/n]" in done.stdout + done.stderr) == (not ci)
