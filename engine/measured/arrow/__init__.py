"""Parquet and Arrow files: what they may cost is known before anything is unpacked."""
