"""Charts with several panes sharing one time axis."""
