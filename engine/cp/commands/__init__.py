"""One CP command in each file; the registry walks this package."""
