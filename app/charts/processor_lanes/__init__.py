"""The chart of real processors as lanes, with locks and waiting virtual CPUs."""
