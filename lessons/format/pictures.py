"""Pictures of a lesson: PNG images that are not too large, and SVG images that only draw."""

from __future__ import annotations

import re
import struct
from collections.abc import Mapping
from xml.etree import ElementTree
from xml.sax.saxutils import escape, unescape

from engine.language import say
from lessons.format.error import LessonError

MAX_PIXELS = 16_000_000
_PNG = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"
_ENCODING = re.compile(rb"<\?xml[^>]*encoding=[\"']([^\"']*)")
_OUTSIDE = re.compile(r"url\(\s*[\"']?\s*(?!#)|@import|expression\(", re.IGNORECASE)
# Elements that only draw: they do not load, run, repeat or link anything.
_ALLOWED = set(
    "svg g defs title desc path rect circle ellipse line polyline polygon text tspan lineargradient "
    "radialgradient stop clippath".split()
)
_LABEL = re.compile("(?<=>)[^<>]+(?=</text>)")
MAX_SIZE = 4000  # of a drawing, in its units
MAX_DEPTH = 40


def relabelled(svg: bytes, labels: Mapping[str, str]) -> bytes:
    """Return an SVG picture in which each text that is a key of `labels` is replaced by its value."""

    def label(found: re.Match[str]) -> str:
        text = unescape(found[0])
        return escape(labels.get(text, text))

    return _LABEL.sub(label, svg.decode("utf-8")).encode("utf-8")


def check_picture(name: str, data: bytes) -> None:
    """Raise LessonError for a picture that is invalid, too large, or more than a picture."""
    (_png if name.endswith(".png") else _svg)(name, data)


def _png(name: str, data: bytes) -> None:
    if not data.startswith(_PNG) or len(data) < 33:
        raise LessonError(name, 0, say("expected a PNG picture"))
    width, height = struct.unpack(">II", data[16:24])
    if not 0 < width * height <= MAX_PIXELS:
        raise LessonError(
            name, 0, say("has {0} x {1} pixels; expected at most {2:,}", width, height, MAX_PIXELS)
        )


def _svg(name: str, data: bytes) -> None:
    encoding = _ENCODING.search(data[:200])
    if b"<!" in data.replace(b"<!--", b"") or (
        encoding and encoding[1].lower() not in (b"utf-8", b"us-ascii")
    ):
        raise LessonError(name, 0, say("expected an SVG picture in UTF-8 without <!DOCTYPE and <!ENTITY"))
    try:
        data.decode("utf-8")
        root = ElementTree.fromstring(data)
    except (UnicodeDecodeError, ElementTree.ParseError) as error:
        raise LessonError(name, 0, say("expected an SVG picture: {0}", error)) from None
    if _local(root.tag) != "svg":
        raise LessonError(
            name, 0, say("expected an SVG picture; its first element is {0}", _local(root.tag)[:40])
        )
    _size(name, root)
    level = [root]
    for _ in range(MAX_DEPTH):
        for element in level:
            _element(name, element)
        level = [child for parent in level for child in parent]
        if not level:
            return
    raise LessonError(name, 0, say("expected at most {0} levels", MAX_DEPTH))


def _size(name: str, root: ElementTree.Element) -> None:
    """Check that a drawing specifies its size and is not larger than a screen."""
    given = " ".join(root.get(key, "") for key in ("width", "height", "viewBox"))
    numbers = [float(number) for number in re.findall(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?", given)]
    if not numbers or max(map(abs, numbers)) > MAX_SIZE:
        raise LessonError(name, 0, say("expected a viewBox, or width and height, of at most {0:,}", MAX_SIZE))


def _element(name: str, element: ElementTree.Element) -> None:
    tag = _local(element.tag)
    if tag.lower() not in _ALLOWED:
        hint = say("expected only {0} in a drawing", ", ".join(sorted(_ALLOWED)))
        raise LessonError(name, 0, f"<{tag[:40]}>: {hint}")
    for key, value in element.attrib.items():
        attribute = _local(key).lower()
        if attribute in ("href", "src") or attribute.startswith("on") or _OUTSIDE.search(value):
            raise LessonError(
                name, 0, say("<{0} {1}>: external resources and scripts are not allowed", tag, attribute[:40])
            )


def _local(name: object) -> str:
    """Return a name without its namespace; "" for comments and similar nodes."""
    return name.rpartition("}")[2] if isinstance(name, str) else ""
