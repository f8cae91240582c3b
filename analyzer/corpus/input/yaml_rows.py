"""YAML to rows: a list of effects, or one effect a document; a value counts as it is written.

The values are taken from the nodes rather than made into Python values: ``text: 2026-03-15`` is a text to its author,
and YAML would make it a date.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import IO, Any

import yaml

from analyzer.corpus.faults import NOUNS, fault, refuse
from analyzer.corpus.input.decode import characters
from analyzer.corpus.input.json_rows import rows_of, text_names
from analyzer.corpus.origin import cell
from analyzer.corpus.reasons import NESTED, of_yaml
from analyzer.corpus.rows import Place, Row, Source
from analyzer.messages import Message

_Loader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_SURROGATE, _LOST = re.compile("[\ud800-\udfff]"), "\ufffd"
_NULL, _INT = "tag:yaml.org,2002:null", "tag:yaml.org,2002:int"


def yaml_rows(raw: IO[bytes], source: Source) -> Iterator[Row]:
    """Give one row a text of an item; the number of a row is the line at which its item begins.

    Raises:
        InputError: not YAML, or no list of effects.
    """
    with characters(raw, source) as text:
        whole = text.whole()
    # Surrogates stand for bytes that are not in the encoding; YAML allows no such characters.
    readable = _SURROGATE.sub(_LOST, whole)
    broken = text.encoding.name if readable != whole else None
    for item in _items(_documents(readable, source), source):
        for row in _rows(item, Place(source.path, item.start_mark.line + 1), source, broken):
            yield row._replace(origin=cell(row.text, row.place.row)) if source.located else row


def _documents(whole: str, source: Source) -> list[Any]:
    try:
        return [node for node in yaml.compose_all(whole, Loader=_Loader) if node is not None]
    except yaml.YAMLError as error:
        raise refuse("bad_yaml", file=source.path, reason=of_yaml(error)) from None
    except RecursionError:
        raise refuse("bad_yaml", file=source.path, reason=NESTED) from None


def _items(documents: list[Any], source: Source) -> Iterator[Any]:
    for document in documents:
        if isinstance(document, yaml.SequenceNode):
            yield from document.value
        elif isinstance(document, yaml.MappingNode) and text_names(_fields(document), source):
            yield document
        elif document.value != "":
            raise refuse("yaml_shape", file=source.path, found=_found(document))


def _rows(item: Any, place: Place, source: Source, broken: str | None) -> list[Row]:
    if not isinstance(item, yaml.MappingNode):
        return [Row(place, None, "", fault("not_an_object", place, found=_found(item)))]
    rows = rows_of(_fields(item), place, source)
    return rows if broken is None else [_checked(row, broken) for row in rows]


def _checked(row: Row, encoding: str) -> Row:
    if row.fault is not None or _LOST not in row.text:
        return row
    return row._replace(fault=fault("lost_bytes", row.place, encoding=encoding))


def _fields(node: Any) -> dict[str, object]:
    return {str(key.value): _value(value) for key, value in node.value if isinstance(key, yaml.ScalarNode)}


def _value(node: Any) -> object:
    if isinstance(node, yaml.SequenceNode):
        return [_number(item) for item in node.value if isinstance(item, yaml.ScalarNode)]
    if not isinstance(node, yaml.ScalarNode):
        return {}
    if node.tag == _NULL:
        return None
    return str(node.value)


def _number(node: Any) -> object:
    """Return a whole number in a list, such as a turn and a step, as one."""
    whole = node.tag == _INT and node.value.isdecimal() and len(node.value) < 19
    return int(node.value) if whole else str(node.value)


def _found(node: Any) -> Message | str:
    if isinstance(node, yaml.MappingNode):
        return ", ".join(_fields(node)) or NOUNS["object"]
    return NOUNS["array" if isinstance(node, yaml.SequenceNode) else "string"]
