"""The commands of the command line, one per file, each loaded when it is run; `support` has shared code."""
