"""A script of the timeline (*időfonal*): who came into play, what was put on, who passed; unwound step by step."""

from analyzer.timelines.model import Happening, Script, ScriptEffect, Step, TimelineRun
from analyzer.timelines.run import run_script
from analyzer.timelines.script import read_script

__all__ = ["Happening", "Script", "ScriptEffect", "Step", "TimelineRun", "read_script", "run_script"]
