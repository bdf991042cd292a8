"""CP commands, one in each file, those of QUERY and INDICATE in folders; the registry walks this package."""
