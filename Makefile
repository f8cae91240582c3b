# make demo    set up, print the four worked examples of the rule and scan the example cards
# make test    set up and run every test
# make lint    ruff (check and format) and mypy --strict
# make build   sdist and wheel into dist/
# make docs    the documentation as a site, into build/site
# make model   train the embedded model again (see models/README.md)
# make clean   remove everything that these targets made

PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
# The build tools need a newer "packaging" than huspacy allows, hence an environment of their own.
BUILD_VENV := build/venv

define CHECK_PYTHON
$(PYTHON) -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 14))' || { \
  echo "hatas-analyzer needs Python 3.11, 3.12 or 3.13, but '$(PYTHON)' is $$($(PYTHON) -V 2>&1 | head -n 1)." \
    "Name another one: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 1; }
endef

.DEFAULT_GOAL := help
.PHONY: help demo test lint docs model build clean

help:
	@sed -n 's/^# make /make /p' Makefile

demo: $(VENV)/.installed
	$(BIN)/hatas examples
	$(BIN)/hatas scan examples/cards.csv --format table

test: $(VENV)/.installed-test
	$(BIN)/python -m pytest

lint: $(VENV)/.installed-lint
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict

docs: $(VENV)/.installed-docs
	$(BIN)/mkdocs build --strict

model: $(VENV)/.installed
	cd models && "$(CURDIR)/$(BIN)/python" -m spacy project run all

build: $(BUILD_VENV)/.installed
	rm -rf dist
	$(BUILD_VENV)/bin/python -m build --outdir dist .

clean:
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# The installation is editable: a changed source needs no new one, a changed pyproject.toml does.
$(VENV)/.installed $(VENV)/.installed-test $(VENV)/.installed-lint $(VENV)/.installed-docs: pyproject.toml
	@$(CHECK_PYTHON)
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --editable ".$(EXTRA)"
	@touch $(VENV)/.installed $@

$(VENV)/.installed-test: EXTRA := [test]
$(VENV)/.installed-lint: EXTRA := [lint]
$(VENV)/.installed-docs: EXTRA := [docs]

$(BUILD_VENV)/.installed:
	@$(CHECK_PYTHON)
	$(PYTHON) -m venv $(BUILD_VENV)
	$(BUILD_VENV)/bin/python -m pip install --quiet build
	@touch $@
