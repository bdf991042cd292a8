"""The chart of processor efficiency: cycles per instruction and instructions per transaction."""
