"""Options, failures, progress, tables and files that several commands share. No command."""
