"""Drives chromium by the W3C WebDriver protocol, as a student's browser. It makes no other connection."""

from __future__ import annotations

import base64
import json
import os
import re
import shutil
import signal
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event
from time import monotonic
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"  # the key of an element, by the standard
KEYS = {
    "Back": "\ue003",
    "Tab": "\ue004",
    "Enter": "\ue007",
    "Left": "\ue012",
    "Down": "\ue015",
    "Space": " ",
}
INSTALLED = bool(shutil.which("chromium") and shutil.which("chromedriver"))
WAIT = 30.0  # s


def wait_until(holds: Callable[[], bool], otherwise: str = "it never came") -> None:
    """Wait for what the page or its server does; what can be seen may still be of before."""
    end, pause = monotonic() + WAIT, Event()
    while not holds():
        assert monotonic() < end, otherwise
        pause.wait(0.05)


class Browser:
    """One window of the browser."""

    def __init__(self, driver: str, folder: Path, dark: bool = False) -> None:
        self._driver = driver
        arguments = ["--headless=new", "--no-sandbox", "--disable-gpu", f"--user-data-dir={folder}"]
        arguments += ["--disable-background-networking", "--window-size=420,800", "--no-proxy-server"]
        arguments += ["--blink-settings=preferredColorScheme=0"] if dark else []
        options = {"browserName": "chrome", "goog:chromeOptions": {"args": arguments}}
        logs = {"goog:loggingPrefs": {"browser": "ALL"}}
        made = self._call("POST", "", {"capabilities": {"alwaysMatch": options | logs}})
        self._session = f"/{made['sessionId']}"

    def _call(self, method: str, path: str, content: Any = None) -> Any:
        body = None if content is None else json.dumps(content).encode()
        request = Request(f"{self._driver}/session{path}", body, method=method)
        try:
            with urlopen(request, timeout=WAIT) as answer:
                return json.load(answer)["value"]
        except HTTPError as error:
            raise AssertionError(error.read().decode()) from None

    def open(self, address: str) -> None:
        """Go to an address."""
        self._call("POST", f"{self._session}/url", {"url": address})

    def run(self, script: str) -> Any:
        """Return what a script returns."""
        return self._call("POST", f"{self._session}/execute/sync", {"script": script, "args": []})

    def text(self) -> str:
        """Return the text that can be seen."""
        return str(self.run("return document.body.innerText"))

    def wait_for(self, text: str) -> None:
        """Wait until a text can be seen."""
        wait_until(lambda: text in self.text(), f"expected {text!r} in the page")

    def element(self, selector: str) -> str:
        """Return the number of an element."""
        found = self._call("POST", f"{self._session}/element", {"using": "css selector", "value": selector})
        return str(found[ELEMENT])

    def click(self, selector: str) -> None:
        """Click an element with the mouse."""
        self._call("POST", f"{self._session}/element/{self.element(selector)}/click", {})

    def type(self, selector: str, text: str) -> None:
        """Type into a field."""
        self._call("POST", f"{self._session}/element/{self.element(selector)}/value", {"text": text})

    def press(self, *keys: str) -> None:
        """Press keys, whatever has the focus."""
        acts = [{"type": kind, "value": KEYS.get(key, key)} for key in keys for kind in ("keyDown", "keyUp")]
        self._call(
            "POST", f"{self._session}/actions", {"actions": [{"type": "key", "id": "k", "actions": acts}]}
        )

    def names(self) -> list[tuple[str, str]]:
        """Return role and accessible name of each control that can be seen, as the browser computes them."""
        found = self._call(
            "POST",
            f"{self._session}/elements",
            {"using": "css selector", "value": "input, button"},
        )
        shown = [one[ELEMENT] for one in found if self._of(one[ELEMENT], "displayed")]
        return [(self._of(one, "computedrole"), self._of(one, "computedlabel")) for one in shown]

    def _of(self, element: str, what: str) -> Any:
        return self._call("GET", f"{self._session}/element/{element}/{what}")

    def complaints(self) -> list[str]:
        """Return what the browser has to complain about since the last time."""
        entries = self._call("POST", f"{self._session}/se/log", {"type": "browser"})
        return [entry["message"] for entry in entries]

    def picture(self, file: Path) -> None:
        """Save what can be seen."""
        file.write_bytes(base64.b64decode(self._call("GET", f"{self._session}/screenshot")))

    def close(self) -> None:
        """End the browser."""
        self._call("DELETE", self._session)


@contextmanager
def driver(folder: Path) -> Iterator[str]:
    """Run chromedriver; yield its address."""
    surroundings = os.environ | {"HOME": str(folder), "no_proxy": "*"}
    with subprocess.Popen(
        ["chromedriver", "--port=0"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=surroundings,
        start_new_session=True,
    ) as process:
        assert process.stdout is not None
        lines = (line.decode() for line in process.stdout)
        port = next(found[1] for line in lines if (found := re.search(r"successfully on port (\d+)", line)))
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            os.killpg(process.pid, signal.SIGKILL)  # browsers that are left, too
