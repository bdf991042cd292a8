"""A room that is served on the loopback address, and students who speak HTTP with it."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from typing import Any

import pytest

from app.classroom.vote.room import Room
from app.classroom.vote.server import ClassServer

TIMEOUT = 20.0  # s; a test that needs it fails


def send(server: ClassServer, data: bytes, source: str = "127.0.0.1") -> tuple[int, dict[str, str], bytes]:
    """Send bytes to the server; return status, headers and content of its answer, (0, {}, b"") for none."""
    with socket.create_connection(("127.0.0.1", server.port), TIMEOUT, (source, 0)) as connection:
        try:
            connection.sendall(data)
            answer = b"".join(iter(lambda: connection.recv(65536), b""))
        except OSError:  # closed while we were sending
            return 0, {}, b""
    head, _, content = answer.partition(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    headers = dict(line.split(": ", 1) for line in lines)
    return (int(first.split()[1]), headers, content) if first else (0, {}, b"")


def request(
    server: ClassServer,
    path: str,
    content: Any = None,
    token: str = "",
    source: str = "127.0.0.1",
    **headers: str,
) -> tuple[int, Any]:
    """Ask as the page does; return the status and the table of the answer. `headers` replace usual ones."""
    body = b"" if content is None else content if isinstance(content, bytes) else json.dumps(content).encode()
    usual = {"Host": server.place, "X-Student": token}
    if content is not None:
        usual |= {"Content-Type": "application/json", "Content-Length": str(len(body))}
    usual |= {name.replace("_", "-"): value for name, value in headers.items()}
    lines = [
        f"{'GET' if content is None else 'POST'} {path} HTTP/1.1",
        *(f"{k}: {v}" for k, v in usual.items()),
    ]
    status, _, answer = send(server, "\r\n".join(lines).encode() + b"\r\n\r\n" + body, source)
    return status, json.loads(answer) if answer else None


@pytest.fixture
def room() -> Room:
    return Room()


@pytest.fixture
def server(room: Room) -> Iterator[ClassServer]:
    made = ClassServer(room, "127.0.0.1", 0)
    yield made
    made.stop()
