"""A lesson in another language: only its texts change, and what no longer fits stays English."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from app.command import main
from lessons.format.error import LessonError
from lessons.format.folder import Folder
from lessons.format.load import catalog, load_lesson, searched_text
from lessons.format.translating import update
from lessons.format.translation import Translation, TranslationEntry, file_name, read
from tests.lessons.example import write


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return write(tmp_path / "01_lesson")


def translate(folder: Path, **texts: str) -> None:
    """Write a German file with these texts; a key has _ instead of a full stop."""
    wanted = {key.replace("_", "."): text for key, text in texts.items()}
    entries = update(folder, "de")
    assert set(wanted) <= {entry.key for entry in entries}
    file = folder / file_name("de")
    lines = file.read_text("utf-8").split("\n")
    for key, text in wanted.items():
        place = lines.index(f'key = "{key}"')
        lines[lines.index('text = ""', place)] = f"text = '''{text}'''"
    file.write_text("\n".join(lines), "utf-8")


def test_texts_of_both_files_are_translated_and_others_stay_english(folder: Path) -> None:
    translate(folder, title="Ein Beispiel", steps_intro_title="Zu Beginn", steps_why_title="Warum?")
    english, german = load_lesson(folder), load_lesson(folder, "de")
    assert (english.text.title, german.text.title) == ("An example", "Ein Beispiel")
    assert german.steps[0].title == "Zu Beginn"
    assert german.steps[german.index("why")].title == "Warum?"
    assert german.steps[0].markdown == english.steps[0].markdown
    assert load_lesson(folder, "ja").steps == english.steps


def test_texts_in_a_picture_are_translated_and_the_table_is_kept(folder: Path) -> None:
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>a &amp; b</text><text>c</text></svg>'
    )
    (folder / "some.svg").write_text(svg, "utf-8")
    (folder / file_name("de")).write_text('[pictures]\n"a & b" = "A <und> B"\n', "utf-8")
    update(folder, "de")
    assert b">A &lt;und&gt; B</text><text>c<" in load_lesson(folder, "de").picture("some.svg")
    assert load_lesson(folder).picture("some.svg") == svg.encode()


def test_lines_of_japanese_are_joined_without_a_space() -> None:
    entry = TranslationEntry(key="a", english="of **it**", text="ページ\n**メモリー**\nを\nCP は\n\n見る")
    read = Translation("lesson.ja.toml", {"a": entry}).text("a", "of **it**")
    assert read == "ページ**メモリー**を\nCP は\n\n見る"


def test_a_translated_option_keeps_its_id_and_whether_it_is_right(folder: Path) -> None:
    english = load_lesson(folder)
    step = next(step for step in english.steps if step.options)
    key = f"steps_{step.id}_options_{step.options[0].id}_text"
    translate(folder, **{key: "**Auf** Deutsch"})
    option = load_lesson(folder, "de").steps[english.index(step.id)].options[0]
    assert option.text == "**Auf** Deutsch"
    assert option.model_copy(update={"text": step.options[0].text}) == step.options[0]


def test_a_search_finds_the_words_of_both_languages(folder: Path) -> None:
    translate(folder, steps_intro_title="Zu Beginn")
    text = searched_text(folder, "de")
    assert "zu beginn" in text
    assert "# an example" in text
    assert "zu beginn" not in searched_text(folder)


def test_the_catalogue_is_translated(folder: Path) -> None:
    translate(folder, title="Ein Beispiel", summary="Kurz gesagt")
    shown = [(entry.title, entry.summary) for entry in catalog(folder.parent, "de")]
    assert shown[0][1] == "Kurz gesagt"


def test_a_text_whose_english_has_changed_stays_english_and_is_to_be_translated_again(folder: Path) -> None:
    translate(folder, steps_intro_title="Zu Beginn", steps_why_title="Warum?")
    text = folder / "lesson.md"
    text.write_text(text.read_text().replace("## To begin with", "## To start with"))
    german = load_lesson(folder, "de")
    assert german.steps[0].title == "To start with"
    assert german.steps[german.index("why")].title == "Warum?"
    entries = {entry.key: entry for entry in update(folder, "de")}
    assert (entries["steps.intro.title"].text, entries["steps.intro.title"].before) == ("", "Zu Beginn")
    assert entries["steps.why.title"].text == "Warum?"
    again = read(Folder(folder), "de")
    assert again is not None
    assert again.entries["steps.intro.title"].before == "Zu Beginn"


def test_line_ends_may_change(folder: Path) -> None:
    translate(folder, introduction="Eine Formel $a_1 < b$ und eine Tabelle.")
    text = folder / "lesson.md"
    text.write_text(text.read_text().replace("An introduction with", "An introduction\nwith"))
    assert load_lesson(folder, "de").introduction.startswith("Eine Formel")


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("Wo [eine Seite](glossary:page) ist.", "differ in"),
        ("{{guess-pages}}", "differ in"),
        ("Ein <b>Wort</b>.", "expected no HTML"),
        ("[Hier](https://example.org)", "expected #step"),
    ],
)
def test_a_translation_keeps_links_placeholders_and_rules(folder: Path, text: str, hint: str) -> None:
    translate(folder, steps_intro_markdown=text)
    with pytest.raises(LessonError, match=hint) as caught:
        load_lesson(folder, "de")
    assert caught.value.file == "lesson.de.toml"
    assert load_lesson(folder).steps


@pytest.mark.parametrize(
    ("content", "hint"),
    [
        ("texts = 3", "texts"),
        ('[[texts]]\nkey = "title"', "texts.1.english"),
        ("[[texts]", "expected"),
        ('[[texts]]\nkey = "title"\nenglish = "a"\nright = true', "texts.1.right"),
    ],
)
def test_a_wrong_file_says_what_is_wrong(folder: Path, content: str, hint: str) -> None:
    (folder / "lesson.de.toml").write_text(content)
    with pytest.raises(LessonError, match=hint):
        load_lesson(folder, "de")


def test_a_text_that_is_too_long_names_the_file(folder: Path) -> None:
    translate(folder, summary="lang " * 200)
    with pytest.raises(LessonError, match=r"lesson\.de\.toml: summary"):
        load_lesson(folder, "de")


def test_the_command_writes_what_is_to_be_translated(folder: Path) -> None:
    translate(folder, title="Ein Beispiel")
    done = CliRunner().invoke(main, ["lesson", "translate", str(folder), "de"])
    assert done.exit_code == 0, done.output
    count = len(update(folder, "de"))
    assert f"{count} texts, {count - 1} to translate" in " ".join(done.output.split())
    for wrong in ("en", "deutsch", "../x"):
        assert CliRunner().invoke(main, ["lesson", "translate", str(folder), wrong]).exit_code == 2
