"""Exports from the window: a run as files of many kinds, and one chart as a picture or as its time series."""
