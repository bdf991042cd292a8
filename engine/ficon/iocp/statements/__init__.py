"""One file for each IOCP statement; each file converts operands to definitions."""
