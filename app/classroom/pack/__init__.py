"""The instructor guide: plan, slides with pictures of the run, answers and misconceptions, in one PDF."""
