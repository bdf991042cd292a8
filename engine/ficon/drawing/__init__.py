"""Drawings of FICON CTC layouts in three layers: cabling, IOCP definitions, ISFC links. No window code."""
