"""Write docs/reference/keys.md: the keys of both windows, as *Help > Keys* lists them.

Run it from the root after a change of keys: QT_QPA_PLATFORM=offscreen python -m tools.keys
"""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication, QTreeWidgetItem

from app.frame.window import FrameWindow
from app.help.reference.markdown import cell, page, table
from app.lab.lab import Lab
from app.run import process
from app.settings.settings import Settings
from app.topology.window import windows
from app.widgets.key_list import KeyList

FILE = Path("docs/reference/keys.md")
TEXT = "`?` in a window lists its keys. On a Mac, use the Command key instead of Ctrl."


def keys_page(lab: FrameWindow, editor: FrameWindow) -> str:
    """Return the keys of the lab's window and of the topology editor as Markdown."""
    parts = [f"## {title}\n\n{_keys(shown)}" for title, shown in (("Lab", lab), ("Topology editor", editor))]
    return page("Keys", TEXT, *parts)


def _keys(window: FrameWindow) -> str:
    window.show_keys()
    dialog = next(child for child in window.children() if isinstance(child, KeyList))
    items = [dialog.list.topLevelItem(row) for row in range(dialog.list.topLevelItemCount())]
    rows = [_row(item) for item in items if item is not None]
    dialog.reject()
    return table(["Key", "Action"], rows)


def _row(item: QTreeWidgetItem) -> list[str]:
    return [cell(item.text(0)), cell(item.text(1))]


def main() -> None:
    """Write the page."""
    process.prepare()
    QApplication([])
    with TemporaryDirectory() as folder:
        settings = Settings(QSettings(f"{folder}/settings.ini", QSettings.Format.IniFormat))
        lab = Lab(settings)
        editor = windows.open_window(settings)
        editor.populate()
        FILE.write_text(keys_page(lab.window, editor), "utf-8")


if __name__ == "__main__":
    main()
