"""INDICATE: what the machine does now: its load, queues and users."""
