"""An action as data."""

from __future__ import annotations

from app.frame.actions import Spec as Spec
