"""QUERY: what the machine is and how it is set. Its current activity is in `indicate`."""
