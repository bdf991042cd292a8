"""QUERY: what the machine is and how it is set. What it does stands in `indicate`."""
