"""The scheduling timeline: a lane for each guest and the states of its virtual CPUs."""
