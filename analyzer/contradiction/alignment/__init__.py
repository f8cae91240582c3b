"""Alignment: which part of an effect an asserted contradiction is about, by what its statements share with the other.

``wire`` is the front door; ``read`` turns an effect into statements, ``choice`` picks those that stand out.
"""
