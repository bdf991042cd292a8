"""One thing that can be done in the window."""

from __future__ import annotations

from typing import NamedTuple


class Spec(NamedTuple):
    """`menu` is where it is found; keys are alternatives."""

    id: str
    menu: str
    text: str
    keys: tuple[str, ...] = ()
    icon: str = ""
    help: str = ""
    switch: bool = False  # it is on or off
