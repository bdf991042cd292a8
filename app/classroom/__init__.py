"""The classroom: the view for the class, the trainer's window, votes, and the instructor guide.

`vote` stores the votes and serves the page on which students answer; it uses neither Qt nor lessons, so that
no expected answer can reach a student. `pack` prints the instructor guide. `grades` draws the scores of a
class. The other files contain the two windows and connect them to the open lesson.
"""
