"""Codes of the daemon's messages; `OWN` are ours: there the real daemon crashes or hangs."""

from __future__ import annotations

EXPRESSION = "expression_syntax"
NUMBER = "bad_number"
LINE = "line_syntax"
LINE_TOO_LONG = "line_too_long"
TWICE = "variable_defined_twice"
RESERVED = "reserved_variable_name"
NAME_TOO_LONG = "variable_name_too_long"
VARIABLES_TOO_LARGE = "variables_too_large"
UPDATE_MISSING = "update_missing"
UPDATE_NOT_POSITIVE = "update_not_positive"
CPU_MIN_NOT_POSITIVE = "cpu_min_not_positive"
CPU_MAX_BELOW_MIN = "cpu_max_below_cpu_min"
CPU_MIN_ABOVE_PRESENT = "cpu_min_above_present"
CPU_MIN_NOT_REACHED = "cpu_min_not_reached"
HISTORY_TOO_DEEP = "history_too_deep"
NOTHING_MANAGED = "no_valid_configuration"
SYMBOL = "symbol_not_found"
TYPE = "type_error"

CPU_OFF = "cpu_disabled_incomplete"
MEMORY_OFF = "memory_disabled_incomplete"
MEMORY_OFF_LPAR = "memory_disabled_lpar"
MEMORY_OFF_NO_CMM = "memory_disabled_no_cmm"

CIRCLE = "variable_refers_to_itself"
TOO_MANY_TERMS = "too_many_terms"
FILE_TOO_LARGE = "file_too_large"
OWN = (CIRCLE, TOO_MANY_TERMS, FILE_TOO_LARGE)
