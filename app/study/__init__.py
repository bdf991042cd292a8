"""The study on screen: published values next to the simulated values."""
