"""The rules of IOCP, one a file."""
