"""Frames and pages: demand scan, faults, expanded storage, paging volumes and minidisk cache."""
