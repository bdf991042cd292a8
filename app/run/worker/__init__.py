"""The worker: owns the machines, runs them in slices and answers requests, in a separate thread."""
