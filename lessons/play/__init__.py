"""Playing a lesson without a window: steps, answers, goals and judging."""
