"""Number schemes: control units and devices get numbers from a template; both sides of a connection get equal
numbers.

A template consists of hexadecimal digits and fields in braces, together four digits: with 5{c}{n}0 the second
connection over CHPID 3C gets the devices from 5C10 on. A field may have a width, {chpid:1} = the last digit
of the CHPID, and an increment, {n+8}, or both, {n+8:2}. The fields of a connection are those of its first
end: the system with the lower name, as in the ISFC rule for which side writes first.

| field | digits | of a device range | of a control unit |
|---|---|---|---|
| chpid | 2 | CHPID of the channel at the first end | CHPID of its first path |
| c | 1 | last digit of that CHPID | the same |
| far | 2 | CHPID at the second end | CHPID of the channel that its LINK names |
| image | 2 | CSS and MIF ID of the LPAR at the second end | its CUADD |
| i | 1 | that MIF ID | last digit of its CUADD |
| own | 1 | MIF ID of the LPAR at the first end | - (0) |
| k | 1 | place of the channel among those of the two LPARs, from 0 | place among the channels of its CEC |
| n | 1 | place of the range among those of the two LPARs, from 0 | place among the units of its channel |
| m | 1 | place of the range among those of its channel and the two LPARs | the same as n |
| u | 2 | first unit address | first unit address |
"""

from __future__ import annotations

from engine.ficon.drawing.numbering.scheme import FIELDS as FIELDS
from engine.ficon.drawing.numbering.scheme import SCHEMES as SCHEMES
from engine.ficon.drawing.numbering.scheme import Renumber as Renumber
from engine.ficon.drawing.numbering.scheme import Scheme as Scheme
from engine.ficon.drawing.numbering.scheme import preview as preview
from engine.ficon.drawing.numbering.scheme import renumber as renumber
from engine.ficon.drawing.numbering.template import wrong as wrong
