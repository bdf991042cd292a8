"""FICON channels, ISFC links and relocations in a scenario: parameters and checks."""
