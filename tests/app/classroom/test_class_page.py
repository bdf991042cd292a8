"""The students' page in a real browser: by mouse and by keyboard, before and after the votes are shown."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from app.classroom.vote.ballot import BallotQuestion
from app.classroom.vote.room import Room
from app.classroom.vote.server import ClassServer
from tests.app.classroom.browser import INSTALLED, Browser, driver, wait_until
from tests.app.classroom.conftest import request

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not INSTALLED, reason="needs chromium and chromium-driver"),
]
OTHERS = 200  # students who vote at the same time
NASTY = "<img src=x onerror=\"document.title='hacked'\"> & </script>"
CHOICE = BallotQuestion("q1", f"Who? {NASTY}", f"Think first. {NASTY}", {"A": "the first guest", "B": NASTY})
NUMBER = BallotQuestion("q2", "How many seconds?", unit="s")


@pytest.fixture(scope="module")
def driven(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with driver(tmp_path_factory.mktemp("driver")) as address:
        yield address


@pytest.fixture(scope="module")
def browser(driven: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """One for all tests: each has a server at another port, and so an origin of its own."""
    made = Browser(driven, tmp_path_factory.mktemp("browser"))
    yield made
    made.close()


def join(browser: Browser, server: ClassServer, room: Room, name: str = "") -> None:
    browser.open(server.address)
    browser.type("#code", room.code.lower())
    browser.type("#name", name)
    browser.click("#join button")
    browser.wait_for("You have joined")


def test_a_student_votes_by_mouse(browser: Browser, server: ClassServer, room: Room) -> None:
    join(browser, server, room, "Ann")
    assert [one.name for one in room.students] == ["Ann"]
    room.ask(CHOICE)
    browser.wait_for("Think first")
    browser.click("input[value=B]")
    browser.click("#send")
    browser.wait_for("Your answer is counted")
    assert room.tally().counts == {"A": 0, "B": 1}
    browser.click("input[value=A]")
    browser.click("#send")
    wait_until(lambda: room.tally().counts == {"A": 1, "B": 0})  # the page says so of the first one already
    assert "Your answer is counted" in browser.text()
    assert browser.run("return document.title") == "Class vote – LPAR Lab"
    assert NASTY in browser.text()
    assert browser.run("return document.images.length") == 0


def test_a_student_votes_by_keyboard_and_hears_names(
    browser: Browser, server: ClassServer, room: Room
) -> None:
    browser.open(server.address)
    assert browser.names() == [
        ("textbox", "Code on the screen"),
        ("textbox", "Your name, if you want the trainer to see it"),
        ("button", "Join"),
    ]
    browser.press("Tab", *room.code, "Tab", "Tab", "Enter")
    browser.wait_for("You have joined")
    room.ask(CHOICE)
    browser.wait_for("Think first")
    assert browser.run("return document.activeElement.id") == "title"
    roles = [role for role, _ in browser.names()]
    assert roles == ["radio", "radio", "button"]
    browser.press("Tab", "Down", "Tab", "Enter")
    browser.wait_for("Your answer is counted")
    assert room.tally().counts == {"A": 0, "B": 1}
    room.ask(NUMBER)
    browser.wait_for("How many seconds")
    assert browser.names() == [("textbox", "Your number, in s"), ("button", "Send my answer")]
    browser.press("Tab", *"12,5", "Enter")
    browser.wait_for("write 12.5")
    browser.press(*["Back"] * 4, *"12.5", "Enter")
    browser.wait_for("Your answer is counted")
    assert room.tally().numbers == (12.5,)


def test_votes_of_others_come_with_the_reveal(browser: Browser, server: ClassServer, room: Room) -> None:
    join(browser, server, room)
    other = room.join(room.code)
    room.ask(CHOICE)
    room.vote(other, "q1", "A")
    browser.wait_for("Think first")
    room.close()
    browser.wait_for("The vote is closed")
    assert browser.run("return document.getElementById('send').disabled")
    assert "– 1" not in browser.text()
    room.show_votes()
    browser.wait_for("A: the first guest – 1")
    assert "✓" not in browser.text()
    room.reveal("A")
    browser.wait_for("✓ A: the first guest – 1")
    room.clear()
    browser.wait_for("The next question appears here")


def test_all_tabs_of_a_browser_are_one_student(browser: Browser, server: ClassServer, room: Room) -> None:
    join(browser, server, room, "Ann")
    browser.open("about:blank")
    browser.open(server.address)
    browser.wait_for("You have joined")
    browser.run("sessionStorage.clear()")
    browser.open(server.address)
    browser.wait_for("You have joined")
    assert [one.name for one in room.students] == ["Ann"]
    room.remove([one.token for one in room.students])
    browser.wait_for("Code on the screen")


def test_a_browser_votes_among_two_hundred_students(
    browser: Browser, server: ClassServer, room: Room
) -> None:
    join(browser, server, room, "Ann")
    room.ask(CHOICE)
    browser.wait_for("Think first")

    def student(number: int) -> None:
        own = {"code": room.code, "name": f"S{number}"}
        _, joined = request(server, "/join", own, source=f"127.0.0.{2 + number % 9}")
        status, _ = request(server, "/vote", {"question": "q1", "answer": "A"}, joined["token"])
        assert status == 200

    with ThreadPoolExecutor(24) as pool:
        others = [pool.submit(student, number) for number in range(OTHERS)]
        browser.click("input[value=B]")
        browser.click("#send")
        browser.wait_for("Your answer is counted")
        for other in others:
            other.result()
    assert room.tally().counts == {"A": OTHERS, "B": 1}
    room.close()
    room.show_votes()
    browser.wait_for(f"A: the first guest – {OTHERS}")
    assert server.served.refused == 0


def test_a_wrong_code_and_a_new_class_are_explained(
    browser: Browser, server: ClassServer, room: Room
) -> None:
    browser.open(f"{server.address}#WRONG2")
    assert browser.run("return location.hash") == ""  # the code does not stay in the address
    browser.click("#join button")
    browser.wait_for("This is not the code on the screen")
    server.served.room = Room()
    join(browser, server, server.served.room)
    server.served.room = Room()  # another class at the same address
    browser.wait_for("Code on the screen")


def test_the_policy_blocks_nothing_of_the_page_and_all_else(
    browser: Browser, server: ClassServer, room: Room
) -> None:
    browser.complaints()  # of tests before this one
    join(browser, server, room)
    room.ask(CHOICE)
    browser.wait_for("Think first")
    assert browser.complaints() == []
    browser.run(
        "const made = document.createElement('script');"
        "try { made.textContent = 'document.title = 1'; document.body.append(made); } catch (error) {}"
    )
    assert browser.run("return document.title") == "Class vote – LPAR Lab"
    assert browser.complaints() != []


def test_a_reloaded_page_is_the_same_student(browser: Browser, server: ClassServer, room: Room) -> None:
    join(browser, server, room)
    room.ask(CHOICE)
    browser.wait_for("Think first")
    browser.click("input[value=B]")
    browser.click("#send")
    browser.wait_for("Your answer is counted")
    browser.open(server.address)
    browser.wait_for("Your answer is counted")
    assert browser.run("return document.querySelector('input[value=B]').checked")
    assert len(room.students) == 1
