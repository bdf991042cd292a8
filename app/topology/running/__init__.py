"""The drawing runs: guests and workloads, rates over the picture, faults, comparisons, the best layout."""
