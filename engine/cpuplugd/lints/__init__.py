"""The traps that lint looks for, one family a file."""
