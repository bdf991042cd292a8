"""Every table of the machine, and the names of the counters in them. Behaviour lives in engine/mechanisms."""
