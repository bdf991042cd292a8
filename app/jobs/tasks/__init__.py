"""What background processes do: their worker, the registry of jobs, and the jobs. No Qt."""
