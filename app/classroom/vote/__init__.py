"""Votes of a class, and the page on which students answer. No Qt, lesson or engine: no answer can leak."""
