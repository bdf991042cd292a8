"""The documentation's window by mouse and keyboard."""

from __future__ import annotations

import re
from posixpath import dirname, join, normpath

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtWidgets import QWidget

from app.help import pages
from app.help.rendering import rendered
from app.help.window import FIRST, HelpWindow, open_documentation

ADDRESS = Qt.ItemDataRole.UserRole


@pytest.fixture
def window(qtbot):
    made = HelpWindow()
    qtbot.addWidget(made)
    made.show()
    return made


def addresses(window):
    return [item.data(0, ADDRESS) for item in window.items() if not item.isHidden()]


def search(qtbot, window, words):
    """Type words, and wait for the reference pages, which the first search of a process reads."""
    qtbot.keyClicks(window.search, words)
    qtbot.waitUntil(lambda: not window.reader.busy, timeout=120_000)


def test_it_opens_with_the_first_page(window):
    assert window.address == FIRST
    assert "LPAR Lab" in window.browser.toPlainText()


def test_a_link_leads_to_its_page_and_back_returns(window, qtbot):
    window.browser.anchorClicked.emit(QUrl("tutorial/first-hour.md"))
    assert window.address == "tutorial/first-hour.md"
    window.browser.anchorClicked.emit(QUrl("../how-to/run-a-study.md"))
    assert window.address == "how-to/run-a-study.md"
    window.back()
    assert window.address == "tutorial/first-hour.md"


@pytest.mark.parametrize(
    ("page", "link", "heading"),
    [
        (
            "how-to/read-a-site.md",
            "#compare-your-system-with-its-simulation",
            "Compare your system with its simulation",
        ),
        ("how-to/read-a-site.md", "ask-what-if.md#plan-paging-space", "Plan paging space"),
        ("explanation/simulation.md", "../validation/index.md#later", "Releases from 6.3 on"),
    ],
)
def test_a_link_leads_to_its_heading(window, page, link, heading):
    window.open(page)
    window.browser.anchorClicked.emit(QUrl(link))
    cursor = window.browser.document().find(heading)
    while not cursor.blockFormat().headingLevel():
        cursor = window.browser.document().find(heading, cursor)
    bar, top = window.browser.verticalScrollBar(), window.browser.cursorRect(cursor).top()
    assert bar.value() > 0
    assert 0 <= top < (40 if bar.value() < bar.maximum() else window.browser.viewport().height())
    assert cursor.block().text() == heading  # without its anchor


def test_every_link_in_the_documentation_has_its_page_and_heading():
    for address in (one for one in pages.addresses() if not pages.is_made(one)):
        for path, anchor in re.findall(r"\]\(([\w./-]*\.md)?#([\w-]+)\)", pages.text(address)):
            target = normpath(join(dirname(address), path)) if path else address
            assert f' id="{anchor}"' in rendered(pages.text(target)), f"{address}: {path}#{anchor}"


def test_the_arrow_keys_walk_through_the_tree(window, qtbot):
    window.tree.setFocus()
    qtbot.keyClick(window.tree, Qt.Key.Key_Down)
    qtbot.keyClick(window.tree, Qt.Key.Key_Down)
    assert window.address == "tutorial/first-hour.md"


def test_a_search_answers_before_the_reference_pages_are_read(window, qtbot, monkeypatch):
    monkeypatch.setattr(pages, "_read", {})
    made = []
    monkeypatch.setattr(pages, "text", made.append)
    qtbot.keyClicks(window.search, "xstor expanded")
    assert window.reader.busy
    assert made == []  # no page is made in the thread of the window
    assert "how-to/write-a-scenario.md" in addresses(window)
    assert "reference/measures.md" not in addresses(window)
    assert window.nothing.text().startswith("The reference pages are being read")
    window.reader.done.emit({"reference/measures.md": "guest.xstor, pages in expanded storage"})
    assert "reference/measures.md" in addresses(window)
    window.close()
    assert not window.reader.busy


def test_a_window_that_was_closed_while_pages_were_read_reads_them_when_it_is_opened_again(window, qtbot):
    pages._read.clear()
    qtbot.keyClicks(window.search, "xstor")
    window.close()
    window.show()
    assert window.reader.busy
    qtbot.waitUntil(lambda: not window.reader.busy, timeout=120_000)
    assert "reference/measures.md" in addresses(window)
    assert not window.nothing.isVisible()


def test_the_search_leaves_pages_with_all_words(window, qtbot):
    search(qtbot, window, "guest.xstor expanded")
    assert "reference/measures.md" in addresses(window)
    assert "how-to/check-a-deck.md" not in addresses(window)
    headings = [window.tree.topLevelItem(row) for row in range(1, window.tree.topLevelItemCount())]
    shown = [item.text(0) for item in headings if not item.isHidden()]
    assert "Reference" in shown
    assert len(shown) < len(headings)
    window.search.clear()
    assert "how-to/check-a-deck.md" in addresses(window)


def test_a_word_is_found_as_a_word_and_not_inside_of_others(window, qtbot):
    search(qtbot, window, "IBR")
    assert "explanation/aging.md" in addresses(window)
    texts = {address: pages.text(address).casefold() for address in addresses(window)}
    assert [address for address, text in texts.items() if not re.search(r"\bibr", text)] == []
    assert any("calibrat" in pages.text(address) for address in pages.addresses() if address not in texts)


def test_parts_of_words_are_found_if_no_word_fits(window, qtbot):
    search(qtbot, window, "ithreadin")
    assert "explanation/limits.md" in addresses(window)
    assert not window.nothing.isVisible()


def test_words_that_no_page_has_give_a_sentence(window, qtbot):
    search(qtbot, window, "xyzzy")
    assert addresses(window) == []
    assert window.nothing.isVisible()
    assert window.nothing.text() == "No page contains all of these words."
    window.search.clear()
    assert not window.nothing.isVisible()


def test_a_page_opens_at_the_heading_with_the_words(window, qtbot):
    """The first hit is a heading if one has all of the words; it is at the top of the view."""
    search(qtbot, window, "set reserved")
    assert "reference/cp-commands.md" in addresses(window)
    page = next(item for item in window.items() if item.data(0, ADDRESS) == "reference/cp-commands.md")
    qtbot.mouseClick(
        window.tree.viewport(), Qt.MouseButton.LeftButton, pos=window.tree.visualItemRect(page).center()
    )
    assert window.address == "reference/cp-commands.md"
    cursor = window.browser.textCursor()
    assert cursor.selectedText().casefold() == "set reserved"
    assert cursor.blockFormat().headingLevel() == 2
    assert 0 <= window.browser.cursorRect().top() < 40
    assert window.browser.verticalScrollBar().value() > 0


def test_the_key_of_the_search_selects_the_old_words(window, qtbot):
    search(qtbot, window, "paging")
    window.browser.setFocus()
    qtbot.keyClick(window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    search(qtbot, window, "timers")
    assert window.search.text() == "timers"


def test_an_unknown_address_leaves_the_page(window):
    window.open("no/such/page.md")
    assert window.address == FIRST


def test_a_window_opens_the_documentation_once(qtbot):
    parent = QWidget()
    qtbot.addWidget(parent)
    open_documentation(parent)
    open_documentation(parent)
    (opened,) = parent.findChildren(HelpWindow)
    assert opened.isVisible()
