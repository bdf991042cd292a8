"""The system that is read, if the files describe several: members of a cluster share their directory.

It is the system named by QUERY USERID, or the only one in SYSTEM CONFIG, or the answer to "system".
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from engine.language import later, say
from engine.site.facts import SiteFacts

SYSTEM = "system"  # key of the answer
NAME = "name of system"  # that where two replies name different ones
_ANY = "*"  # of BUILD: whatever the system is called
_OTHERS = later("{0}: belongs to {1}, but {2} is read, so its statements are not used")
_NOT_BUILT = later(
    "{0}: no BUILD statement applies to {1}, the system that is read: {0} gets no values from a SUBCONFIG"
)


def system_names(facts: SiteFacts) -> list[str]:
    """Return the systems that the files specify: members, otherwise those to which statements apply,
    otherwise those of BUILD.
    """
    of = {name: facts.of("member", name) for name in facts.names("member")}
    members = [name for name, said in of.items() if "lpar" in said or "slot" in said]
    qualifiers = [name for name in facts.names("qualifier") if not re.search("[*%]", name)]
    return members or qualifiers or _built_for(facts)


def _built_for(facts: SiteFacts) -> list[str]:
    """Return the systems of BUILD, if the settings of a guest depend on them."""
    found: dict[str, None] = {}
    for name in facts.names("guest"):
        built = facts.get("guest", name, "built") or ()
        if len({_config(facts, config) for _, config in built}) > 1:
            found.update({system: None for system, _ in built if system != _ANY})
    return list(found)


def _config(facts: SiteFacts, name: str) -> frozenset[tuple[str, object]]:
    return frozenset((what, fact.value) for what, fact in facts.of("subconfig", name).items())


def known_system(facts: SiteFacts, answers: Mapping[str, str]) -> str:
    """Return the system that is read: as shown in a response, as answered, or the first system; "" if none is
    named.
    """
    names, answer = system_names(facts), answers.get(SYSTEM, "").strip().upper()
    shown = answers.get(NAME, "").strip() or facts.get("system", "", "name")
    return str(shown or (answer if answer in names else "".join(names[:1])))


def is_for(system: str, facts: SiteFacts) -> bool:
    """Return whether statements for a system, or for a pattern like ZVM*, apply to the system that is
    read.
    """
    pattern = re.escape(system).replace(r"\*", ".*").replace("%", ".")
    return not facts.system or re.fullmatch(pattern, facts.system) is not None


def configs_of(name: str, facts: SiteFacts) -> list[str]:
    """Return the SUBCONFIGs that a guest has on the system that is read; report which ones apply to other
    systems.
    """
    built = facts.fact("guest", name, "built")
    if built is None:
        return []
    if not facts.system or len({_config(facts, config) for _, config in built.value}) == 1:
        return [built.value[0][1]]  # all are alike
    own = [config for system, config in built.value if system in (_ANY, facts.system)]
    for system, config in built.value:
        defined = facts.fact("subconfig", config, "defined")
        if config not in own and defined is not None:
            facts.leave_out(defined.line, say(_OTHERS, config, system, facts.system))
    if not own:
        facts.leave_out(built.line, say(_NOT_BUILT, name, facts.system), costs=True)
    return own
