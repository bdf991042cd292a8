"""Options, failures, progress, tables and files shared by several commands. Contains no commands."""
