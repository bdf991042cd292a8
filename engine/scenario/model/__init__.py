"""The tables of a scenario as pydantic models, and the parameters of the machine.

Rules that span several tables are in checks.
"""
