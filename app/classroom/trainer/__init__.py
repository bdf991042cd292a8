"""The trainer's window: notes and answers, time, key moments, votes, and a picture of the class window."""
