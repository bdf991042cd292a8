"""Runs of the drawing: guests and workloads, rates on the canvas, faults, comparisons, the best layout."""
