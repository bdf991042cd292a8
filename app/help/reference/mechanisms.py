"""The mechanisms as a page: what each file of engine/mechanisms models, and where that is known from."""

from __future__ import annotations

import ast
import inspect
from pathlib import Path

from app.help.reference.markdown import page
from engine import mechanisms

FOLDER = Path(inspect.getfile(mechanisms)).parent
INTRO = (
    "Every result of a run comes out of these mechanisms. Each is one file of kernels in "
    "`engine/mechanisms`; the text below is its own description, with its sources. The numbers that they "
    "use are [parameters](../reference/parameters.md)."
)


def mechanism_page() -> str:
    """Return the descriptions of all mechanisms as Markdown, by folder."""
    folders = sorted(path.parent for path in FOLDER.glob("*/__init__.py"))
    return page("Mechanisms", INTRO, *(_folder(folder) for folder in folders))


def _folder(folder: Path) -> str:
    files = sorted(file for file in folder.glob("*.py") if file.stem != "__init__")
    own = "\n\n".join(f"### {file.stem.replace('_', ' ')}\n\n{described(file)}" for file in files)
    return f"## {folder.name.capitalize()}\n\n{described(folder / '__init__.py')}\n\n{own}"


def described(file: Path) -> str:
    """Return the docstring of a Python file without importing it: kernels are slow to import."""
    return ast.get_docstring(ast.parse(file.read_text("utf-8"))) or ""
