"""Watch: a condition that is asked again and again while the run goes on."""

from __future__ import annotations

from dataclasses import dataclass

from engine.conditions.condition import Condition
from engine.recording.recorder import Recording


@dataclass
class Watch:
    """Waits for the first moment later than `after` (ns) at which the condition becomes true."""

    condition: Condition
    after: int = -1

    def met(self, recording: Recording) -> int | None:
        """That moment, once it is recorded; looks only at what has been recorded since the last call."""
        at = self.condition.next(recording, self.after)
        self.after = max(self.after, recording.now - 1)  # more may happen in the last ns
        return at
