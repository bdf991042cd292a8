"""The memory bars: where the pages of each guest are."""
