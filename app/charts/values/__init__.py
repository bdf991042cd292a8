"""Figures shown by several charts. Nothing is painted here."""
