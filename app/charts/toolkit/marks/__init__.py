"""What is marked on the time axis of a chart: phases, markers, and a span with its statistics."""
