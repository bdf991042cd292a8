"""IOCP: the input language of the I/O configuration program, read, checked and written."""
