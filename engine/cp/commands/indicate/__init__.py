"""INDICATE: current activity of the machine: its load, queues and users."""
