"""The report of a lesson on paper: charts, answers and files for the trainer."""
