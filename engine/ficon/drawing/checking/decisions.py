"""Decisions that people must make when no repair follows from the rest of the drawing."""

from __future__ import annotations

from engine.language import later

KEEPS = later("Decide which of the two elements keeps its number, and give the other a free number.")
NAMED = later("Decide which of the two elements keeps its name, and rename the other.")
DECISIONS = {  # by check, or by the message of IOCP
    "ICP155I": later("Decide which of the two LPARs keeps the MIF ID: CUADDs of other systems refer to it."),
    "ICP162I": later("Decide how many devices each subsystem may have; IOCP assumes the maximum."),
    "ICP200I": KEEPS,
    "ICP230I": KEEPS,
    "iocp-mif-left-out": later("Decide on the MIF ID to which CUADDs of other systems refer."),
    "iocp-status": later("Decide whether all FCTC devices of the CEC have STADET=Y, or none of them."),
    "cable-missing": later("Decide where the channel is plugged in, or remove what is behind it."),
    "cable-switch": later("Decide whether the cable or SWITCH is wrong: the drawing does not show which."),
    "cable-twice": later("Decide which cable to keep."),
    "card-slot": KEEPS,
    "cec-lpar": later("Decide which LPARs use the channels, and draw them."),
    "cec-changers": later("Decide which LPAR makes the dynamic I/O changes for the CEC."),
    "cec-twice": NAMED,
    "css-twice": KEEPS,
    "cuadd": later(
        "Decide which LPAR is meant: set CUADD to its subsystem and MIF ID, or let the LPAR that "
        "CUADD identifies use the channel."
    ),
    "cuadd-unusual": later(
        "Decide whether to share the channel. If not, omit CUADD from all control units that name it."
    ),
    "foreign-lpar": later("Decide which LPAR of the same CEC is meant, or omit the list."),
    "link-access": later(
        "Decide whether the LPAR should see the devices, or whether the link should name other devices."
    ),
    "link-address": later("Decide which channel is meant: set LINK to its port, or move its cable."),
    "mirror": later("Decide whether devices are missing at the far end, or are behind another control unit."),
    "null-access": later("Decide which LPARs have the channel online when they are activated."),
    "pchid-twice": KEEPS,
    "port-twice": KEEPS,
    "reset-paths": later("Decide which LPARs have the channels online when they are activated."),
    "storage-twice": NAMED,
    "switch-twice": KEEPS,
}  # fmt: skip
