"""Templates: ready-made layouts to start with; one file each, found by scanning this folder."""

from __future__ import annotations

import importlib
import pkgutil

from engine.ficon.drawing.templates.template import Template


def templates() -> tuple[Template, ...]:
    """Return all templates, in the order of the palette."""
    modules = (f"{__name__}.{module.name}" for module in pkgutil.iter_modules(__path__))
    found = [each for name in modules for each in getattr(importlib.import_module(name), "TEMPLATES", ())]
    return tuple(sorted(found, key=lambda template: template.order))


def template(key: str) -> Template:
    """Return the template with this key. Raises KeyError."""
    return {template.key: template for template in templates()}[key]
