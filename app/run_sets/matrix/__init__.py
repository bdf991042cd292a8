"""The runs of a study side by side, filled in the background, and its tables with what they say."""
