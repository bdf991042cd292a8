"""Serves the page of a room at one address of this computer until it is stopped.

Each connection has a thread and ends after several seconds, however slowly it sends; connections are limited
in total and per address, so that one computer cannot take all places.
"""

from __future__ import annotations

import errno
import ipaddress
import socket
import sys
import threading
from functools import partial
from socketserver import BaseServer, TCPServer, ThreadingMixIn
from time import monotonic
from typing import Any

from app.classroom.vote.limits import ConnectionLimits, network_of
from app.classroom.vote.requests import Requests, ServedRoom
from app.classroom.vote.room import Room
from engine.language import say

PORT = 8765
MAX_CONNECTIONS, FROM_ONE_ADDRESS = 256, 64
LIFETIME = 6.0  # s of a connection
LOOK = 0.1  # s between two looks at the connections
# Windows would let another program take the address too; other systems keep it for a while after its use.
# Source: "Using SO_REUSEADDR and SO_EXCLUSIVEADDRUSE" in the documentation of Windows.
ALONE = getattr(socket, "SO_EXCLUSIVEADDRUSE", socket.SO_REUSEADDR)


class AddressError(ValueError):
    """The page cannot be served at an address; the text explains why and what to do."""


def parse_address(text: str) -> tuple[str, int]:
    """Return host and port of "192.168.1.5", "192.168.1.5:8000" or "[fe80::1]:8000". Raises AddressError."""
    host, port = text.strip(), str(PORT)
    if host.startswith("["):
        host, _, port = host[1:].partition("]")
        port = port.removeprefix(":") or str(PORT)
    elif host.count(":") == 1:
        host, _, port = host.partition(":")
    expected = say("expected an address of this computer, such as 192.168.1.5 or 192.168.1.5:8000")
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        raise AddressError(f"{text[:60]}: {expected}") from None
    if found.is_unspecified or found.is_multicast:
        raise AddressError(say("{0} refers to several addresses; {1}", text[:60], expected))
    if not (port.isascii() and port.isdigit() and 1024 <= int(port[:6]) <= 65535):
        raise AddressError(say("{0}: expected a port from 1024 to 65535", text[:60]))
    return host, int(port)


class ClassServer(ThreadingMixIn, TCPServer):
    """Serves a room from its creation until `stop`. Raises AddressError when the address is not available."""

    daemon_threads, block_on_close = True, False
    request_queue_size = 256

    def __init__(self, room: Room, host: str, port: int) -> None:
        self.served = ServedRoom(room)
        self._places = ConnectionLimits(MAX_CONNECTIONS, FROM_ONE_ADDRESS)
        self._open: dict[Any, tuple[float, str]] = {}  # socket -> since, network
        self._guard = threading.Lock()
        v6 = ipaddress.ip_address(host.partition("%")[0]).version == 6
        self.address_family = socket.AF_INET6 if v6 else socket.AF_INET
        try:
            super().__init__((host, port), partial(Requests, self.served))
        except OSError as error:
            raise AddressError(_why_not(host, port, error)) from None
        self.port = int(self.server_address[1])
        self.served.place = f"[{host}]:{self.port}" if v6 else f"{host}:{self.port}"
        self._thread = threading.Thread(target=self.serve_forever, args=(LOOK,), name="class", daemon=True)
        self._thread.start()

    @property
    def address(self) -> str:
        """The address to enter in a browser."""
        return f"{self.served.origin}/"

    @property
    def connections(self) -> int:
        """The number of open connections."""
        return len(self._open)

    def stop(self) -> None:
        """Stop serving and close open connections."""
        self.shutdown()
        self._thread.join()
        self._end_old(0.0)
        self.server_close()

    def server_bind(self) -> None:
        """Bind the address exclusively, and as soon as it is free."""
        self.socket.setsockopt(socket.SOL_SOCKET, ALONE, 1)
        super().server_bind()

    # ---- connections

    def verify_request(self, request: Any, client_address: Any) -> bool:
        """Take a place for a connection, which is closed immediately if there is no place."""
        network = network_of(str(client_address[0]))
        with self._guard:
            taken = self._places.take(network)
            if taken:
                self._open[request] = monotonic(), network
            else:
                self.served.refused += 1
        return taken

    def shutdown_request(self, request: Any) -> None:
        with self._guard:
            found = self._open.pop(request, None)
            if found is not None:
                self._places.give_back(found[1])
        super().shutdown_request(request)

    def service_actions(self) -> None:
        """End connections that last too long; called several times per second."""
        self._end_old(LIFETIME)

    def _end_old(self, age: float) -> None:
        with self._guard:
            old = [item for item, (since, _) in self._open.items() if monotonic() - since >= age]
        for connection in old:
            try:
                connection.shutdown(socket.SHUT_RDWR)  # its thread reads the end, and closes it
            except OSError:
                pass  # the other side was faster

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Ignore broken connections; anything else is a program error."""
        if not isinstance(sys.exc_info()[1], OSError):
            BaseServer.handle_error(self, request, client_address)


def _why_not(host: str, port: int, error: OSError) -> str:
    taken = error.errno == errno.EADDRINUSE  # Windows has a different message for it
    if error.errno is not None and port:
        return say(
            "cannot serve the class at {0}, port {1}: {2}. Choose another address or port",
            host,
            port,
            say("the port is in use") if taken else error.strerror,
        )
    return say("cannot serve the class at {0}: {1}", host, error)


def own_addresses() -> list[str]:
    """Return the addresses of this computer in its networks, most likely first; no packet is sent."""
    found = []
    for family, target in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")):
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect((target, 9))  # of a datagram socket: chooses the way, sends nothing
            except OSError:
                continue
            found.append(str(probe.getsockname()[0]))
    return [*found, "127.0.0.1"]
