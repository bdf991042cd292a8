"""One CP command in each file, those of QUERY and INDICATE in folders; the registry walks this package."""
