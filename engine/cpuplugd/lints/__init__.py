"""The traps for which lint checks, one family per file."""
