"""Pipes that a test reads while something writes them."""

from __future__ import annotations

import os
import select
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def reading(pipe: Path) -> Iterator[list[bytes]]:
    """Read a pipe in a thread until its writer has closed it; the reader is there before the writer."""
    got: list[bytes] = []
    handle = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    ready = select.poll()
    ready.register(handle, select.POLLIN)

    def read() -> None:
        while ready.poll(60_000) and (part := os.read(handle, 65536)):
            got.append(part)

    reader = threading.Thread(target=read)
    reader.start()
    yield got
    reader.join()
    os.close(handle)
