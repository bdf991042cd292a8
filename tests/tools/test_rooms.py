"""The picture of the rooms agrees with the contracts that imports are held to."""

from __future__ import annotations

from tools import rooms


def test_the_picture_of_the_architecture_is_that_of_the_contracts() -> None:
    assert rooms.PICTURE.read_text("utf-8") == rooms.picture(), "run `python -m tools.rooms`"


def test_every_room_of_the_program_is_in_the_picture() -> None:
    folders = {folder.name for folder in (rooms.ROOT / "app").iterdir() if (folder / "__init__.py").exists()}
    assert folders <= {room for row in rooms.layers("app") for room in row}
