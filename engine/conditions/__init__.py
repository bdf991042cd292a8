"""Conditions: what a run is run until and what a lesson wants, in words like "LNK00105 dormant for 10s"."""

from __future__ import annotations

from engine.conditions.condition import Condition as Condition
from engine.conditions.condition import Watch as Watch
from engine.conditions.condition import parse_condition as parse_condition
from engine.conditions.error import ConditionError as ConditionError
from engine.conditions.help import complete_condition as complete_condition
from engine.conditions.help import condition_help as condition_help
