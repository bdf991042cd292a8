"""Answers the requests of the page (the page itself, join, state, vote and report) and nothing else.

Every request is checked before any part of it is used: host, origin, size, rate, and the student's token.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler
from typing import Any

from app.classroom.vote.ballot import VoteError
from app.classroom.vote.limits import RequestRate, network_of
from app.classroom.vote.page_file import page
from app.classroom.vote.room import (
    FROM_ONE_NETWORK,
    MAX_REPORT,
    AddressFull,
    Room,
    RoomFull,
    WrongCode,
)
from engine.language import say

MAX_BODY = 1024  # bytes
MAX_PATH = 64  # characters
SILENCE = 3.0  # s without any data, after which a connection is closed
_SHARED = {
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
_NO_CONTENT = "default-src 'none'; frame-ancestors 'none'"  # policy for content other than pages


class RefusedRequest(Exception):
    """A request that is not answered, with its status and a sentence for the student."""

    def __init__(self, status: HTTPStatus, text: str) -> None:
        super().__init__(text)
        self.status = status


class ServedRoom:
    """A room, the address at which its page is served, and the request rates of its clients."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.place = ""  # host and port
        self.refused = 0  # requests and connections
        # by network: pages and joins; a class may share one
        self.visits = RequestRate(burst=600, per_second=30)
        self.joins = RequestRate(burst=2 * FROM_ONE_NETWORK, per_second=2)  # by network
        self.wrong_codes = RequestRate(burst=20, per_second=1 / 3)  # by network
        self.requests = RequestRate(burst=20, per_second=3)  # by student

    @property
    def origin(self) -> str:
        """The origin of the page."""
        return f"http://{self.place}"


class Requests(BaseHTTPRequestHandler):
    """One connection with one request."""

    timeout = SILENCE
    server_version, sys_version = "LPAR-Lab", ""

    def __init__(self, served: ServedRoom, *connection: Any) -> None:
        self._served = served
        super().__init__(*connection)  # answers the request

    def do_GET(self) -> None:
        """Send the page, or the state that a student may see."""
        self._respond({"/": self._page, "/state": self._state})

    def do_POST(self) -> None:
        """Handle a join, a vote or a report."""
        self._respond({"/join": self._join, "/vote": self._vote, "/report": self._report})

    def _respond(self, answers: dict[str, Callable[[], None]]) -> None:
        try:
            self._check()
            if self.path not in answers:
                raise RefusedRequest(HTTPStatus.NOT_FOUND, say("this page does not exist"))
            answers[self.path]()
        except RefusedRequest as refused:
            self._served.refused += 1
            self._send_table({"error": str(refused)}, refused.status)

    # ---- requested content

    def _page(self) -> None:
        self._take(self._served.visits, self._network)
        found = page()
        self._send(found.content, "text/html; charset=utf-8", found.policy)

    def _join(self) -> None:
        key = self._network
        if self._served.wrong_codes.left(key) < 1:
            raise RefusedRequest(
                HTTPStatus.TOO_MANY_REQUESTS, say("too many wrong codes; wait a few seconds")
            )
        self._take(self._served.visits, key)
        table = self._body()
        self._send_table({"token": self._known() or self._joined(table, key)})

    def _known(self) -> str:
        """Return the token of a browser that has already joined, as in another tab, or "" for a new
        browser.
        """
        token = str(self.headers.get("X-Student", ""))
        return token if self._served.room.knows(token) else ""

    def _joined(self, table: dict[str, Any], key: str) -> str:
        rate = self._served.wrong_codes
        try:
            self._take(self._served.joins, key)
            return self._served.room.join(table.get("code"), table.get("name"), key)
        except WrongCode:
            rate.take(key)
            raise RefusedRequest(HTTPStatus.FORBIDDEN, say("This is not the code on the screen.")) from None
        except RoomFull:
            raise RefusedRequest(HTTPStatus.SERVICE_UNAVAILABLE, say("the class is full")) from None
        except AddressFull:
            text = say("too many students have joined from your network address; the trainer can allow more")
            raise RefusedRequest(HTTPStatus.SERVICE_UNAVAILABLE, text) from None

    def _state(self) -> None:
        token = self._student()
        self._send_table(self._served.room.view(token))

    def _vote(self) -> None:
        token, table = self._student(), self._body()
        try:
            self._served.room.vote(token, table.get("question"), table.get("answer"))
        except VoteError as error:
            raise RefusedRequest(
                HTTPStatus.CONFLICT, say("Your answer was not counted: {0}.", error)
            ) from None
        self._send_table({})

    def _report(self) -> None:
        token = self._student()
        content = self._content(MAX_REPORT)
        try:
            self._served.room.hand_in(token, content)
        except VoteError as error:
            raise RefusedRequest(
                HTTPStatus.CONFLICT, say("Your report was not accepted: {0}.", error)
            ) from None
        self._send_table({})

    # ---- checks

    @property
    def _network(self) -> str:
        return network_of(str(self.client_address[0]))

    def _check(self) -> None:
        """Reject requests for other hosts or from other origins, which other pages can make browsers send."""
        if self.request_version == "HTTP/0.9":  # which has no header and thus no policy
            self.request_version = self.protocol_version
            raise RefusedRequest(HTTPStatus.HTTP_VERSION_NOT_SUPPORTED, "expected HTTP/1.1")
        if len(self.path) > MAX_PATH:
            raise RefusedRequest(HTTPStatus.REQUEST_URI_TOO_LONG, say("the address is too long"))
        if self.headers.get_all("Host") != [self._served.place]:
            raise RefusedRequest(
                HTTPStatus.MISDIRECTED_REQUEST, say("expected the host {0}", self._served.place)
            )
        if self.headers.get("Origin", self._served.origin) != self._served.origin:
            raise RefusedRequest(HTTPStatus.FORBIDDEN, say("expected a request from this page"))
        if self.headers.get("Sec-Fetch-Site", "none") == "cross-site" and self.path != "/":
            raise RefusedRequest(HTTPStatus.FORBIDDEN, say("expected a request from this page"))

    def _student(self) -> str:
        token = self._known()
        if not token:
            self._take(self._served.visits, self._network)
            raise RefusedRequest(HTTPStatus.UNAUTHORIZED, say("Join the class first."))
        self._take(self._served.requests, token)
        return token

    def _take(self, rate: Any, key: str) -> None:
        if not rate.take(key):
            raise RefusedRequest(HTTPStatus.TOO_MANY_REQUESTS, say("too many requests; wait a few seconds"))

    def _content(self, most: int) -> bytes:
        """Return the content that was sent; content that is too long is not read."""
        if self.headers.get_content_type() != "application/json" or "Transfer-Encoding" in self.headers:
            raise RefusedRequest(HTTPStatus.UNSUPPORTED_MEDIA_TYPE, "expected JSON")
        length = str(self.headers.get("Content-Length", ""))
        if not (length.isascii() and length.isdigit() and len(length) < 10):
            raise RefusedRequest(HTTPStatus.LENGTH_REQUIRED, say("expected the length of the request"))
        if int(length) > most:
            raise RefusedRequest(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, say("expected at most {0} bytes", most))
        return self.rfile.read(int(length))

    def _body(self) -> dict[str, Any]:
        """Return the JSON object that was sent."""
        try:
            table = json.loads(self._content(MAX_BODY))
        except (ValueError, RecursionError):
            table = None
        if not isinstance(table, dict):
            raise RefusedRequest(HTTPStatus.BAD_REQUEST, say("expected a JSON object"))
        return table

    # ---- answers

    def _send_table(self, table: dict[str, Any], status: HTTPStatus = HTTPStatus.OK) -> None:
        content = json.dumps(table, allow_nan=False).encode("utf-8")
        self._send(content, "application/json; charset=utf-8", _NO_CONTENT, status)

    def _send(self, content: bytes, kind: str, policy: str, status: HTTPStatus = HTTPStatus.OK) -> None:
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(content)))
        self.send_header("Content-Security-Policy", policy)
        for name, value in _SHARED.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(content)

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Reject anything that is not HTTP, or uses another method, without repeating any of it."""
        self._served.refused += 1
        self.close_connection = True
        self.request_version = (
            self.protocol_version
        )  # a line that is not HTTP would get an answer without a header
        self._send(b'{"error": "not understood"}', "application/json", _NO_CONTENT, HTTPStatus(code))

    def log_message(self, format: str, *args: object) -> None:
        """Do not log anything about students."""
