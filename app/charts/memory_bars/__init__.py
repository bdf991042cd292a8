"""The memory bars: the locations of each guest's pages."""
