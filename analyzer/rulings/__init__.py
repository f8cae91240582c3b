"""Rulings: what a judge has settled once, applied wherever the text occurs again (SPEC §6).

`load` reads a rulings file into a :class:`~analyzer.rulings.book.RulingBook`, `settle` applies it to a record, `match`
says what each ruling comes to in a text, and `edit` adds to a file without touching what stands in it.
"""
