"""Members of an SSI cluster: heartbeats, and the steps of joining and leaving."""

from __future__ import annotations

from engine.kernel import kernel


@kernel
def on_member(tables, blocks, m):
    """Member m writes its heartbeat."""


@kernel
def on_join(tables, blocks, m):
    """The next step of member m."""


@kernel
def act_member(tables, blocks, action, m):
    """A step of the timeline (Action) that member m does."""
