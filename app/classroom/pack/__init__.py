"""The trainer's pack: plan, slides with pictures of the run, answers and misconceptions, as one PDF."""
