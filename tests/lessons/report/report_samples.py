"""A report with every kind of step and answer, as tests of reports need it."""

from __future__ import annotations

import struct
import zlib
from typing import Any

from lessons.report.report import Report, StepReport

STEPS: tuple[dict[str, Any], ...] = (
    {"id": "intro", "title": "Two guests", "kind": "read", "state": "done", "seconds": 12.0},
    {
        "id": "how-many",
        "title": "How many pages?",
        "kind": "predict",
        "form": "number",
        "state": "done",
        "unit": "pages",
        "answer": 5000.0,
        "truth": 6000.0,
        "published": 5500.0,
        "answer_text": "5,000 pages",
        "truth_text": "6,000 pages",
        "published_text": "5,500 pages",
        "where": "Figure 9",
        "right": True,
        "error": -1 / 6,
        "sentence": "17% less than this run.",
        "attempts": 2,
        "hints": 1,
        "seconds": 61.5,
    },
    {
        "id": "who",
        "title": "Who loses most?",
        "kind": "predict",
        "form": "order",
        "state": "done",
        "answer": ["two", "one"],
        "truth": ["one", "two"],
        "answer_text": "TWO, ONE",
        "truth_text": "ONE, TWO",
        "right": False,
        "attempts": 1,
    },
    {
        "id": "bars",
        "title": "Draw the bars",
        "kind": "predict",
        "form": "bars",
        "state": "done",
        "unit": "pages",
        "answer": {"one": {"real": 10.0}},
        "answer_text": "ONE, real: 10\nTWO, real: 20",
        "truth_text": "ONE, real: 12\nTWO, real: 21",
        "right": True,
        "error": 0.05,
        "attempts": 1,
    },
    {
        "id": "words",
        "title": "Why?",
        "kind": "explain",
        "form": "text",
        "state": "done",
        "answer": "Because\nit polls.",
        "answer_text": "Because\nit polls.",
        "attempts": 1,
    },
    {
        "id": "stop",
        "title": "Stop it",
        "kind": "do",
        "state": "done",
        "commands": ["LNK00001: STOP CPU ALL"],
        "hints": 2,
        "attempts": 1,
        "seconds": 100.0,
    },
    {"id": "more", "title": "More", "kind": "reflect", "state": "skipped", "optional": True},
)


def sample(student: str = "Ada", **changes: Any) -> Report:
    """The report; `changes` are laid over its fields."""
    given: dict[str, Any] = {
        "lesson": "how-cp-schedules",
        "title": "How CP schedules",
        "study": "pause",
        "version": "0.1.0",
        "student": student,
        "seed": 12345,
        "started": "2026-03-01T10:00:00+00:00",
        "finished": "2026-03-01T10:20:00+00:00",
        "steps": STEPS,
    }
    return Report.model_validate(given | changes)


def with_step(**changes: Any) -> Report:
    """A report of one predict step, with changes laid over it."""
    return sample(steps=(STEPS[1] | changes,))


def step(place: int) -> StepReport:
    """One of the sample's steps."""
    return sample().steps[place]


def png(width: int = 4, height: int = 2) -> bytes:
    """A gray picture."""

    def part(name: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    rows = (b"\0" + b"\x80" * width) * height
    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    parts = (part(b"IHDR", head), part(b"IDAT", zlib.compress(rows)), part(b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts)
