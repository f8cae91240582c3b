"""The web page and the REST interface of ``hatas serve``; needs the extra ``web``.

Analyses run in worker processes (`workers`), so that a text that takes too long can be stopped; `pages` and `api` turn
requests into work and results into HTML or JSON.
"""
