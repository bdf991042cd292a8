"""The study "Enhanced timer management": scenarios, ledger, tables, and how each entry is measured."""
