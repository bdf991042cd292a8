"""Session files: where they are kept, how they are saved, and recovery after a crash."""
