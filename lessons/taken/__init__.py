"""A lesson from what a trainer just did: actions are noted, played again headless, and written as steps."""

from __future__ import annotations

from lessons.taken.actions import Looked as Looked
from lessons.taken.actions import Noted as Noted
from lessons.taken.actions import Opened as Opened
from lessons.taken.actions import Ran as Ran
from lessons.taken.actions import Taken as Taken
from lessons.taken.actions import Typed as Typed
from lessons.taken.machine import TakenError as TakenError
from lessons.taken.writing import write_lesson as write_lesson
