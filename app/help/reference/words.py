"""The glossary as a page."""

from __future__ import annotations

from app.help.reference.markdown import page
from lessons.format.glossary import GlossaryEntry, glossary

WORDS = "The terms that lessons and windows use. In a lesson, a click on an underlined term shows its entry."


def glossary_page() -> str:
    """Return all entries of the glossary as Markdown, in alphabetical order."""
    entries = sorted(glossary().values(), key=lambda entry: entry.name.lower())
    return page("Glossary", WORDS, *map(_entry, entries))


def _entry(entry: GlossaryEntry) -> str:
    see = f" See also: {', '.join(entry.see)}." if entry.see else ""
    return f"**{entry.name}**: {entry.text.strip()}{see}"
