"""A room that is served on the loopback address, and students who speak HTTP with it."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.classroom.classroom import Classroom
from app.classroom.vote.room import Room
from app.classroom.vote.server import ClassServer
from app.lab.lab import Lab
from tests.app.conftest import lab_of_a_file
from tests.app.lesson.conftest import SLOW, SMALL, TEMPLATE

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
    usual = {"Host": server.served.place, "X-Student": token}
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


@pytest.fixture(scope="module")
def lab(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    """A lab with the example lesson open; one for a file of tests, as it takes seconds to start."""
    with lab_of_a_file(tmp_path_factory.mktemp("lab"), None, (1280, 720), SMALL) as made:
        made.teaching.open()
        yield made


@pytest.fixture
def classroom(qtbot: QtBot, lab: Lab) -> Iterator[Classroom]:
    """The lesson, begun afresh and presented."""
    assert lab.teaching.lessons is not None
    lab.teaching.lessons.open(TEMPLATE, afresh=True)
    still(qtbot, lab)
    lab.time_travel.markers.show(())
    lab.window.actions_by_id["present"].trigger()
    yield lab.teaching.classroom
    lab.teaching.classroom.end()
    lab.window.header.banner.dismiss()


def still(qtbot: QtBot, lab: Lab) -> None:
    """Wait until nothing is on its way to the machine or back."""
    qtbot.waitUntil(
        lambda: lab.teaching.lessons.player is not None and not lab.teaching.lessons.player.machine.under_way,
        timeout=SLOW,
    )


def go(qtbot: QtBot, lab: Lab, step: str) -> None:
    """Open a step of the lesson."""
    player = lab.teaching.lessons.player
    player.go(player.lesson.index(step))
    still(qtbot, lab)


def played_ahead(qtbot: QtBot, classroom: Classroom) -> None:
    """Wait until the answers of all runs are known."""
    qtbot.waitUntil(lambda: not classroom.presentation.expectations.busy, timeout=4 * SLOW)


def words_of(window: QWidget) -> str:
    """Return everything that a window says, also what is hidden in it, and what is read out."""
    said = []
    for widget in (window, *window.findChildren(QWidget)):
        text = [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip(), widget.whatsThis()]
        for name in ("text", "toPlainText", "toHtml", "title", "windowTitle", "describe"):
            read = getattr(widget, name, None)
            text += [str(read())] if callable(read) else []
        said += text
    return "\n".join(said)
