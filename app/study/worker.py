"""Verifies a study in a process of its own: `python -m app.study.worker STUDY SEEDS`.

Prints a line "done total" for each run that is over, and at last the report as one line of JSON. It ends
with the window: when its input is closed, it and all processes of its session are gone.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import threading

from engine.studies.verify import verify

NICE = 10  # the window and its run come first


def _end_with_parent() -> None:
    while os.read(0, 1024):  # not sys.stdin: its lock would be held when the interpreter ends
        pass
    if os.getpgid(0) == os.getpid():  # never the group of somebody else
        os.killpg(0, signal.SIGKILL)


def _say(done: int, total: int) -> None:
    print(done, total, flush=True)  # noqa: T201


def main(study: str, seeds: int) -> None:
    """Verify one study."""
    os.nice(NICE)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    (report,) = verify([study], seeds, _say)
    print(json.dumps(report.as_json()), flush=True)  # noqa: T201


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
