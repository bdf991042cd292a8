"""The documentation's window by mouse and keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtWidgets import QWidget

from app.help.window import FIRST, HelpWindow, open_documentation


@pytest.fixture
def window(qtbot):
    made = HelpWindow()
    qtbot.addWidget(made)
    made.show()
    return made


def addresses(window):
    return [item.data(0, Qt.ItemDataRole.UserRole) for item in window.items() if not item.isHidden()]


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


def test_the_arrow_keys_walk_through_the_tree(window, qtbot):
    window.tree.setFocus()
    qtbot.keyClick(window.tree, Qt.Key.Key_Down)
    qtbot.keyClick(window.tree, Qt.Key.Key_Down)
    assert window.address == "tutorial/first-hour.md"


def test_the_search_leaves_pages_with_all_words(window, qtbot):
    qtbot.keyClicks(window.search, "guest.xstor expanded")
    assert "reference/measures.md" in addresses(window)
    assert "how-to/check-a-deck.md" not in addresses(window)
    headings = [window.tree.topLevelItem(row) for row in range(1, window.tree.topLevelItemCount())]
    shown = [item.text(0) for item in headings if not item.isHidden()]
    assert "Reference" in shown
    assert len(shown) < len(headings)
    window.search.clear()
    assert "how-to/check-a-deck.md" in addresses(window)


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
