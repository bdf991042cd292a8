"""The study on screen: what was published, beside what the simulation says."""
