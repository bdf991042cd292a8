"""A session as a small text file: scenario, seed, branches, commands and markers, but no pictures of memory.

A run is repeatable, so the file is opened by running everything again; then each machine must be the one
that was saved. Everything in it is checked first: anybody may have written it.
"""

from __future__ import annotations

from engine.session_file.models import NamedMarker as NamedMarker
from engine.session_file.reading import load_session as load_session
from engine.session_file.reading import read_session as read_session
from engine.session_file.saved import SavedSession as SavedSession
from engine.session_file.seal import SessionCancelled as SessionCancelled
from engine.session_file.seal import SessionError as SessionError
from engine.session_file.text import session_text as session_text
