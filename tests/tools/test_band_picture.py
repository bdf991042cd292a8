from __future__ import annotations

from tools.band_picture import PICTURE, picture


def test_the_picture_of_bands_is_that_of_the_stored_bands() -> None:
    assert PICTURE.read_text("utf-8") == picture()
