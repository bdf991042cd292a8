"""The chart of processor efficiency: cycles of an instruction and instructions of a transaction."""
