"""One file for each IOCP statement: from its operands to definitions."""
