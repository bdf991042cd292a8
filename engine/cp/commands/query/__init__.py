"""QUERY: the machine and its settings. Its current activity is in `indicate`."""
