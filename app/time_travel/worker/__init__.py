"""The part of time travel that works beside the machine: requests, branches and autosave. No widgets."""
