"""Live guest relocation: eligibility, passes over memory, quiesce and handover."""
