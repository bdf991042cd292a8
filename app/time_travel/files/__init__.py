"""Session files: where they are stored, how they are saved, and recovery after a crash."""
