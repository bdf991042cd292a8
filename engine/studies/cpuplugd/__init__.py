"""The study of cpuplugd: scenarios, ledger, tables, and the measurement of each ledger entry."""
