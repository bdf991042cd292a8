"""What a screen reader says of a text: its words, and formulas in words, as their pictures have none."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QTextBlock, QTextDocument

from app.lesson.reading import markup
from engine.language import numeral

_ARGUMENT = r"\{((?:[^{}]|\{[^{}]*\})*)\}"
_WORDS = {  # LaTeX -> what is said
    "cdot": "multiplied by",
    "times": "multiplied by",
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
    "·": "multiplied by",
    "-": "minus",
}


def _tr(text: str) -> str:
    return QCoreApplication.translate("Spoken", text)


def _word(command: str) -> str:
    return _tr(_WORDS[command]) if command in _WORDS else command


def spoken_formula(latex: str) -> str:
    r"""Return a formula in words: \frac{a}{b} becomes "a over b"."""
    text = latex.replace(r"\left", "").replace(r"\right", "").replace(r"\tfrac", r"\frac")
    text = re.sub(r"\\(?:mathrm|text|mathit|mbox)" + _ARGUMENT, r"\1", text)
    over = _tr("over")
    text = re.sub(r"\\frac\s*(\d)(\d)", rf"\1 {over} \2", text)
    for _ in range(3):  # fractions in fractions
        text = re.sub(r"\\frac" + _ARGUMENT + _ARGUMENT, rf" ( \1 ) {over} ( \2 ) ", text)
    text = re.sub(r"\\sqrt" + _ARGUMENT, _tr(" the square root of {0} ").format(r"( \1 )"), text)
    text = re.sub(r"\^" + _ARGUMENT + r"|\^(\S)", _tr(" to the power of {0} ").format(r"\1\2"), text)
    text = re.sub(r"_" + _ARGUMENT + r"|_(\S)", r" \1\2 ", text)
    text = re.sub(r"\\([a-zA-Z]+)", lambda found: f" {_word(found[1])} ", text)
    text = re.sub(r"\\[ ,;:!]|~", " ", text).replace(r"\%", "%").replace("\\", " ")
    thousands = re.escape(numeral(1000, ",")[1])
    text = re.sub(rf"(?<=\d){thousands}(?=\d)", "", text.replace("{", "").replace("}", ""))
    text = re.sub(r"[<>=+/·]|(?<=[\w)] )-", lambda found: f" {_tr(_SIGNS[found[0]])} ", text)
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
