"""Parquet and Arrow files: their cost is known before anything is unpacked."""
