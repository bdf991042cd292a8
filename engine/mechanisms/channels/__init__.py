"""FICON channels, FCTC connections, transfers, and volumes that systems share."""
