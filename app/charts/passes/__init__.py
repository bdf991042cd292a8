"""The chart of relocation passes: pages sent in each pass and pages changed in the meantime."""
