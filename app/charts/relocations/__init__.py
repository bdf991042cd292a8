"""The chart of relocations over time: stages, limits and outcome."""
