"""What each statement of IOCP defines, from its operands."""
