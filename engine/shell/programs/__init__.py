"""One program a file; the registry walks this package."""
