"""The traps that lint checks for, one family per file."""
