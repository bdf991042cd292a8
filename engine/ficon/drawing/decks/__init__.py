"""Conversion between drawings and IOCP decks: import, export, ports and open questions."""
