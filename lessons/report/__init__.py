"""The report of a student's run: what was predicted, what came out, and how long it took.

`Report` is all of it as data; the other files turn it into a page, a table, statements and a sealed file.
"""
