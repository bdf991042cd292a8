"""The study "Methods to pause a z/VM guest": scenarios, ledger, and how each entry is measured."""
