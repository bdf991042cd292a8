"""The checks of a drawing, one noun a file. A new one needs a file with a function under @check, no more."""
