"""The checks of a drawing, one file for each kind of element.

A new check only requires a file with a function decorated with @check.
"""
