"""One file for each statement of IOCP: from its operands to definitions."""
