"""The release of z/VM at a site, and the release simulated in its place."""

from __future__ import annotations

from typing import NamedTuple

from engine.kernel.units import size_text
from engine.language import later, say
from engine.scenario.model.features import parsed_release
from engine.scenario.model.site_release import is_later, pages_to_expanded
from engine.site.facts import SiteFacts
from engine.site.questions import Asking, Said, SiteQuestion, word

SIMULATED = ("5.4", "6.2", "6.3", "6.4")  # in which Linux and its memory are simulated
RELEASES = (*SIMULATED, "7.1", "7.2", "7.3", "7.4", "7.5")
ASSUMED = later("No file shows the z/VM release of the site: {0} is assumed (question “release”).")
_BUFFERS = {"storbuf": "300 250 200", "ldubuf": "100 75 60"}  # general knowledge of 6.3 and later
_QUESTIONS = {
    "storbuf": later("Which STORBUF does QUERY SRM report (three percentages)?"),
    "ldubuf": later("Which LDUBUF does QUERY SRM report (three percentages)?"),
}


class SiteRelease(NamedTuple):
    """The release of a site, and its source."""

    number: str
    source: str

    @property
    def later(self) -> bool:
        """True for 6.3 and later."""
        return is_later(self.number)

    @property
    def assumed(self) -> str:
        """A sentence if no file shows the release; otherwise ""."""
        return say(ASSUMED, self.number) if self.source.startswith("assumed") else ""

    def keys(self) -> dict[str, Said]:
        """Return the [lpar] keys for the release."""
        site = parsed_release(self.number)
        near = [SIMULATED[0], *(known for known in SIMULATED if parsed_release(known) <= site)][-1]
        note = "" if near == self.number else f"; {near} is simulated in its place"
        table = {"release": Said(near, f"{self.source}{note}")}
        return table | ({"site_release": Said(self.number, self.source)} if self.later else {})


def site_release(facts: SiteFacts, asking: Asking) -> SiteRelease:
    """Return the release of a site: from QUERY CPLEVEL, otherwise as answered or assumed."""
    found = facts.fact("system", "", "release")
    other = facts.disputed.get(("system", "", "release"))
    if found is not None and other is not None:
        why = say("{0} has {1}, and {2} has {3}", found.line, found.value, other.line, other.value)
        question = SiteQuestion(
            "release", say("Which z/VM release?"), found.value, why, (found.value, other.value)
        )
        return SiteRelease(*asking.ask(question, str.strip, say("one of {0}", ", ".join(question.choices))))
    if found is not None:
        return SiteRelease(found.value, f"{found.line}: z/VM {found.value}")
    least = facts.fact("system", "", "least release")
    default, why = "6.2", say("the latest release with a published study in the model")
    if least is not None:
        default, why = least.value, say("{0}: earlier releases do not show this line", least.line)
    question = SiteQuestion("release", say("Which z/VM release?"), default, why, RELEASES)
    return SiteRelease(*asking.ask(question, word(*RELEASES), say("one of {0}", ", ".join(RELEASES))))


def buffers(facts: SiteFacts, asking: Asking, release: SiteRelease) -> dict[str, Said]:
    """Return STORBUF and LDUBUF: as read or, for a release whose defaults are not simulated, as answered."""
    return {name: said for name in _BUFFERS if (said := _buffer(name, facts, asking, release)) is not None}


def _buffer(name: str, facts: SiteFacts, asking: Asking, release: SiteRelease) -> Said | None:
    found = facts.fact("system", "", name)
    if found is not None:
        return Said([value / 100 for value in found.value], str(found.line))
    if not release.later:
        return None
    why = say("as far as is known, the default of 6.3 and later; not verified")
    question = SiteQuestion(name, say(_QUESTIONS[name]), _BUFFERS[name], why)
    return Said(*asking.ask(question, _percentages, say("three percentages like {0}", _BUFFERS[name])))


def _percentages(text: str) -> list[float] | None:
    words = text.replace("%", " ").split()
    fits = len(words) == 3 and all(word_.isdecimal() and len(word_) < 6 for word_ in words)
    return [int(word_) / 100 for word_ in words] if fits else None


def without_expanded(facts: SiteFacts, release: SiteRelease) -> Said | None:
    """Return zero expanded storage for a release that does not page to it, whatever a response shows; None:
    ask as usual.

    From 6.3 on, where expanded storage is not recommended, there is none unless a response shows some.
    """
    found = facts.fact("system", "", "expanded storage")
    if pages_to_expanded(release.number):
        why = f"assumed: no response to QUERY XSTORE, and z/VM {release.number} needs none"
        return Said("0p", why) if release.later and found is None else None
    if found is not None and found.value:
        text = say(
            "expanded storage: z/VM {0} does not page to it, so it is not simulated. Add its {1} to "
            "central storage: 32 GB and 4 GB of expanded storage become 36 GB (published, z/VM 6.3 "
            "performance report)",
            release.number,
            size_text(found.value),
        )
        facts.leave_out(found.line, text)
    return Said("0p", f"z/VM {release.number} pages to none")
