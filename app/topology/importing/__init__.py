"""The import of IOCP decks: files or pasted text, their problems, and the questions they leave open."""
