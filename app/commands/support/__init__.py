"""What several commands share: options, failures, progress, tables, files. No command."""
