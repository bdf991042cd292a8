"""The kinds of faults, one file for each study."""
