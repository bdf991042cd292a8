"""Scheduler, dispatcher, locks, timers and processor time accounting."""
