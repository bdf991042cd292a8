"""One program per file; the registry walks this package."""
