"""The format of a lesson folder: reading, checking and error messages."""
