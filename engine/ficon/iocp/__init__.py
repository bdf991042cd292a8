"""IOCP: the input language of the I/O configuration program, read, judged and written."""
