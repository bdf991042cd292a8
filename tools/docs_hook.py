"""Give the generated pages to mkdocs: the same pages that the Help menu shows."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

sys.path.insert(0, str(Path(__file__).parents[1]))
from app.help import pages


def on_files(files: Files, config: Any, **_: Any) -> Files:
    """Add every generated page to the files of the site."""
    for address in filter(pages.is_made, pages.addresses()):
        files.append(File.generated(config, address, content=pages.text(address)))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Return a page as shown in the program, with the tables of the last verification."""
    return pages.text(page.file.src_uri)
