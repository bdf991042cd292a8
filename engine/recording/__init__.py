"""What a run leaves behind: samples, traces, snapshots and the command log."""
