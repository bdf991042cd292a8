"""Marks on the time axis of a chart: phases, markers, and a time range with its statistics."""
