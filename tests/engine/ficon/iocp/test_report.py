"""The reports of a deck."""

import pytest

from engine.ficon.iocp.reader import read
from engine.ficon.iocp.report import report
from tests.engine.ficon.iocp.shelf import NAMES, deck


def sections(text):
    """Rows of each report, by its title, without its heads."""
    found = {}
    rows = None
    for line in text.splitlines():
        if "REPORT" in line:
            rows = found.setdefault(line, [])
        elif rows is not None and line and not line.startswith("_"):
            rows.append(line.split())
    return {title: rows[1:] for title, rows in found.items()}


def test_the_first_deck_of_the_cascade():
    found = sections(report(read(deck("cascade_a")).deck))
    assert found["PCHID SUMMARY REPORT"] == [
        ["120", "50", "FC", "21", "0,1"],
        ["1A0", "51", "FC", "21", "0,1"],
    ]
    zero, one = (found[f"CHPID SUMMARY REPORT FOR CSS({css})"] for css in (0, 1))
    assert zero[0][:5] == ["50", "120", "FC", "21", "SHARED"]
    assert "".join(zero[0][5:]).startswith("|A|A||")
    assert "".join(one[0][5:]).startswith("|A||")
    path = found["CHANNEL PATH REPORT FOR CSS(0)"][0]
    assert path == ["50", "5000", "FCTC", "01", "00-0F", "2210", "5000-500F"]
    assert found["CONTROL UNIT REPORT"][0] == ["5000", "FCTC", "01", "00-0F", "0.50.2210", "1.50.2210"]
    assert len(found["I/O DEVICE REPORT"]) == 6 * 2  # in each subsystem
    assert found["I/O DEVICE REPORT"][0][:7] == ["5000-500F", "00", "FCTC", "0", "5000", "50.2210.01", "21"]


def test_who_sees_what():
    text = (
        "         RESOURCE PARTITION=((CSS(0),(A,1),(B,2),(C,F)))\n"
        "         CHPID PATH=(CSS(0),40),PARTITION=((A),(B)),TYPE=FC\n"
        "         CHPID PATH=(CSS(0),41),PARTITION=(B),TYPE=FC\n"
        "         CHPID PATH=(CSS(0),42),NOTPART=((A)),TYPE=FC\n"
        "         CNTLUNIT CUNUMBR=1000,PATH=((CSS(0),40)),UNIT=FCTC\n"
        "         IODEVICE ADDRESS=1000,CUNUMBR=1000,NOTPART=((CSS(0),A)),UNIT=FCTC\n"
    )
    found = sections(report(read(text).deck))
    rows = {row[0]: "".join(row[1:]) for row in found["CHPID SUMMARY REPORT FOR CSS(0)"]}
    assert rows["40"] == "FCSHARED|A|C" + "|" * 14
    assert rows["41"] == "FCDED||A" + "|" * 14
    assert rows["42"] == "FCSHARED|C|A" + "|" * 13 + "A|"
    (device,) = found["I/O DEVICE REPORT"]
    assert "".join(device).endswith("||*" + "|" * 14)


@pytest.mark.parametrize("name", NAMES)
def test_every_sample_has_reports(name):
    found = read(deck(name), lenient=True).deck
    rows = sections(report(found))
    assert len(rows.get("CONTROL UNIT REPORT", [])) == len(found.units)


def test_an_empty_deck_has_none():
    assert report(read("").deck) == ""
