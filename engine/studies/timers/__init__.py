"""The study "Enhanced timer management": scenarios, ledger, tables, and the measurement of each entry."""
