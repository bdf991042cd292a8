"""The tasks of background processes: their worker, the registry of jobs, and the jobs. No Qt."""
