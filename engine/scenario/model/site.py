"""Site data in a scenario of a real system: the site's own figures, and whether a run was compared with them.

No run depends on it. The figures are those of INDICATE, QUERY and /proc; engine.against compares them.
"""

from typing import Annotated, Literal

from pydantic import Field

from engine.scenario.files.quantities import Name, Text, number
from engine.scenario.model.guests import Userid
from engine.scenario.model.table import ScenarioTable

Figure = Annotated[float, number(0.0, 1e15)]


class SiteFigure(ScenarioTable):
    """A figure measured on the real system; table [site.figures.NAME]. Units are those of a run's
    measures.
    """

    least: Figure  # of all responses that show it
    most: Figure  # of all responses that show it
    rounding: Figure = 0.0  # maximum rounding error of the responses
    guests: Annotated[
        tuple[Userid, ...], Field(max_length=1024)
    ] = ()  # groups over which it is summed; none: the system
    source: Text  # file and line
    doubt: Text = ""  # reason for not comparing it: another line contradicts it


class SiteSettings(ScenarioTable):
    """The real system from which the scenario was made; table [site]."""

    compared: Literal["no", "agrees", "unclear", "differs"] = (
        "no"  # comparison of a run with the site's figures
    )
    differing: Annotated[tuple[Name, ...], Field(max_length=100)] = ()  # names of figures
    unclear: Annotated[tuple[Name, ...], Field(max_length=100)] = ()  # names of figures
    fitted: Annotated[tuple[Name, ...], Field(max_length=100)] = ()  # names of assumptions
    machine: Text = ""  # digest of the compared scenario; for any other scenario, the comparison is not valid
    figures: Annotated[dict[Name, SiteFigure], Field(max_length=100)] = {}
