"""The tables of a scenario as pydantic models, and the parameters of the machine.

Rules that span several tables are in checks. These modules do not import annotations from the future:
pydantic would compile and evaluate 450 texts at each start.
"""
