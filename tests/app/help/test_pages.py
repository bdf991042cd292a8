"""The documentation: every page can be made, every link leads somewhere, every command line in it exists."""

from __future__ import annotations

import json
import posixpath
import re
import shlex

import click
import pytest
from markdown_it import MarkdownIt

from app.command import main
from app.help import pages
from app.help.reference.scenario_keys import TABLES, keys
from app.lab.lab import Lab
from app.scenarios.editor.parts import fields
from app.topology.window import windows
from engine.bands.studies import study_values
from engine.bands.uncertain import ranges_digest
from engine.cp.command import all_commands
from engine.ficon.drawing.checking.check import checks
from engine.measures import measures
from engine.scenario.model.parameters import Parameters
from engine.scenario.model.scenario import Scenario
from engine.shell.terminal import all_programs
from engine.studies.ledger import load_ledger
from lessons.format.load import catalog
from tools.keys import keys_page

ROOT = pages.DOCS.resolve().parent
CODE = r"\b(?:None|True|False)\b|\*\*|//| \* |\b(?:NS|US|MS|SECOND|MINUTE)\b|[A-Z]+_[A-Z]+|\w\(|\b_[A-Z]"


def links(address: str, text: str) -> list[str]:
    """Return what a page links to in the documentation, as addresses."""
    tokens = MarkdownIt("commonmark").enable("table").parse(text)
    inner = [child for token in tokens for child in token.children or []]
    found = [
        str(token.attrGet("href") or token.attrGet("src"))
        for token in inner
        if token.type in ("link_open", "image")
    ]
    near = [link.partition("#")[0] for link in found if not re.match(r"\w+:|#", link)]
    return [posixpath.normpath(posixpath.join(posixpath.dirname(address), link)) for link in near]


@pytest.mark.parametrize("address", pages.addresses())
def test_every_link_leads_to_a_page_or_a_picture(address):
    found = links(address, pages.text(address))
    assert [
        link for link in found if link not in pages.addresses() and not (pages.DOCS / link).is_file()
    ] == []


def test_every_link_leads_somewhere_in_the_repository_too():
    written = [address for address in pages.addresses() if not pages.is_made(address)]
    lost = [
        (address, link)
        for address in written
        for link in links(address, pages.prose(address))
        if not (pages.DOCS / link).is_file()
    ]
    assert lost == []


def test_the_page_of_keys_is_the_list_of_keys(lab: Lab) -> None:
    editor = windows.open_window(lab.settings)
    editor.populate()
    assert keys_page(lab.window, editor) == pages.text("reference/keys.md"), "write it with tools.keys"
    windows.close_all(ask=False)


def test_every_page_has_one_title():
    titles = {
        address: re.findall(r"^# .+", pages.text(address), re.MULTILINE) for address in pages.addresses()
    }
    assert [address for address, found in titles.items() if not found] == []
    assert len({pages.title(address) for address in titles}) == len(titles)


def test_the_site_has_all_pages():
    nav = (ROOT / "mkdocs.yml").read_text("utf-8").partition("\nnav:\n")[2]
    listed = re.findall(r"([\w./-]+\.md)$", nav, re.MULTILINE)
    assert sorted(listed) == sorted(pages.addresses())


def command_lines() -> list[str]:
    written = "\n".join(pages.prose(address) for address in pages.addresses())
    lines = re.findall(r"^lparlab .*", written + "\n" + (ROOT / "README.md").read_text("utf-8"), re.MULTILINE)
    return sorted({line.partition("#")[0].strip() for line in lines})


@pytest.mark.parametrize("line", command_lines())
def test_every_command_line_of_a_page_can_be_parsed(line):
    _, *words = shlex.split(line.partition("  ")[0])
    command: click.Command = main
    context = click.Context(main, info_name="lparlab")
    while isinstance(command, click.Group) and words:
        found = command.get_command(context, words[0])
        assert found is not None, f"no command {words[0]}"
        command, words = found, words[1:]
        context = click.Context(command, info_name=command.name, parent=context)
    options = {name for one in command.params if isinstance(one, click.Option) for name in one.opts}
    assert {word for word in words if word.startswith("--")} <= options | {"--help"}


@pytest.mark.parametrize(
    ("address", "names"),
    [
        ("reference/measures.md", measures()),
        ("reference/parameters.md", Parameters.model_fields),
        ("reference/linux-commands.md", all_programs()),
        ("reference/checks.md", [one.name for one in checks()]),
        ("reference/lessons.md", [f"| {one.title} | `{one.id}` | {one.minutes} |" for one in catalog()]),
        ("reference/cp-commands.md", [one.syntax.split()[0] for one in all_commands()]),
        ("reference/scenario-keys.md", [key.name for model in TABLES.values() for key in keys(model)]),
    ],
)
def test_a_generated_page_names_everything(address, names):
    assert [name for name in names if name not in pages.text(address)] == []


def test_every_key_of_a_scenario_is_in_the_reference():
    """Pydantic's own schema is the measure: all tables that a file may have, and their keys."""
    schema = Scenario.model_json_schema()
    tables = schema.pop("$defs") | {"Scenario": schema}
    wanted = {name: set(table["properties"]) for name, table in tables.items() if "properties" in table}
    del wanted["Parameters"]  # they have a page
    assert {model.__name__: {key.name for key in keys(model)} for model in TABLES.values()} == wanted
    assert "[cec.lpars.NAME]" in TABLES
    types = [key.type for model in TABLES.values() for key in keys(model)]
    assert [text for text in types if re.search(r"MAX_|^[A-Z]", text)] == []


@pytest.mark.parametrize("model", [*TABLES.values(), Parameters], ids=lambda model: model.__name__)
def test_keys_are_described_in_words(model):
    """The editor and the reference show these texts: every key has a meaning, and no text is source code."""
    shown = {
        f"{field.name}: {text}"
        for field in fields(model)
        for text in (field.described.type, field.described.default, field.described.meaning, field.unit)
    }
    assert [text for text in shown if re.search(CODE, text)] == []
    assert [field.name for field in fields(model) if not field.described.meaning] == []


@pytest.mark.parametrize("address", ["reference/scenario-keys.md", "reference/parameters.md"])
def test_a_reference_of_keys_has_no_source_code(address):
    assert re.findall(r"\b(?:None|True|False|MS|SECOND|PAGES_PER_\w+)\b| \* |\['", pages.text(address)) == []


def test_an_unknown_page_is_refused():
    with pytest.raises(KeyError):
        pages.text("../README.md")


def test_stored_bands_are_of_known_facts_and_add_up():
    """The headline of each study follows from its facts, and the page says so when ranges have changed."""
    for found in json.loads(pages.BANDS.read_text("utf-8")):
        ledger = load_ledger(found["study"])
        own = [each for each in found["facts"] if ledger.fact(each["id"]).role == "predict"]
        assert found["coverage"] == sum(each["inside"] for each in own) / len(own)
        stale = found["ranges"] != ranges_digest(
            value for values in study_values(found["study"]).values() for value in values
        )
        assert stale == ("Ranges have changed" in pages.text(f"validation/{found['study']}.md"))
