"""A run as files for other programs: tables (CSV, Parquet), traces (Chrome JSON) and waves (VCD).

Every writer is a generator that yields its progress, 0 to 1; closing it early leaves no file. Images are not
handled here.
"""
