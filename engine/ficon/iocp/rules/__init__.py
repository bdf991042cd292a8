"""The rules of IOCP on what a deck defines, one noun a file; `rule.check` applies all of them."""
