"""Places where a program cannot write, or is not alone: one message, nothing lost, nothing torn."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from app.time_travel.files.session_files import SessionFiles
from engine import platform
from engine.kernel import cache, store
from engine.kernel.object_file import SUFFIX
from tests.attack.writers import ROOT, SIZE

SMALL = ROOT / "tests" / "data" / "two-guests.toml"
YEAR = 365 * 24 * 3600
# Where a user's files are, by the system and as the user wants it.
HOME = ("USERPROFILE", "APPDATA", "LOCALAPPDATA") if platform.WINDOWS else ("HOME",)
WANTED = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME")
NOWHERE = "Q:\\nonexistent" if platform.WINDOWS else "/nonexistent"
COMMAND = [sys.executable, "-c", "from app.command import main; main(prog_name='lparlab')"]
WINDOW = """
from PySide6.QtCore import QTimer
from app.lab.lab import Lab
from app.look import theme
from PySide6.QtWidgets import QApplication
from app.settings.settings import Settings
app = QApplication([])
lab = Lab(Settings())
lab.window.ask_before_closing = False
lab.window.show()
lab.opened.connect(lambda: QTimer.singleShot(300, lab.window.close))
QTimer.singleShot(40_000, app.quit)
lab.start()
app.exec()
print("closed", lab.session.scenario is not None)
"""


def _run(command: list[str], **environ: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"} | environ
    return subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, timeout=280)


def can_mount() -> bool:
    """Return whether a small disk can be made here for one process."""
    return shutil.which("unshare") is not None and _run(["unshare", "-rm", "true"]).returncode == 0


def full_disk(folder: Path) -> list[str]:
    """Write tables and pictures to a disk of 100 KB."""
    disk = folder / "disk"
    disk.mkdir()
    lparlab = shlex.join(COMMAND)
    seen = f"ls -A {disk}/csv {disk}/png 2>/dev/null | grep '[.]new$' && echo left behind"
    script = (
        f"mount -t tmpfs -o size=100k none {disk}; {lparlab} run {SMALL} --csv {disk}/csv --png {disk}/png;"
        f" code=$?; {seen}; exit $code"
    )
    done = _run(["unshare", "-rm", "bash", "-c", script], LPARLAB_KERNELS=str(cache.folder()))
    return _one_message(done, "No space left") + (["left behind"] if "left behind" in done.stdout else [])


def _one_message(done: subprocess.CompletedProcess[str], part: str) -> list[str]:
    """Return what is wrong when the command ends with anything but one message."""
    if done.returncode != 1 or "Traceback" in done.stderr or part not in done.stderr:
        return [f"exit code {done.returncode}: {done.stderr[-600:]}"]
    return []


def no_home(folder: Path) -> list[str]:
    """Open the window, and run a scenario, for a user whose home is not there."""
    return _opens(dict.fromkeys((*HOME, *WANTED), NOWHERE))


def read_only_home(folder: Path) -> list[str]:
    """Open the window, and run a scenario, for a user whose home cannot be written."""
    home = folder / "file"
    home.write_text("no folder: not even root can make one here")
    return _opens(dict.fromkeys(HOME, str(home)) | {name: str(home / name) for name in WANTED})


def _opens(environ: dict[str, str]) -> list[str]:
    environ |= {"LPARLAB_KERNELS": str(cache.folder())}
    run = _run([*COMMAND, "run", str(SMALL)], **environ)
    window = _run([sys.executable, "-c", WINDOW], **environ)
    troubles = [f"run: {run.stderr[-600:]}"] if run.returncode or "Traceback" in run.stderr else []
    if "closed True" not in window.stdout or "Traceback" in window.stderr:
        troubles.append(f"window: exit code {window.returncode}: {window.stdout} {window.stderr[-600:]}")
    return troubles


def clock_backwards(folder: Path) -> list[str]:
    """Sweep folders whose files are of next year: nothing that is needed goes."""
    future = time.time() + YEAR
    sessions, kernels = folder / "sessions", folder / "kernels"
    kept, used = sessions / "kept-0123456789ab.lparlab", kernels / f"lparlab-{'0' * 16}"
    for made in (sessions, used):
        made.mkdir(parents=True)
    kept.write_text("a session")
    for file in (kept, used):
        os.utime(file, (future, future))
    crashed = SessionFiles(sessions).crashed()
    cache.remove_stale(kernels)
    there = [file.read_text() for file in crashed] == ["a session"], used.exists()
    return [] if all(there) else [f"gone: session {not there[0]}, kernels {not there[1]}"]


def two_instances(folder: Path) -> list[str]:
    """Let two processes write one file, and read it meanwhile."""
    command = [sys.executable, "-m", "tests.attack.writers", "text", str(folder)]
    both = [subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT) for _ in range(2)]
    for one in both:
        assert one.stdout is not None
        one.stdout.readline()
    torn, end = 0, time.monotonic() + 1.0
    while time.monotonic() < end:
        data = (folder / "a.txt").read_bytes()
        torn += len(data) != SIZE or len(set(data)) != 1
    ended = [one.poll() for one in both]
    for one in both:
        one.kill()
        one.communicate()
    return [f"{torn} readings torn"] * (torn > 0) + [f"exit codes {ended}"] * (ended != [None, None])


def damaged_kernels(folder: Path) -> list[str]:
    """Find damaged kernels: they are discarded with a message, and are to be compiled again."""
    inside = folder / cache.folder_name(cache.ENGINE)
    inside.mkdir()
    for name in (store.ENGINE, store.FIRST, store.CHARTS):
        whole = (cache.folder() / f"{name}{SUFFIX}").read_bytes()
        (inside / f"{name}{SUFFIX}").write_bytes(whole[: len(whole) // 2])
    code = "from app.charts.warm import is_warm; print(is_warm())"
    done = _run([sys.executable, "-c", code], LPARLAB_KERNELS=str(folder))
    good = "False" in done.stdout and "was damaged" in done.stderr and not done.returncode
    return [] if good else [f"{done.stdout} {done.stderr[-600:]}"]


Place = Callable[[Path], list[str]]
PLACES: dict[str, Place] = {
    "no home": no_home,
    "home that cannot be written": read_only_home,
    "clock that went back": clock_backwards,
    "damaged kernels": damaged_kernels,
}
if not platform.WINDOWS:  # which lets nobody replace a file that is open
    PLACES["two writers of one file"] = two_instances
if can_mount():
    PLACES["full disk"] = full_disk
