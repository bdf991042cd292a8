"""Figures that several charts show. Nothing is painted here."""
