"""Benchmarks of the FICON topology editor: canvas, files, decks, checks and the search for layouts."""
