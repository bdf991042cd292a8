"""Folders that somebody wrote to do harm: refused in a moment, with one line, and nothing else is touched."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lessons.format.error import LessonError
from lessons.format.lesson import Lesson
from lessons.format.load import load_lesson
from lessons.proof.check import check
from tests.lessons.example import SVG, TABLE, TEXT, changed, png, write
from tests.lessons.play.dialled import STEP, write_dialled
from tests.systems import needs_links, needs_pipes, needs_posix


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return write(tmp_path / "lesson")


def refused(folder: Path, within: float = 5.0) -> str:
    """The message; it must come quickly (0.01 s as a rule; the machine may be busy)."""
    began = time.monotonic()
    with pytest.raises(LessonError) as caught:
        load_lesson(folder)
    assert time.monotonic() - began < within
    assert str(caught.value).isprintable()
    assert len(str(caught.value)) < 2000
    assert [str(finding) for finding in check(folder)] == [str(caught.value)]
    return str(caught.value)


def loaded(folder: Path) -> Lesson | LessonError:
    """What comes out, whichever."""
    try:
        return load_lesson(folder)
    except LessonError as error:
        return error


@pytest.mark.parametrize("name", ["lesson.toml", "lesson.md", "machine.png", "drawing.svg"])
def test_huge_files_are_not_read(folder: Path, name: str) -> None:
    with (folder / name).open("wb") as sparse:
        sparse.truncate(2**31)
    assert "is too large" in refused(folder)


@needs_links
@pytest.mark.parametrize("name", ["lesson.toml", "lesson.md", "machine.png", "machine.toml", "more.png"])
def test_links_are_refused_wherever_they_lead(folder: Path, tmp_path: Path, name: str) -> None:
    outside = tmp_path / "outside"
    outside.write_bytes((folder / name).read_bytes() if (folder / name).exists() else png())
    (folder / name).unlink(missing_ok=True)
    for target in (outside, Path("drawing.svg"), Path("/dev/zero"), Path("/nowhere")):
        (folder / name).symlink_to(target)
        assert refused(folder).startswith(f"{name}: is a symbolic link")
        (folder / name).unlink()


@needs_links
def test_a_file_that_becomes_a_link_after_the_listing_is_not_followed(folder: Path, tmp_path: Path) -> None:
    lesson = load_lesson(folder)
    secret = tmp_path / "secret"
    secret.write_bytes(png())
    (folder / "machine.png").unlink()
    (folder / "machine.png").symlink_to(secret)
    with pytest.raises(LessonError, match="cannot be read"):
        lesson.picture("machine.png")


@needs_pipes
@pytest.mark.parametrize("name", ["lesson.md", "pipe.png"])
def test_a_pipe_does_not_keep_the_loader_waiting(folder: Path, name: str) -> None:
    (folder / name).unlink(missing_ok=True)
    os.mkfifo(folder / name)
    assert refused(folder).startswith(f"{name}: expected a file")


def test_folders_devices_and_too_many_files_are_refused(folder: Path) -> None:
    (folder / "more").mkdir()
    assert refused(folder).startswith("more: expected a file")
    (folder / "more").rmdir()
    for number in range(100):
        (folder / f"{number}.txt").write_text("")
    assert "at most 60 files" in refused(folder)


ODD = ["a b.png", "Öl.png", "-x.png", "x" * 61 + ".png", "con$.svg"]
BROKEN = pytest.param("a\nb.png", marks=needs_posix("a control character in a name"))


@pytest.mark.parametrize("name", [*ODD, BROKEN])
def test_odd_names_are_refused(folder: Path, name: str) -> None:
    (folder / name).write_bytes(png())
    assert "expected a name of at most 60" in refused(folder)


@needs_links
def test_what_is_no_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    loop = tmp_path / "loop"
    loop.symlink_to(loop)
    for path in (tmp_path / "nowhere", tmp_path / "file", loop, tmp_path / "a\0b", tmp_path / ("x" * 5000)):
        assert "expected the folder of a lesson" in refused(path)
    (tmp_path / "empty").mkdir()
    assert "is missing" in refused(tmp_path / "empty")


@pytest.mark.parametrize(
    "table",
    [
        "x = " + "[" * 90_000,
        "x = " + "[" * 90_000 + "]" * 90_000,
        "x = " + "{ a = " * 20_000 + "1" + "}" * 20_000,
        "a." * 90_000 + "b = 1",
        "[" + ".".join(["a"] * 50_000) + "]",
        "".join(f"[[steps]]\nid = 'a{number}'\n" for number in range(8_000)),
        TABLE + "[[steps]]\nid = 'x'\nkind = 'read'\n" * 4_000,
        "title = " + '"' * 190_000,
        "title = '" + "a" * 190_000 + "'",
        "minutes = " + "9" * 190_000,
        "minutes = 1e" + "9" * 5_000,
        "[runs]\n" + "".join(f"a{number} = {{}}\n" for number in range(15_000)),
        "\\" * 190_000,
        "=" * 90_000,
        "'''" + "\n" * 190_000,
    ],
)
def test_deep_and_long_tables_are_refused_quickly(folder: Path, table: str) -> None:
    (folder / "lesson.toml").write_text(table)
    assert refused(folder).startswith("lesson.toml:")


@pytest.mark.slow
@pytest.mark.parametrize(
    "piece", ["[", "*a ", "`", "$", "![a", "[a](", "<a ", ">", "- ", "| ", "_a_b", "\\", "&"]
)
def test_texts_that_keep_parsers_busy_are_refused_or_read_in_time(folder: Path, piece: str) -> None:
    rest = (folder / "lesson.md").read_text().removeprefix(TEXT)
    for part in (piece * (9_000 // len(piece)), (piece * 40 + "\n") * 800, (piece * 900 + "\n\n") * 25):
        (folder / "lesson.md").write_text((TEXT + part + rest)[:200_000])
        began = time.monotonic()
        assert str(loaded(folder)).isprintable()
        assert time.monotonic() - began < 20.0
    (folder / "lesson.md").write_text(TEXT + "a" * 20_000 + rest)
    assert "at most 10,000 characters without a blank line" in refused(folder)


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"# A\xff\n", "lesson.md:1: expected UTF-8"),
        (b"# A\n\n\xc3\x28", "lesson.md:3: expected UTF-8"),
        (b"# A\n\x00\n", "lesson.md:2: the character U+0000"),
        (b"# A\n\x1b[31mred", "lesson.md:2: the character U+001B"),
        ("# A\n\n\u202egnp.exe".encode(), "lesson.md:3: the character U+202E"),
        ("# A".encode("utf-16"), "lesson.md:1: expected UTF-8"),
        (b"", 'lesson.md:1: expected "# Title'),
    ],
)
def test_texts_in_no_honest_characters_are_refused(folder: Path, data: bytes, words: str) -> None:
    (folder / "lesson.md").write_bytes(data)
    assert refused(folder).startswith(words)


@pytest.mark.parametrize("text", ["\\u0000", "\\u001b[31m", "\\u202e", "a\\nb"])
def test_no_odd_characters_come_in_through_escapes(folder: Path, text: str) -> None:
    (folder / "lesson.toml").write_text(changed('title = "An example"', f'title = "{text}"'))
    assert "title" in refused(folder)


@pytest.mark.parametrize(
    "text",
    [
        "<script>alert(1)</script>",
        "<img src=x onerror=alert(1)>",
        "a <b>b</b>",
        "<!-- x -->",
        "<?php ?>",
        "<![CDATA[x]]>",
        "[x](javascript:alert(1))",
        "[x](<java\tscript:alert(1)>)",
        "[x](file:///etc/passwd)",
        "[x](http://example.org)",
        "[x](//example.org)",
        "[x](../lesson.md)",
        "[x](lesson.md)",
        "[x][1]\n\n[1]: https://example.org",
        "<https://example.org>",
        "![x](https://example.org/x.png)",
        "![x](//example.org/x.png)",
        "![x](file:///etc/x.png)",
        "![x](/etc/x.png)",
        "![x](../x.png)",
        "![x](..%2fx.png)",
        "![x](%2e%2e/x.png)",
        "![x](data:image/svg+xml;base64,AAAA.svg)",
        "![x](machine.toml)",
        "![x][1]\n\n[1]: https://example.org/x.svg",
        "[![x](https://example.org/x.svg)](#intro)",
        "## &lt;b> {#intro2}",
    ],
)
def test_html_and_addresses_of_others_never_get_into_a_text(folder: Path, text: str) -> None:
    """Refused, or (where CommonMark sees no link) plain text without a link."""
    rest = (folder / "lesson.md").read_text().removeprefix(TEXT)
    for place in (f"{TEXT}\n{text}\n", f"{TEXT}\n- a list\n  - {text}\n", f"{TEXT}\n> {text}\n"):
        (folder / "lesson.md").write_text(place + rest)
        came = loaded(folder)
        if isinstance(came, LessonError):
            assert (came.file, came.line in range(15, 20)) == ("lesson.md", True)
        else:
            assert {link.target for link in came.text.links} - {"a_1 < b"} == TARGETS


TARGETS = {"frame", "guest.real", "pause.t3.suspend.was", "guess-pages", "machine.png", "drawing.svg"}


@pytest.mark.parametrize(
    "latex",
    ["{" * 12 + "x" + "}" * 12, "x^{" * 30 + "y" + "}" * 30, r"\left(" * 20 + "a" + r"\right)" * 20,
     "{{{{{{x}}}}}}" * 30, "x" * 1001, r"\def\a{\a\a}\a", r"\newcommand{\x}{\x\x}\x"],
)  # fmt: skip
def test_formulas_that_would_take_for_ever_are_refused(folder: Path, latex: str) -> None:
    whole = (folder / "lesson.md").read_text()
    (folder / "lesson.md").write_text(whole.replace("Where [a page]", f"${latex}$ [a page]"))
    assert refused(folder).startswith("lesson.md:11: the formula ")
    (folder / "lesson.md").write_text(whole.replace("Where [a page]", f"$$\n{latex}\n$$\n\n[a page]"))
    assert refused(folder).startswith("lesson.md:11: the formula ")
    (folder / "lesson.md").write_text(whole.replace("Where", "$a$ " * 101))
    assert "at most 100 formulas" in refused(folder)


ATTACKS = [
    SVG.replace("<rect", "<script>alert(1)</script><rect"),
    SVG.replace("<rect", '<rect onclick="alert(1)"'),
    SVG.replace("<rect", '<image href="file:///etc/passwd"/><rect'),
    SVG.replace("<rect", '<image href="data:image/png;base64,AAAA"/><rect'),
    SVG.replace("<rect", '<use href="https://example.org/x.svg#a"/><rect'),
    SVG.replace("<rect", '<use xmlns:l="http://www.w3.org/1999/xlink" l:href="other.svg#a"/><rect'),
    SVG.replace("<rect", '<rect fill="url(https://example.org/x)"'),
    SVG.replace("<rect", "<rect style=\"fill: url( 'file:///x')\""),
    SVG.replace("<rect", "<style>@import url(https://example.org/x.css);</style><rect"),
    SVG.replace("<rect", '<foreignObject><b xmlns="http://www.w3.org/1999/xhtml">x</b></foreignObject><rect'),
    SVG.replace("<rect", '<a href="https://example.org"><rect').replace("</svg>", "</a></svg>"),
    '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>' + SVG,
    '<!DOCTYPE svg SYSTEM "file:///etc/passwd">' + SVG,
    '<?xml version="1.0" encoding="UTF-16"?>' + SVG,
    "<html><body/></html>",
    "<svg",
    "",
    "<svg width='9' height='9'>" + "<g>" * 5_000 + "</g>" * 5_000 + "</svg>",
    SVG.replace('width="10"', 'width="1e9"'),
    SVG.replace('width="10" height="10"', ""),
    SVG.replace("<rect", '<g id="a"><use href="#a"/><use href="#a"/></g><rect'),
    SVG.replace("<rect", '<pattern id="p"><rect fill="url(#p)" width="1" height="1"/></pattern><rect'),
    SVG.replace("<rect", '<linearGradient id="l" href="#l"/><rect'),
    SVG.replace("<rect", '<animate attributeName="x" to="9" dur="1s"/><rect'),
]


@pytest.mark.parametrize("svg", ATTACKS)
def test_drawings_that_do_more_than_draw_are_refused(folder: Path, svg: str) -> None:
    (folder / "drawing.svg").write_text(svg)
    assert refused(folder).startswith("drawing.svg: ")


@pytest.mark.parametrize("encoding", ["utf-16", "utf-32", "cp037"])
def test_drawings_in_another_encoding_are_refused(folder: Path, encoding: str) -> None:
    (folder / "drawing.svg").write_bytes(SVG.replace("<rect", "<script/><rect").encode(encoding))
    assert refused(folder).startswith("drawing.svg: ")


@pytest.mark.parametrize("data", [b"", b"GIF89a", png(100_000, 100_000), png(0, 5), png()[:20], SVG.encode()])
def test_pictures_that_are_none_or_too_large_are_refused(folder: Path, data: bytes) -> None:
    (folder / "machine.png").write_bytes(data)
    assert refused(folder).startswith("machine.png: ")


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_any_change_of_a_byte_is_read_or_refused(folder: Path, data: st.DataObject) -> None:
    name = data.draw(st.sampled_from(["lesson.toml", "lesson.md", "drawing.svg"]))
    whole = (folder / name).read_bytes()
    start = data.draw(st.integers(0, len(whole)))
    end = data.draw(st.integers(start, min(len(whole), start + 30)))
    (folder / name).write_bytes(whole[:start] + data.draw(st.binary(max_size=12)) + whole[end:])
    came = loaded(folder)
    (folder / name).write_bytes(whole)
    assert isinstance(came, Lesson) or str(came).isprintable()


RULES = 'settings = ["guests.two.cpuplugd={}"]\n\n[runs.stop]'


@pytest.mark.parametrize("name", ["/etc/passwd", "../other/my.conf", "~/my.conf", "my.conf", "memory-44"])
def test_a_setting_names_no_rule_file_of_elsewhere(folder: Path, name: str) -> None:
    (folder / "lesson.toml").write_text(changed("[runs.stop]", RULES.format(name)))
    assert "expected a rule file in the lesson folder, or a shipped rule file" in refused(folder)


@pytest.mark.parametrize("name", ["/etc/passwd", "../other/my.conf", "my.conf"])
def test_a_dial_names_no_rule_file_of_elsewhere(tmp_path: Path, name: str) -> None:
    table = TABLE + STEP.replace("lpar.frames=20000p", f"guests.all.cpuplugd={name}")
    assert "expected a rule file in the lesson folder" in refused(write_dialled(tmp_path / "it", table))


def test_rule_files_are_bounded(folder: Path) -> None:
    (folder / "lesson.toml").write_text(changed("[runs.stop]", RULES.format("my.conf")))
    (folder / "my.conf").write_text("#" * 200_001)
    assert refused(folder).startswith("my.conf: is too large")
