"""The dialogs of time travel: fork, another run, run until a condition."""
