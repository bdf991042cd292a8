"""What a screen reader says of a text: its words, and formulas in words, as their pictures have none."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtGui import QTextBlock, QTextDocument

from app.lesson.reading import markup

_ARGUMENT = r"\{((?:[^{}]|\{[^{}]*\})*)\}"
_WORDS = {  # LaTeX -> what is said
    "cdot": "times",
    "times": "times",
    "approx": "is about",
    "dots": "and so on",
    "infty": "infinity",
    "quad": ",",
    "qquad": ",",
    "ln": "logarithm of",
    "mu": "micro",
}
_SIGNS = {
    "<": "is less than",
    ">": "is more than",
    "=": "equals",
    "+": "plus",
    "/": "over",
    "·": "times",
    "-": "minus",
}


def spoken_formula(latex: str) -> str:
    r"""Return a formula in words: \frac{a}{b} becomes "a over b"."""
    text = latex.replace(r"\left", "").replace(r"\right", "").replace(r"\tfrac", r"\frac")
    text = re.sub(r"\\(?:mathrm|text|mathit|mbox)" + _ARGUMENT, r"\1", text)
    text = re.sub(r"\\frac\s*(\d)(\d)", r"\1 over \2", text)
    for _ in range(3):  # fractions in fractions
        text = re.sub(r"\\frac" + _ARGUMENT + _ARGUMENT, r" ( \1 ) over ( \2 ) ", text)
    text = re.sub(r"\\sqrt" + _ARGUMENT, r" the square root of ( \1 ) ", text)
    text = re.sub(r"\^" + _ARGUMENT + r"|\^(\S)", r" to the power of \1\2 ", text)
    text = re.sub(r"_" + _ARGUMENT + r"|_(\S)", r" \1\2 ", text)
    text = re.sub(r"\\([a-zA-Z]+)", lambda found: f" {_WORDS.get(found[1], found[1])} ", text)
    text = re.sub(r"\\[ ,;:!]|~", " ", text).replace(r"\%", "%").replace("\\", " ")
    text = re.sub(r"(?<=\d),(?=\d)", "", text.replace("{", "").replace("}", ""))
    text = re.sub(r"[<>=+/·]|(?<=[\w)] )-", lambda found: f" {_SIGNS[found[0]]} ", text)
    return " ".join(text.split())


def spoken_text(document: QTextDocument, formulas: Sequence[markup.Formula]) -> str:
    """Return the words of a document; a formula stands in words, a picture is named by its caption."""
    lines, block = [], document.begin()
    while block.isValid():
        lines.append(_line(block, formulas))
        block = block.next()
    return "\n".join(line for line in lines if line)


def _line(block: QTextBlock, formulas: Sequence[markup.Formula]) -> str:
    said, part = "", block.begin()
    while not part.atEnd():
        fragment = part.fragment()
        image = fragment.charFormat().toImageFormat()
        if not image.isValid():
            said += fragment.text().replace("\u2028", " ")
        elif image.name().startswith(markup.ADDRESS):
            formula = formulas[int(image.name().removeprefix(markup.ADDRESS))]
            said += f" {spoken_formula(formula.latex)} "
        part += 1
    return " ".join(said.split())
