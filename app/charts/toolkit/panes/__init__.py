"""Charts with several panes over one time axis."""
