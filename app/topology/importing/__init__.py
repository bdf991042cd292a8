"""Importing IOCP decks: files or pasted text, what is wrong with them, and what they leave open."""
