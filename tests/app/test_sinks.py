"""No text of a file becomes markup: by reading the source, each place where one could is found."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QTextDocument
from pytestqt.qtbot import QtBot

from app.look.literal import HtmlPage, HtmlView
from tests.app.sinks import TAG, Source

ROOT = Path(__file__).parents[2]

# Values in HTML that are no text of a file. A new one belongs here when you have read where it comes from.
NUMBERS = {
    "app/classroom/pack/writing.py": "enumerate(made.formulas), lesson.minutes, round(minutes * 60), "
    "slide.place, str(slide.place + 1)",
    "app/run_sets/faults/page.py": "verdict.points",
    "app/run_sets/what_if/certain.py": "each.difference.count, points, width",
    "app/run_sets/what_if/report.py": "seeds",
    "lessons/report/page.py": "picture.height, widths[place]",
}
CONSTANTS = {
    "app/classroom/pack/writing.py": "markup.ADDRESS, title, slide.options.items()",  # letters
    "app/run_sets/what_if/certain.py": "tone",
    "app/plot/look.py": "QColor(series[number % len(series)]), SIGNS[shape(number)], theme.current().label",
    "engine/ficon/drawing/reports/table.py": "tag",
    "lessons/report/page.py": "style, tag, wording.verdict(step)",
    "app/classroom/trainer/notes_view.py": "enumerated((kind, place))",
    "app/topology/window/central_widget.py": "entry.payload",  # ids of our own templates
}
ESCAPED = {
    "app/classroom/pack/writing.py": "place, slide.picture.source",  # a step's number; PNG that we have drawn
    "app/classroom/screen/window.py": "content.join",  # address and code of our own server
    "app/files/svg.py": "text.groups(), FAMILY.sub('font-family=\"\\\\1, sans-serif\"', said), "
    "QFontMetricsF(font).horizontalAdvance(content), float(known['font-size'])",  # what Qt has written
    "app/run_sets/faults/page.py": "rows(found, verdict)",  # each cell is escaped
    "app/run_sets/what_if/report.py": "certain_html(found)",  # see certain.py
    "engine/ficon/drawing/differences/report.py": "rows, titles",
    "engine/reading_notes.py": "page, page.rpartition('</body>')",  # a report that is HTML already
}
LOADS = {  # with a loadResource of its own, or with pages of the documentation
    *("app/look/literal.py", "app/lesson/reading/reader.py", "app/lesson/report.py"),
    *("app/classroom/pack/writing.py", "app/help/window.py"),
}
RICH = {  # labels that ask for HTML; what they show is among the values above
    *("app/frame/about.py", "app/run_sets/sweep/sweep_runs.py", "app/classroom/screen/window.py"),
    *("app/lesson/boxes/do.py", "app/lesson/forms/choice.py", "app/topology/window/central_widget.py"),
}
# "What's this?" guesses whether a text is HTML. These are texts of ours, or made literal where they are set.
GUESSED = {"text", "spec.help", "card.whatsThis()", "widget.whatsThis()", "literal(…)", "tr(…)"}


@cache
def sources() -> dict[str, str]:
    """Return the texts of all modules by their names."""
    files = [file for room in ("app", "engine", "lessons") for file in sorted((ROOT / room).rglob("*.py"))]
    return {file.relative_to(ROOT).as_posix(): file.read_text("utf-8") for file in files}


@cache
def nodes(file: str) -> list[ast.AST]:
    """Return all nodes of a module."""
    return list(ast.walk(ast.parse(sources()[file])))


def having(word: str) -> list[str]:
    """Return the modules in which a word stands: reading all takes long."""
    return [file for file, text in sources().items() if word in text]


def calls(name: str) -> Iterator[tuple[str, ast.Call]]:
    """Yield each call of a function or method of this name, and its file."""
    for file in having(name):
        for node in nodes(file):
            if isinstance(node, ast.Call) and name == getattr(
                node.func, "attr", getattr(node.func, "id", "")
            ):
                yield file, node


def test_values_in_html_are_escaped() -> None:
    made = [name for name, text in sources().items() if TAG.search(text)]
    found = {raw for name in made for raw in Source(name, sources()[name]).raw()}
    read = {
        (name, text)
        for table in (NUMBERS, CONSTANTS, ESCAPED)
        for name in table
        for text in _parts(table[name])
    }
    assert found == read


def _parts(texts: str) -> list[str]:
    """Return expressions that stand between commas."""
    node = ast.parse(f"[{texts}]", mode="eval").body
    assert isinstance(node, ast.List)
    return [ast.unparse(one) for one in node.elts]


@pytest.mark.parametrize(
    ("source", "raw"),
    [
        ("def f(name): return f'<b>{name}</b>'", ["name"]),
        ("def f(x):\n y = x.title\n return f'<b>{y}</b>'", ["x.title"]),
        ("def f(x):\n y = ''.join(f'<i>{z}</i>' for z in x.names)\n return f'<b>{y}</b>'", ["x.names"]),
        ("def f(x): return f'<b>{say(\"{0}\", x.title)}</b>'", ["x.title"]),
        ("def f(x): return f'<b>{escape(x.title)}</b>'", []),
        ("def g(x): return x.title\ndef f(x): return f'<b>{g(x)}</b>'", ["x.title"]),
        ("def f(x): return f'{x.title} < 3'", []),
    ],
)
def test_the_reader_of_the_source_finds_what_is_not_escaped(source: str, raw: list[str]) -> None:
    assert sorted({text for _, text in Source("x.py", source).raw()}) == raw


def test_documents_load_nothing(qtbot: QtBot) -> None:
    using = set[str]()
    for name in ("QTextBrowser", "QTextDocument"):
        using |= {file for file, _ in calls(name)}
        classes = (
            (file, node) for file in having(name) for node in nodes(file) if isinstance(node, ast.ClassDef)
        )
        using |= {file for file, node in classes if name in map(ast.unparse, node.bases)}
    assert using == LOADS
    for file in LOADS - {"app/help/window.py"}:
        assert "def loadResource" in (ROOT / file).read_text("utf-8")
    view, page = HtmlView(), HtmlPage()
    assert not view.openLinks()
    qtbot.addWidget(view)
    address = QUrl.fromLocalFile(str(ROOT / "docs" / "pictures" / "plot.png"))
    assert address.isValid()
    kind = QTextDocument.ResourceType.ImageResource
    assert view.document().resource(kind, address) is None
    assert page.resource(kind, address) is None


def test_few_labels_ask_for_html() -> None:
    asking = {file for file in having("RichText") if any(map(_is_rich, nodes(file)))}
    assert asking == RICH


def _is_rich(node: ast.AST) -> bool:
    return isinstance(node, ast.Attribute) and ast.unparse(node).endswith("TextFormat.RichText")


def test_one_style_keeps_labels_plain() -> None:
    dressing = [
        file for file, call in calls("setStyle") if ast.unparse(call.func).startswith(("app.", "QApp"))
    ]
    assert dressing == ["app/look/theme.py"]
    assert not list(calls("setTextFormat")) or all(
        re.search("PlainText|RichText", ast.unparse(call)) for _, call in calls("setTextFormat")
    )


def test_whats_this_gets_no_text_that_it_could_take_for_html() -> None:
    given = [(file, call.args[0]) for file, call in calls("setWhatsThis")]
    given += [
        (file, call.args[1]) for file, call in calls("showText") if "WhatsThis" in ast.unparse(call.func)
    ]
    shown = {
        (file, re.sub(r"^(self\.|_)*(tr|literal)\(.*", r"\2(…)", ast.unparse(text), flags=re.S))
        for file, text in given
    }
    assert {text for _, text in shown} <= GUESSED, shown
    assert {file for file, text in shown if text == "text"} == {"app/frame/ending.py", "app/frame/window.py"}
