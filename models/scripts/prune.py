"""Drop the edit trees that no label uses, and with them the words of the corpora."""

from __future__ import annotations

from typing import Any

from huspacy.components.edit_tree_lemmatizer import EditTreeLemmatizer
from spacy.pipeline._edit_tree_internals.edit_trees import EditTrees

BRANCHES = ("prefix_tree", "suffix_tree")


def prune(lemmatizer: EditTreeLemmatizer) -> None:
    """Renumber the trees of the labels and their branches; everything else goes."""
    old = lemmatizer.trees
    order: dict[int, int] = {}
    for label in lemmatizer.cfg["labels"]:
        _visit(old, label, order)
    trees = [_renumber(old[tree_id], order) for tree_id in order]
    fresh = EditTrees(lemmatizer.vocab.strings)
    fresh.from_json(trees)
    lemmatizer.trees = fresh
    lemmatizer.cfg["labels"] = [order[label] for label in lemmatizer.cfg["labels"]]
    lemmatizer.tree2label = {tree: label for label, tree in enumerate(lemmatizer.cfg["labels"])}


def _visit(trees: EditTrees, tree_id: int, order: dict[int, int]) -> None:
    """Number a tree after its branches."""
    if tree_id in order or tree_id >= len(trees):
        return
    tree: dict[str, Any] = trees[tree_id]
    for branch in BRANCHES:
        if branch in tree:
            _visit(trees, tree[branch], order)
    order[tree_id] = len(order)


def _renumber(tree: dict[str, Any], order: dict[int, int]) -> dict[str, Any]:
    """The tree with the new numbers of its branches; an empty branch keeps its marker."""
    return {name: order.get(value, value) if name in BRANCHES else value for name, value in tree.items()}
