"""The commands of the command line, one a file. Only click is loaded: what a command does is in app.cli."""
