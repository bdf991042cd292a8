"""FICON definitions: drawings of links and IOCP decks. Nothing else in the engine imports this folder."""
