"""The study of cpuplugd: scenarios, ledger, tables, and how each of its entries is measured."""
