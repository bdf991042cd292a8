"""The checks of a drawing, one file for each noun.

A new check only requires a file with a function decorated with @check.
"""
