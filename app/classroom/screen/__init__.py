"""The window that a class sees, made from the Content of a step: no answer is in it before the reveal."""
