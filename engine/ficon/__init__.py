"""FICON definitions: link drawings and IOCP decks. Nothing else in the engine imports this folder."""
