"""The report of a student's run: predictions, results and time spent.

`Report` holds the data; the other files turn it into a page, a table, statements and a file with a checksum.
"""
