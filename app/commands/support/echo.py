"""Text for a terminal: the content of a file or name is shown, but cannot control the terminal."""

from __future__ import annotations

import io
import sys
import unicodedata

import click

_JOINERS = "\u200c\u200d"  # of letters and of signs in some scripts


def clean(text: str) -> str:
    r"""Return a text in one line; characters that would control a terminal are escaped, for example, as \x1b,
    \n or \u202e.
    """
    if text.isprintable():
        return text
    return "".join(name if _shows(name) else name.encode("unicode_escape").decode() for name in text)


def _shows(character: str) -> bool:
    return character.isprintable() or character in _JOINERS or unicodedata.category(character) == "Zs"


def clean_lines(text: str) -> str:
    """Return lines, with `clean` applied to each."""
    return "\n".join(map(clean, text.split("\n")))


def accept_all_characters() -> None:
    r"""Write characters that the encoding of standard output lacks like \u2192.

    Consoles and pipes of Windows have the code page of the country, in which Python would end with an error.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and not stream.encoding.lower().startswith("utf"):
            stream.reconfigure(errors="backslashreplace")


def echo(text: str, err: bool = False) -> None:
    """Print lines on standard output or standard error."""
    click.echo(clean_lines(text), err=err)


def echo_file(text: str) -> None:
    """Print content intended for a file: the same bytes, but in the manner of `echo` on a terminal."""
    if sys.stdout.isatty():
        echo(text.removesuffix("\n").replace("\r\n", "\n").replace("\t", "    "))
    else:
        click.echo(text.encode("utf-8"), nl=False)


def counted(number: int, noun: str) -> str:
    """Return a number with its noun, like "1 seed" or "2 seeds"."""
    return f"{number} {noun}{'' if number == 1 else 's'}"
