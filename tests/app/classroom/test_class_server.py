"""The page of the class: two hundred students, and those who try what they should not."""

from __future__ import annotations

import gc
import random
import socket
import threading
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from time import monotonic

import pytest

from app.classroom.vote import server as serving
from app.classroom.vote.ballot import BallotQuestion
from app.classroom.vote.requests import MAX_BODY
from app.classroom.vote.room import FROM_ONE_NETWORK, MAX_STUDENTS, Room
from app.classroom.vote.server import AddressError, ClassServer, own_addresses, parse_address
from tests.app.classroom.conftest import request, send

CHOICE = BallotQuestion("q1", "Who?", options={"A": "one", "B": "two", "C": "three", "D": "four"})
STUDENTS = 200


def until(true: object, what: str) -> None:
    """Wait until a call returns something true."""
    end, pause = monotonic() + 20, threading.Event()
    while not true():  # type: ignore[operator]
        assert monotonic() < end, what
        pause.wait(0.01)


def test_two_hundred_students_vote_and_change_their_votes(server: ClassServer, room: Room) -> None:
    room.ask(CHOICE)

    def student(number: int) -> str:
        own = random.Random(number)
        here = {"code": room.code, "name": f"S{number}"}
        _, joined = request(server, "/join", here, source=f"127.0.0.{1 + number % 8}")
        for _ in range(3):
            letter = own.choice("ABCD")
            status, _ = request(server, "/vote", {"question": "q1", "answer": letter}, joined["token"])
            assert status == 200
            _, seen = request(server, "/state", token=joined["token"])
            assert seen["mine"] == letter
            assert set(seen) == {"state", "question", "mine"}
        return letter

    with ThreadPoolExecutor(24) as pool:
        last = list(pool.map(student, range(STUDENTS)))
    tally = room.tally()
    assert tally.counts == {letter: Counter(last)[letter] for letter in "ABCD"}
    assert tally.total == STUDENTS == len(room.students)
    assert server.served.refused == 0
    until(lambda: server.connections == 0, "connections stay open")


def test_page_is_one_file_that_loads_nothing_from_elsewhere(server: ClassServer) -> None:
    status, headers, content = send(server, f"GET / HTTP/1.1\r\nHost: {server.served.place}\r\n\r\n".encode())
    assert status == 200
    text = content.decode()
    assert "src=" not in text
    assert "http" not in text.replace("http://www.w3.org/2000/svg", "")
    assert "innerHTML" not in text
    policy = headers["Content-Security-Policy"]
    assert policy.startswith("default-src 'none'")
    assert "unsafe" not in policy
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Cache-Control"] == "no-store"
    assert headers["Referrer-Policy"] == "no-referrer"
    assert "Python" not in headers["Server"]
    assert "Set-Cookie" not in headers


def test_only_students_see_and_vote(server: ClassServer, room: Room) -> None:
    room.ask(CHOICE)
    assert request(server, "/state")[0] == 401
    assert request(server, "/state", token="x" * 32)[0] == 401
    assert request(server, "/vote", {"question": "q1", "answer": "A"}, "x" * 32)[0] == 401
    assert room.tally().total == 0


def test_wrong_codes_run_out_and_a_right_one_has_to_wait_too(server: ClassServer, room: Room) -> None:
    statuses = [request(server, "/join", {"code": f"WRONG{number}"})[0] for number in range(40)]
    assert statuses[:20] == [403] * 20
    assert 429 in statuses[20:]
    assert set(statuses[20:]) <= {403, 429}
    assert statuses.count(403) <= 25
    assert request(server, "/join", {"code": room.code})[0] in (200, 429)
    assert request(server, "/join", {"code": room.code}, source="127.0.0.2")[0] == 200  # someone else


CODES = ["\ud800", "A\udfff", "\x00", "K7\ud83d", 7, None, ["A"], {"a": 1}, True, 1e300, "ß" * 100]


@pytest.mark.parametrize("code", CODES)
def test_a_malformed_code_is_refused_and_counts(server: ClassServer, code: object) -> None:
    before = server.served.wrong_codes.left("127.0.0.1")
    status, table = request(server, "/join", {"code": code})
    assert (status, table) == (403, {"error": "This is not the code on the screen."})
    assert server.served.wrong_codes.left("127.0.0.1") < before - 0.5
    for _ in range(30):
        status, _ = request(server, "/join", {"code": code})
    assert status == 429


@pytest.mark.parametrize("text", ["\ud800", "\udfff\ud800", "\x00", "\u202e"])
def test_letters_that_are_none_do_no_harm(server: ClassServer, room: Room, text: str) -> None:
    room.ask(CHOICE)
    status, joined = request(server, "/join", {"code": room.code, "name": text})
    assert status == 200
    assert [one.name for one in room.students] == [""]
    for vote in ({"question": text, "answer": "A"}, {"question": "q1", "answer": text}):
        assert request(server, "/vote", vote, joined["token"])[0] == 409
    assert room.votes() == {}


def test_one_address_does_not_take_all_places(server: ClassServer, room: Room) -> None:
    with ThreadPoolExecutor(8) as pool:
        asked = [pool.submit(request, server, "/join", {"code": room.code}) for _ in range(MAX_STUDENTS)]
    statuses = Counter(one.result()[0] for one in asked)
    assert statuses[200] == FROM_ONE_NETWORK == len(room.students)
    assert set(statuses) == {200, 429, 503}
    assert room.full == ["127.0.0.1"]
    assert room.crowd() == ("127.0.0.1", FROM_ONE_NETWORK)
    assert request(server, "/join", {"code": room.code}, source="127.0.0.2")[0] == 200


def test_the_trainer_lets_more_join_from_one_address(server: ClassServer, room: Room) -> None:
    room.from_one = 2
    joins = [request(server, "/join", {"code": room.code}) for _ in range(3)]
    assert [status for status, _ in joins] == [200, 200, 503]
    assert "network address" in joins[2][1]["error"]
    room.from_one = 3
    assert room.full == []
    assert request(server, "/join", {"code": room.code})[0] == 200


def test_a_browser_that_joins_twice_is_one_student(server: ClassServer, room: Room) -> None:
    _, first = request(server, "/join", {"code": room.code})
    assert request(server, "/join", {"code": room.code}, first["token"]) == (200, first)
    assert len(room.students) == 1


def test_a_student_is_limited_alone(server: ClassServer, room: Room) -> None:
    hasty, calm = room.join(room.code), room.join(room.code)
    statuses = [request(server, "/state", token=hasty)[0] for _ in range(60)]
    assert 429 in statuses
    assert request(server, "/state", token=calm)[0] == 200


@pytest.mark.parametrize(
    ("content", "headers", "status"),
    [
        (b"x" * (MAX_BODY + 1), {}, 413),
        (b"{}", {"Content_Length": "99999999999999999999"}, 411),
        (b"{}", {"Content_Length": "-1"}, 411),
        (b"{}", {"Content_Length": "2x"}, 411),
        (b"{}", {"Content_Length": "\u0662"}, 411),
        (b"{}", {"Content_Type": "text/plain"}, 415),
        (b"2\r\n{}\r\n0\r\n\r\n", {"Transfer_Encoding": "chunked"}, 415),
        (b"[1]", {}, 400),
        (b"{", {}, 400),
        (b"\xff\xfe", {}, 400),
        (b"[" * 1000, {}, 400),
        (b"{}", {"Host": "evil.example"}, 421),
        (b"{}", {"Origin": "http://evil.example"}, 403),
        (b"{}", {"Origin": "null"}, 403),
        (b"{}", {"Sec_Fetch_Site": "cross-site"}, 403),
    ],
)
def test_what_is_no_join_is_refused(
    server: ClassServer, room: Room, content: bytes, headers: dict[str, str], status: int
) -> None:
    found, table = request(server, "/join", content, **headers)
    assert found == status
    assert set(table) == {"error"}
    assert room.students == []


@pytest.mark.parametrize(
    ("head", "status"),
    [
        ("GET /../app/lab.py HTTP/1.1", 404),
        ("GET /page/page.js HTTP/1.1", 404),
        (f"GET /{'x' * 100} HTTP/1.1", 414),
        (f"GET /{'x' * 70_000} HTTP/1.1", 414),
        ("PUT /vote HTTP/1.1", 501),
        ("DELETE / HTTP/1.1", 501),
        ("OPTIONS /vote HTTP/1.1", 501),
        ("POST / HTTP/1.1", 404),
        ("GET /<script>alert(1)</script> HTTP/1.1", 404),
        ("nonsense", 400),
        ("GET /", 505),
        ("GET / HTTP/9.9", 505),
    ],
)
def test_other_requests_are_refused_without_an_echo(server: ClassServer, head: str, status: int) -> None:
    found, headers, content = send(server, f"{head}\r\nHost: {server.served.place}\r\n\r\n".encode())
    assert found in (status, 0)  # 0: it was closed while we were still sending
    assert b"script" not in content
    if found:
        assert headers["Content-Type"].startswith("application/json")


def test_too_many_headers_are_refused(server: ClassServer) -> None:
    lines = [f"X-{number}: {'y' * 50}" for number in range(300)]
    data = "\r\n".join(["GET / HTTP/1.1", f"Host: {server.served.place}", *lines]).encode() + b"\r\n\r\n"
    assert send(server, data)[0] in (431, 0)


def test_two_hosts_are_refused(server: ClassServer) -> None:
    data = f"GET / HTTP/1.1\r\nHost: {server.served.place}\r\nHost: evil.example\r\n\r\n".encode()
    assert send(server, data)[0] == 421


def test_slow_senders_do_not_keep_others_out(
    monkeypatch: pytest.MonkeyPatch, server: ClassServer, room: Room
) -> None:
    """All places of one address are taken by connections that send a byte now and then."""
    monkeypatch.setattr(serving, "LIFETIME", 60.0)
    slow = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(serving.FROM_ONE_ADDRESS)]
    until(lambda: server.connections == serving.FROM_ONE_ADDRESS, "the server has not taken them all")
    for connection in slow:
        connection.sendall(b"G")
    assert request(server, "/", source="127.0.0.2", Host="x")[0] == 421  # others are answered meanwhile
    refused = server.served.refused
    assert send(server, b"GET / HTTP/1.1\r\n\r\n")[0] == 0  # no more for this address
    assert server.served.refused == refused + 1

    monkeypatch.setattr(serving, "LIFETIME", 0.7)

    def drip() -> bool:
        for connection in slow:
            try:
                connection.sendall(b"E")
            except OSError:
                pass
        return server.connections == 0

    until(drip, "slow connections live on")
    assert request(server, "/join", {"code": room.code})[0] == 200
    for connection in slow:
        connection.close()


def test_many_connections_are_bounded(monkeypatch: pytest.MonkeyPatch, server: ClassServer) -> None:
    monkeypatch.setattr(serving, "LIFETIME", 60.0)  # on a busy computer they take seconds to come
    idle = []
    for number in range(600):
        try:
            idle.append(
                socket.create_connection(("127.0.0.1", server.port), 60, (f"127.0.1.{number % 9}", 0))
            )
        except OSError:
            break
    until(lambda: server.connections >= serving.MAX_CONNECTIONS or server.served.refused, "nothing was taken")
    assert server.connections <= serving.MAX_CONNECTIONS
    for connection in idle:
        connection.close()
    until(lambda: server.connections == 0, "closed connections stay")


def test_fuzzed_requests_never_end_the_server(server: ClassServer, room: Room) -> None:
    own = random.Random(5)
    good = f"POST /vote HTTP/1.1\r\nHost: {server.served.place}\r\nContent-Length: 2\r\n\r\n{{}}".encode()
    for _ in range(150):
        data = bytearray(good)
        for _ in range(own.randrange(1, 9)):
            data[own.randrange(len(data))] = own.randrange(256)
        with socket.create_connection(("127.0.0.1", server.port)) as connection:
            connection.sendall(bytes(data))
    assert request(server, "/join", {"code": room.code})[0] == 200
    until(lambda: server.connections == 0, "connections stay open")


def test_stopping_frees_the_port_and_closes_all(room: Room) -> None:
    server = ClassServer(room, "127.0.0.1", 0)
    with socket.create_connection(("127.0.0.1", server.port)) as hanging:
        until(lambda: server.connections == 1, "the connection was not taken")
        server.stop()
        hanging.settimeout(5)
        assert hanging.recv(10) == b""
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.1", server.port))
    again = ClassServer(room, "127.0.0.1", server.port)
    again.stop()
    gc.collect()  # a socket that was left open warns, and the warning is an error


def test_taken_ports_and_foreign_addresses_say_so(server: ClassServer, room: Room) -> None:
    with pytest.raises(AddressError, match=r"in use\. Choose another"):
        ClassServer(room, "127.0.0.1", server.port)
    with pytest.raises(AddressError, match="cannot serve the class at 192.0.2.77"):
        ClassServer(room, "192.0.2.77", 8000)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("192.168.1.5", ("192.168.1.5", 8765)),
        (" 192.168.1.5:8000 ", ("192.168.1.5", 8000)),
        ("::1", ("::1", 8765)),
        ("[::1]:9000", ("::1", 9000)),
        ("[fe80::1%eth0]", ("fe80::1%eth0", 8765)),
    ],
)
def test_addresses(text: str, found: tuple[str, int]) -> None:
    assert parse_address(text) == found


@pytest.mark.parametrize(
    "text", ["", "0.0.0.0", "::", "localhost", "224.0.0.1", "192.168.1.5:80", "1.2.3.4:x", "1.2.3.4:99999999"]
)
def test_what_is_no_address_is_refused(text: str) -> None:
    with pytest.raises(AddressError, match="expected"):
        parse_address(text)


def test_ipv6_loopback() -> None:
    try:
        server = ClassServer(Room(), "::1", 0)
    except AddressError:
        pytest.skip("no IPv6 here")
    with socket.create_connection(("::1", server.port)) as connection:
        connection.sendall(f"GET / HTTP/1.1\r\nHost: {server.served.place}\r\n\r\n".encode())
        assert connection.recv(100).startswith(b"HTTP/1.0 200")
    server.stop()


def test_own_addresses_can_be_served() -> None:
    for address in own_addresses():
        ClassServer(Room(), address, 0).stop()
