"""Maintains the translations: the texts to translate, and the files that the program loads.

    python -m tools.translations update    # translations/*.ts: new texts come in, lost ones are marked;
                                           # lessons/glossary.*.toml likewise
    python -m tools.translations compile   # assets/translations/*.qm, *.json

lupdate cannot determine the context of a function such as `_tr`. This program therefore reads the sources,
and gives lupdate one list of contexts and texts; lupdate merges it into the files, and lrelease compiles
them. A text that has exactly one translation is finished with it in every context.
"""

from __future__ import annotations

import argparse
import ast
import json
import re
import subprocess
import tempfile
import tomllib
from collections.abc import Iterator, Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import PySide6

from app.scenarios.editor import parts
from engine.ficon.drawing.checking.check import checks
from engine.ficon.drawing.differences.compare import words_of_fields
from engine.ficon.drawing.model.palette import PALETTE
from engine.ficon.drawing.templates import templates
from engine.ficon.iocp.rules.rule import rules
from engine.kernel.kinds import DOING_LABELS, EVENT_LABELS, LOCK_LABELS, PAUSE_LABELS, STATE_LABELS
from engine.language import AND, CODE, COMMA, NUMBER, PERCENT
from engine.measures import measures
from engine.recording.relocations import FINISH_LABELS
from engine.scenario.derived.linux import load_groups
from engine.scenario.files.catalog import catalog
from engine.scenario.scenario import load_scenario
from engine.studies import names, predictions
from engine.studies.ledger import load_ledger, studies
from engine.studies.matrix import matrix_of
from engine.studies.sweeps.grid import sweep_of, swept
from engine.studies.sweeps.table import QUANTITIES
from engine.studies.tables import tables_of, with_tables
from lessons.format.glossary import GlossaryEntry, glossary, translation_file
from lessons.format.translation import same

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "translations"
COMPILED = ROOT / "assets" / "translations"
PROGRAMS = Path(PySide6.__file__).parent
HEAD = "# The terminology of this language: python -m tools.translations update keeps this list.\n"
TABLES = {"FieldText": "Properties"}  # calls whose texts are translated where their table is shown
CHARTS = "Charts"  # context in which charts translate their faces where they are painted
TRANSLATE = ("translate", "QT_TRANSLATE_NOOP")
KINDS = ("WidgetKind", "PaneKind", "PaneDescription")  # descriptions of charts: id, title, by name the rest
UNFINISHED = ' type="unfinished"'
MESSAGE = r"<source>([^<]*)</source>\s*<translation{}>([^<]+)</translation>"
LABELS = (STATE_LABELS, PAUSE_LABELS, EVENT_LABELS, DOING_LABELS, LOCK_LABELS, FINISH_LABELS)
SPEAK = ("engine", "lessons", "app")  # packages that say texts by engine.language
PLAIN = "{0}"  # says a value as it is
Text = tuple[str, str]  # context, text


class Module:
    """One source file: its constants, its imports, and its functions that translate in one context."""

    def __init__(self, file: Path) -> None:
        self._source = file.read_text("utf-8")

    @cached_property
    def tree(self) -> ast.Module:
        """The syntax tree, parsed on demand because it is not needed for most files."""
        return ast.parse(self._source)

    @cached_property
    def nodes(self) -> list[ast.AST]:
        """All nodes of the syntax tree."""
        return list(ast.walk(self.tree))

    @cached_property
    def constants(self) -> dict[str, ast.expr]:
        """The values of named constants."""
        return dict(_constants(self.tree))

    @cached_property
    def helpers(self) -> dict[str, str]:
        """The contexts of functions that only translate."""
        return dict(_helpers(self.nodes)) | dict(_shortcuts(self.tree))

    @cached_property
    def imports(self) -> dict[str, tuple[str, str]]:
        """The modules from which names are imported, and the original names in them."""
        return dict(_imports(self.nodes))

    @property
    def speaks(self) -> bool:
        """True if the file translates its texts with engine.language."""
        return "engine.language" in self._source and any(
            module == "engine.language" for module, _ in self.imports.values()
        )

    def context(self, name: str) -> str | None:
        """Return the context of a function that translates, here or in its module of origin; None for
        other functions.
        """
        if name in self.helpers:
            return self.helpers[name]
        origin = self._origin(name)
        return origin[0].context(origin[1]) if origin else None

    def translates(self, name: str) -> bool:
        """Return whether a function takes a context and a text: Qt's own function, or a shorter name for
        it in this file.
        """
        own = self.constants.get(name)
        return name in TRANSLATE or (isinstance(own, ast.Attribute) and own.attr in TRANSLATE)

    def texts(self, of: ast.expr) -> Iterator[str]:
        """Yield the possible texts of an expression, as far as they are written in the sources."""
        if isinstance(of, ast.Constant) and isinstance(of.value, str):
            yield of.value
        elif isinstance(of, ast.IfExp):
            yield from (*self.texts(of.body), *self.texts(of.orelse))
        elif isinstance(of, ast.Dict):
            yield from (text for one in of.values for text in self.texts(one))
        elif isinstance(of, ast.Tuple | ast.List):
            yield from (text for one in of.elts for text in self.texts(one))
        elif isinstance(of, ast.Call) and of.args:
            yield from self.texts(of.args[-1])  # MappingProxyType, QT_TRANSLATE_NOOP
        elif isinstance(of, ast.Subscript):
            yield from self.texts(of.value)
        elif isinstance(of, ast.Name):
            yield from self._named(of.id)

    def _named(self, name: str) -> Iterator[str]:
        if name in self.constants:
            yield from self.texts(self.constants[name])
        elif origin := self._origin(name):
            yield from origin[0]._named(origin[1])

    def _origin(self, name: str) -> tuple[Module, str] | None:
        module, there = self.imports.get(name, ("", ""))
        file = ROOT / f"{module.replace('.', '/')}.py"
        return (read(file), there) if module and file.exists() else None


@cache
def read(file: Path) -> Module:
    """Return a source file; each file is read only once."""
    return Module(file)


def _constants(tree: ast.Module | ast.ClassDef) -> Iterator[tuple[str, ast.expr]]:
    for one in tree.body:
        if isinstance(one, ast.Assign) and isinstance(one.targets[0], ast.Name):
            yield one.targets[0].id, one.value
        elif isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name) and one.value:
            yield one.target.id, one.value


def _imports(nodes: Sequence[ast.AST]) -> Iterator[tuple[str, tuple[str, str]]]:
    for one in nodes:
        if isinstance(one, ast.ImportFrom) and one.module:
            yield from ((name.asname or name.name, (one.module, name.name)) for name in one.names)


def _shortcuts(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Yield each name for `partial(QCoreApplication.translate, "context")`, with its context."""
    for name, value in _constants(tree):
        if isinstance(value, ast.Call) and _name(value) == "partial" and len(value.args) > 1:
            function, context = value.args[:2]
            if getattr(function, "attr", "") == "translate" and isinstance(context, ast.Constant):
                yield name, str(context.value)


def _helpers(nodes: Sequence[ast.AST]) -> Iterator[tuple[str, str]]:
    """Yield each function that only translates its argument, with the context that it names."""
    for one in nodes:
        if isinstance(one, ast.FunctionDef) and isinstance(one.body[-1], ast.Return):
            call = one.body[-1].value
            call = call.body if isinstance(call, ast.IfExp) else call  # "" stays ""
            if isinstance(call, ast.Call) and _name(call) == "translate" and len(call.args) > 1:
                context, text = call.args[:2]
                if isinstance(text, ast.Name) and isinstance(context, ast.Constant) and _takes(one, text.id):
                    yield one.name, str(context.value)


def _takes(function: ast.FunctionDef, name: str) -> bool:
    return name in [argument.arg for argument in function.args.args]


def _name(call: ast.Call) -> str:
    return getattr(call.func, "attr", getattr(call.func, "id", ""))


class Reader(ast.NodeVisitor):
    """Collects the contexts and texts of one file."""

    def __init__(self, module: Module) -> None:
        self._module = module
        self._classes: list[str] = []
        self.found: list[Text] = []

    def visit_ClassDef(self, node: ast.ClassDef) -> None:  # noqa: N802
        """Remember the class, because `self.tr` uses its name as the context."""
        self._classes.append(node.name)
        self.generic_visit(node)
        self._classes.pop()

    def visit_Call(self, node: ast.Call) -> None:  # noqa: N802
        """Take the texts of a call that translates or marks."""
        self.generic_visit(node)
        if _name(node) in TABLES:
            every = ast.Tuple([*node.args, *(one.value for one in node.keywords)])
            self._take(TABLES[_name(node)], every)
        if _name(node) in KINDS:
            for text in (
                node.args[1],
                *(item.value for item in node.keywords if item.arg in ("unit", "hint")),
            ):
                self._take(CHARTS, text)
        if _name(node) == "Need":
            self._take("Chart", node.args[1])
        self._take(*self.parts(node))

    def _take(self, context: str | None, text: ast.expr | None) -> None:
        if context is not None and text is not None:
            self.found += [(context, one) for one in self._module.texts(text) if one.strip()]

    def parts(self, call: ast.Call) -> tuple[str | None, ast.expr | None]:
        """Return the context and the text of a call; (None, None) if it translates nothing."""
        name = _name(call)
        if self._module.translates(name) and len(call.args) > 1:
            context = call.args[0]
            return (str(context.value) if isinstance(context, ast.Constant) else None), call.args[1]
        if not call.args:
            return None, None
        # Qt's `self.tr` takes the text first, then a comment and a number; a helper of ours may take what
        # else it needs before the text, which is always its last argument.
        if isinstance(call.func, ast.Attribute):
            return (self._classes[-1] if name == "tr" and self._classes else None), call.args[0]
        return self._module.context(name), call.args[-1]


def texts() -> list[Text]:
    """Return all contexts and texts of the windows, in alphabetical order."""
    found = {("Things", text) for one in PALETTE for text in (one.title, one.help)}
    found |= {("Things", text) for one in templates() for text in (one.title, one.help)}
    found |= {("Things", text) for one in templates() for field in one.fields for text in field.words}
    found |= {("Engine", text) for text in engine_texts()}
    found |= {("Scenarios", text) for text in _of_scenarios() if text}
    found |= {("Sweep", text) for text in _of_sweeps() if text}
    found |= {
        ("Published", names.quantity(fact.quantity))
        for facts in (
            *(load_ledger(one).facts for one in studies()),
            *map(predictions.of_folder, predictions.folders()),
        )
        for fact in facts
    }
    found |= {
        ("StudyTables", text) for study in with_tables() for text in _of_tables(study) if text.strip("{0}")
    }
    for file in sorted((ROOT / "app").rglob("*.py")):
        reader = Reader(read(file))
        reader.visit(read(file).tree)
        found |= set(reader.found)
    return sorted(found)


@cache
def engine_texts() -> frozenset[str]:
    """Return the texts of the engine and the lessons: templates, and labels of states and events."""
    found = {text for labels in LABELS for text in labels.values()}
    found |= (
        words_of_fields()
        | {one.why for one in checks()}
        | {one.title for one in rules()}
        | {AND, CODE, COMMA, NUMBER, PERCENT}
    )
    found |= {text for one in measures().values() for text in (one.title, one.source, one.unit)}
    found |= {one.title for one in templates()} | parts.texts() | set(_units_of_lessons())
    found |= {group.title for one in catalog() for group in load_groups(load_scenario(one.path))}
    return frozenset(found.union(*(said for _, _, said in sayings())) - {""})


def _units_of_lessons() -> Iterator[str]:
    """Yield the units that lessons ask for, and those of the quantities that their sweeps vary."""
    for file in sorted((ROOT / "lessons").glob("*/lesson.toml")):
        lesson = tomllib.loads(file.read_text("utf-8"))
        parts_of = (*lesson["steps"], *lesson.get("sweeps", {}).values())
        yield from (one["unit"] for one in parts_of if one.get("unit"))


def sayings() -> Iterator[tuple[Path, ast.Call, list[str]]]:
    """Yield each call of `say` or `later`: its file, the call itself, and its templates."""
    for package in SPEAK:
        for file in sorted((ROOT / package).rglob("*.py")):
            yield from ((file, call, found) for call, found in _said(read(file)))


def _said(module: Module) -> Iterator[tuple[ast.Call, list[str]]]:
    if not module.speaks:
        return
    for marked in module.nodes:
        if isinstance(marked, ast.Call) and _name(marked) == "later":
            yield marked, list(module.texts(marked))
    for function in module.nodes:
        if isinstance(function, ast.FunctionDef):
            calls = [one for one in ast.walk(function) if isinstance(one, ast.Call)]
            said = [call for call in calls if _name(call) == "say" and call.args]
            given = list(_given(function)) if said else []
            yield from ((call, list(_templates(module, given, call.args[0]))) for call in said)


def _templates(module: Module, given: list[tuple[str, ast.expr]], of: ast.expr) -> Iterator[str]:
    """Yield the possible texts of a template: as written, or the values assigned to its name in the
    function.
    """
    if isinstance(of, ast.IfExp):
        yield from (text for one in (of.body, of.orelse) for text in _templates(module, given, one))
    elif isinstance(of, ast.Name) and (own := [one for name, one in given if name == of.id]):
        rest = [pair for pair in given if pair[0] != of.id]  # a name may be given what it had
        yield from (text for one in own for text in _templates(module, rest, one))
    elif not isinstance(of, ast.Call):
        yield from module.texts(of)


def _given(function: ast.FunctionDef) -> Iterator[tuple[str, ast.expr]]:
    for one in ast.walk(function):
        if isinstance(one, ast.Assign) and isinstance(one.targets[0], ast.Name):
            yield one.targets[0].id, one.value


def _of_scenarios() -> Iterator[str]:
    """Yield the texts of the shipped scenarios: their studies, titles, phases, marks and roles."""
    own = [path for one in _translated_lessons() for path in one.glob("*.toml") if _is_scenario(path)]
    for entry in catalog():
        yield from (entry.study, entry.title, entry.summary)
    for scenario in map(load_scenario, [entry.path for entry in catalog()] + own):
        yield scenario.title
        yield from (phase.title for phase in scenario.phases)
        yield from (mark.title for mark in scenario.marks)
        yield from (group.role for group in scenario.groups.values())


def _translated_lessons() -> list[Path]:
    return sorted(file.parent for file in (ROOT / "lessons").glob("*/lesson.ja.toml"))


def _is_scenario(file: Path) -> bool:
    return file.name.partition(".")[0] != "lesson"


def _of_sweeps() -> Iterator[str]:
    """Yield the names of the quantities that a sweep varies, measures and offers."""
    for sweep in map(sweep_of, swept()):
        yield from (one.title for one in sweep.presets)
        yield from (one.name for one in sweep.workloads.values())
    yield from (text for one in QUANTITIES for text in (one.title, one.unit))


def _of_tables(study: str) -> Iterator[str]:
    """Yield the texts of a study's matrix, and the titles of its tables; rows stay as printed."""
    matrix = matrix_of(study)
    for one in matrix.fields:
        yield from (one.title, one.help, one.pattern, one.no)
        yield from (choice for choice in one.choices if one.pattern == PLAIN and " " in choice)
    yield from (text for one in matrix.gauges for text in (one.title, one.unit))
    yield from (one.title for one in matrix.bars)
    yield from (one.note for one in matrix.entries)
    yield from (one.title for one in tables_of(study))


def update() -> None:
    """Merge the texts into the file of each language."""
    with tempfile.TemporaryDirectory() as folder:
        listed = Path(folder) / "texts.py"
        lines = [f"QCoreApplication.translate({context!r}, {text!r})\n" for context, text in texts()]
        listed.write_text("".join(lines), "utf-8")
        for file in sorted(SOURCES.glob("*.ts")):
            _run("lupdate", "-locations", "none", listed, "-ts", file)
            file.write_text(finished(file.read_text("utf-8")), "utf-8", newline="\n")
            translation_file(file.stem).write_text(glossary_text(file.stem), "utf-8", newline="\n")


def glossary_text(language: str) -> str:
    """Return the glossary of a language with all words; new or changed words have no text."""
    file = translation_file(language)
    known = tomllib.loads(file.read_text("utf-8")) if file.exists() else {"words": []}
    own = {one["word"]: one for one in known["words"]}
    return HEAD + "".join(_word(entry, own.get(entry.word, {})) for entry in glossary().values())


def _word(entry: GlossaryEntry, own: dict[str, Any]) -> str:
    stands = same(own.get("english", ""), entry.text)
    fields = {"word": entry.word, "title": own.get("title", ""), "also": own.get("also", [])}
    fields |= {"english": entry.text, "text": own.get("text", "") if stands else ""}
    lines = [f"{key} = {json.dumps(value, ensure_ascii=False)}\n" for key, value in fields.items()]
    return "".join(["\n[[words]]\n", *lines])


def finished(text: str) -> str:
    """Return a translation file in which texts that lupdate copied from another context are finished.

    A text with several translations remains unchanged, because a translator has to choose.
    """
    done: dict[str, set[str]] = {}
    for source, translation in re.findall(MESSAGE.format(""), text):
        done.setdefault(source, set()).add(translation)

    def finish(message: re.Match[str]) -> str:
        known = done.get(message[1]) == {message[2]}
        return message[0].replace(UNFINISHED, "", 1) if known else message[0]

    return re.sub(MESSAGE.format(UNFINISHED), finish, text)


def compile_all(into: Path = COMPILED) -> None:
    """Compile the translated texts of each language; processes without Qt get the engine's texts as JSON."""
    into.mkdir(exist_ok=True)
    for file in sorted(SOURCES.glob("*.ts")):
        text = json.dumps(_said_in(file), ensure_ascii=False, indent=0, sort_keys=True)
        (into / f"{file.stem}.json").write_text(f"{text}\n", "utf-8", newline="\n")
        made = into / f"{file.stem}.qm"
        beside = made.with_suffix(".new")  # Qt maps the file: open windows would read the other bytes
        _run("lrelease", "-silent", "-nounfinished", file, "-qm", beside)
        beside.replace(made)


def _said_in(file: Path) -> dict[str, str]:
    """Return the translations of the engine's texts."""
    (context,) = (one for one in ElementTree.parse(file).iter("context") if one.findtext("name") == "Engine")
    found = {one.findtext("source", ""): one.findtext("translation", "") for one in context.iter("message")}
    return {source: text for source, text in found.items() if text}


def _run(program: str, *arguments: str | Path) -> None:
    subprocess.run([PROGRAMS / program, *arguments], check=True)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command given on the command line."""
    asked = argparse.ArgumentParser(prog="python -m tools.translations", description="Keep the translations.")
    asked.add_argument("do", choices=("update", "compile"), help="merge texts in, or make the files to load")
    {"update": update, "compile": compile_all}[asked.parse_args(arguments).do]()


if __name__ == "__main__":
    main()
