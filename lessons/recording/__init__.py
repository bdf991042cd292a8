"""Turns a trainer's actions into a lesson: notes them, repeats them without a window, and writes steps."""

from __future__ import annotations

from lessons.recording.actions import ActionLog as ActionLog
from lessons.recording.actions import Looked as Looked
from lessons.recording.actions import Noted as Noted
from lessons.recording.actions import OpenedScenario as OpenedScenario
from lessons.recording.actions import Ran as Ran
from lessons.recording.actions import Typed as Typed
from lessons.recording.machine import RecordingError as RecordingError
from lessons.recording.writing import write_lesson as write_lesson
