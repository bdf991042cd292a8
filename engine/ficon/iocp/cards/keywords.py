"""The operands of each statement that IOCP or HCD recognizes."""

from __future__ import annotations

KNOWN: dict[str, frozenset[str]] = {
    "ID": frozenset({"MSG1", "MSG2", "SYSTEM", "LSYSTEM", "TOK"}),
    "RESOURCE": frozenset({"PART", "PARTITION", "MAXDEV", "DESC", "DESCL", "USAGE"}),
    "CHPID": frozenset(
        """PATH TYPE SHARED REC SWITCH PCHID VCHID AID PORT CHPARM OS CPATH CSYSTEM IOCLUSTER MIXTYPE PART
        PARTITION NOTPART PNETID SWPORT DESC""".split()
    ),
    "CNTLUNIT": frozenset(
        """CUNUMBR PATH UNIT LINK CUADD UNITADD SHARED PROTOCL PROTOCOL SWPORT SERIAL DESC""".split()
    ),
    "IODEVICE": frozenset(
        """ADDRESS CUNUMBR UNIT MODEL UNITADD STADET TIMEOUT SCHSET PATH PART PARTITION NOTPART SERIAL DESC
        VOLSER FEATURE USERPRM OFFLINE DYNAMIC LOCANY""".split()
    ),
    "UUID": frozenset({"PART", "PARTITION"}),
    "FUNCTION": frozenset("""FID VF PART PARTITION PCHID VCHID TYPE UID PNETID PORT NOTPART DESC""".split()),
}
NESTED = frozenset(word for words in KNOWN.values() for word in words)
"""All keywords: none of them occurs inside the parentheses of another keyword."""
