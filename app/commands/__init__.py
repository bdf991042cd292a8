"""The commands of the command line, one a file, each loaded when it is run; `support` has what they share."""
