"""One CP command a file; the registry walks this package."""
