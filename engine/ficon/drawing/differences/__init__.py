"""The differences between two configurations, the steps from one to the other, and a report of both."""

from __future__ import annotations

from engine.ficon.drawing.differences.changers import Changer as Changer
from engine.ficon.drawing.differences.changers import Changers as Changers
from engine.ficon.drawing.differences.changers import changers as changers
from engine.ficon.drawing.differences.changers import chosen as chosen
from engine.ficon.drawing.differences.changers import mark_changer as mark_changer
from engine.ficon.drawing.differences.changers import several as several
from engine.ficon.drawing.differences.changers import unsettled as unsettled
from engine.ficon.drawing.differences.compare import DrawingDifference as DrawingDifference
from engine.ficon.drawing.differences.compare import compare as compare
from engine.ficon.drawing.differences.plan import ChangeStep as ChangeStep
from engine.ficon.drawing.differences.plan import plan as plan
from engine.ficon.drawing.differences.report import report as report
