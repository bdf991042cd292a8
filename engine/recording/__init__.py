"""The data that a run records: samples, traces, snapshots and the command log."""
