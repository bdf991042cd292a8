"""The classroom: what a class sees, the trainer's window beside it, votes, and the instructor guide.

`vote` holds the votes and serves the page on which students answer; it knows neither Qt nor lessons, so that
no expected answer can reach a student. `pack` prints the instructor guide. `grades` draws the scores of a
class. The other files are the two windows and what connects them to the lesson that is open.
"""
