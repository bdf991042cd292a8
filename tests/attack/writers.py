"""Writers that are killed at random moments: afterwards the old file or the new one is there, whole.

`python -m tests.attack.writers NAME FOLDER` writes for ever, as the program does.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random

from engine.atomic import atomic_write, sweep

ROOT = Path(__file__).parents[2]
SIZE = 200_000  # bytes of a text, so that a kill can hit its middle


def _text(folder: Path, number: int) -> None:
    atomic_write(folder / "a.txt", f"{number % 10}" * SIZE)


def _work(folder: Path, number: int) -> None:
    from lessons.play.work import StudentWork, save  # late: each process loads what it writes

    save(StudentWork(lesson_id="example", session=f"{number % 10}" * SIZE), folder / "a.json")


def _kernels(folder: Path, number: int) -> None:
    from engine.kernel.object_file import ObjectFile

    ObjectFile(bytes([number % 250]) * SIZE, (), "any", ()).write(folder / "a.kernels")


def _picture(folder: Path, number: int) -> None:
    from PySide6.QtGui import QImage

    from app.files.picture import write_png

    image = QImage(900, 700, QImage.Format.Format_RGB32)
    image.fill(number % 250)
    write_png(image, folder / "a.png")


def _drawing(folder: Path, number: int) -> None:
    from engine.ficon.drawing.file import text
    from tests.engine.ficon.drawing.any_drawing import pair

    atomic_write(folder / "a.topology.json", text(pair()))


def _lesson(folder: Path, number: int) -> None:
    from lessons.format.new import new_lesson

    new_lesson(folder / f"lesson-{number}")


WRITERS: dict[str, Callable[[Path, int], None]] = {
    "text": _text,
    "work on a lesson": _work,
    "compiled kernels": _kernels,
    "picture": _picture,
    "drawing": _drawing,
    "new lesson": _lesson,
}


def _is_whole(file: Path) -> bool:
    """Return whether what stands under this name is complete."""
    if file.is_dir():
        from lessons.format.load import load_lesson

        return bool(load_lesson(file).steps)
    data = file.read_bytes()
    if file.suffix == ".txt":
        return len(data) == SIZE and len(set(data)) == 1
    if file.suffix == ".json" and ".topology" not in file.name:
        from lessons.play.work import load

        return len(load(file).session) == SIZE
    if file.suffix == ".kernels":
        from engine.kernel.object_file import read

        return read(file) is not None
    if file.suffix == ".png":
        return data.endswith(b"IEND\xaeB`\x82")
    from engine.ficon.drawing.file import read_text

    return bool(read_text(data.decode("utf-8")).history)


def kill(name: str, folder: Path, kills: int, dice: Random) -> list[str]:
    """Kill a writer this many times; return what was not whole afterwards, or was left behind."""
    troubles = []
    for place in range(kills):
        inside = folder / str(place)
        inside.mkdir(parents=True)
        _kill_once(name, inside, dice.uniform(0.0, 0.05))
        sweep([inside])
        for file in inside.iterdir():
            if file.name.startswith("."):
                troubles.append(f"{file} is left behind")
            elif not _is_whole(file):
                troubles.append(f"{file} is torn")
    return troubles


def _kill_once(name: str, folder: Path, after: float) -> None:
    command = [sys.executable, "-m", "tests.attack.writers", name, str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT) as writer:
        assert writer.stdout is not None
        try:
            assert writer.stdout.readline().strip() == b"ready"
            time.sleep(after)
        finally:
            writer.kill()


if __name__ == "__main__":
    for step in count():
        WRITERS[sys.argv[1]](Path(sys.argv[2]), step)
        if step == 0:
            print("ready", flush=True)  # noqa: T201
