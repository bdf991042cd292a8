"""Performs one job in a background process: `python -m app.jobs.tasks.worker JOB`, where JOB is a name from
`registry`.

Each line of its input is a JSON object, the arguments of one task. For each task it prints any number of
lines {"progress": ...} and then either {"result": ...} or {"error": "..."}. It ends with the window: when its
input is closed, it and all processes that it has started are killed. An unexpected exception ends it with a
traceback on standard error.
"""

from __future__ import annotations

import json
import os
import queue
import sys
import threading
from collections.abc import Callable
from typing import Any, TextIO

from app.jobs.tasks.registry import JobError, find_job
from engine import platform

CHUNK = 65_536


def main(name: str) -> None:
    """Perform tasks until the input is closed; never return."""
    commands, channel = platform.take_input(), _take_output()
    tasks: queue.SimpleQueue[str] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(commands, tasks), daemon=True).start()
    job = find_job(name)
    platform.lower_priority(job.nice)
    work = job.load()
    while True:
        _do(work, json.loads(tasks.get()), channel)


def _take_output() -> TextIO:
    """Return standard output as a separate channel; redirect the job's own printing to standard error."""
    channel = os.fdopen(os.dup(1), "w", encoding="utf-8", newline="\n")
    os.dup2(2, 1)
    return channel


def _do(work: Callable[..., Any], arguments: dict[str, Any], channel: TextIO) -> None:
    def send(kind: str, content: Any) -> None:
        channel.write(json.dumps({kind: content}) + "\n")
        channel.flush()

    try:
        result = work(lambda progress: send("progress", progress), **arguments)
    except JobError as error:
        send("error", str(error))
    else:
        send("result", result)


def _listen(commands: int, tasks: queue.SimpleQueue[str]) -> None:
    """Pass the input lines on."""
    rest = b""
    while chunk := os.read(commands, CHUNK):
        *lines, rest = (rest + chunk).split(b"\n")
        for line in lines:
            tasks.put(line.decode())
    platform.end_with_descendants()


if __name__ == "__main__":
    main(sys.argv[1])
