"""Commands about drawings of FICON topologies and IOCP decks: one module for each."""
