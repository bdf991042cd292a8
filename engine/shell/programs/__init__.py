"""One program per file; the registry scans this package."""
