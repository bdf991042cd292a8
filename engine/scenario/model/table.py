"""What all tables of a scenario have in common."""

from pydantic import BaseModel, ConfigDict


class ScenarioTable(BaseModel):
    """A table that cannot be changed, and takes no other keys.

    It is built as a part of the scenario: most tables are never read alone, and each would be built twice.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", defer_build=True)
