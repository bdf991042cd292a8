"""The study "Methods to pause a z/VM guest": scenarios, ledger, and the measurement of each entry."""
