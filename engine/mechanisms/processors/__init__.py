"""Scheduler, dispatcher, locks, timers and the accounting of processor time."""
