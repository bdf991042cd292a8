"""Sets of runs that are simulated in the background: a list, a grid, a design, and changes to a machine."""
