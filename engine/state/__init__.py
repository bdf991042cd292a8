"""Every table of the machine, and the names of the counters in them. Behavior lives in engine/mechanisms."""
