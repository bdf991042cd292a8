"""Work in background processes: the jobs, their worker, and the Qt side that runs it. No panels."""
