# Everything runs in .venv, made by the first command that needs it; uv makes it where uv is there, else venv and pip.

SUITABLE := import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 14))
PYTHON ?= $(shell for python in python3 python3.13 python3.12 python3.11; do \
	$$python -c "$(SUITABLE)" 2>/dev/null && echo $$python && break; done)
VENV := .venv
BIN := $(VENV)/bin
UV := $(shell command -v uv 2>/dev/null)
INSTALL := $(if $(UV),uv pip install --quiet --compile-bytecode --python $(BIN)/python,$(BIN)/python -m pip install --quiet)

# The tests start Python many hundred times, which takes twice as long where it compiles each module anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play terminal lab cluster environments test test-all fast plain bench bench-against fuzz mutants lint check-page vendor-page pictures clean

# The web table, in the foreground until Ctrl-C; PORT=8080 for another port than the first free one from 8000 on.
PORT := 8000
play: $(VENV)/.web
	@$(BIN)/longbox serve --port $(PORT) --another-port --browser

# A game in the terminal.
terminal: $(VENV)/.core
	@$(BIN)/longbox play dcdb

# The libraries for results, reports and pictures: Parquet, polars and DuckDB.
lab: $(VENV)/.lab

# The engines that play on several machines: Dask and Ray.
cluster: $(VENV)/.cluster

# The libraries for environments: Gymnasium, PettingZoo and OpenSpiel.
environments: $(VENV)/.environments

# The rules, in some three minutes; 'make test-all' goes on with what takes longer, such as the compiled build.
# Up to five tests of browsers, servers and clusters that fail beside others are run once more alone (tests/twice.py).
test: $(VENV)/.all
	$(BIN)/python -m tests.twice -n auto -m "not thorough" -rs

test-all: test
	LONGBOX_TESTS=all $(BIN)/python -m tests.twice -n auto -m thorough

fast: $(VENV)/.compile
	LONGBOX_COMPILE=1 $(BIN)/python setup.py --quiet build_ext --inplace --parallel 2
	@echo "Compiled. 'make plain' goes back."

plain:
	find longbox -name '*.so' -delete
	rm -f *__mypyc*.so
	rm -rf build

# Changes every format at random, and tells what escapes; SECONDS=60 for a short time, ONLY=records for some formats.
SECONDS ?= 600
fuzz: $(VENV)/.all
	$(BIN)/python -m tests.fuzz --seconds $(SECONDS) --only "$(ONLY)"

bench: $(VENV)/.all
	$(BIN)/python -m benchmarks

# How much faster than a revision of the history is it now? make bench-against REV=main~20 COMPILED=1 ONLY=greedy
REV := HEAD
bench-against: $(VENV)/.all
	$(BIN)/python -m benchmarks.against $(REV) $(if $(COMPILED),--compiled) --only "$(ONLY)"

# Is each number, word and condition of the cards noticed by a ruling? make mutants GAME=vs CARDS="Beast;Toad"
GAME := dcdb
CARDS :=
mutants: $(VENV)/.all
	$(BIN)/python -m mutants $(GAME) --cards "$(CARDS)"

lint: $(VENV)/.all
	$(BIN)/ruff check longbox tests benchmarks mutants setup.py
	$(BIN)/ruff format --check longbox tests benchmarks mutants setup.py
	$(BIN)/mypy
	$(BIN)/lint-imports

# For those who change the page: what its types say, and Lit bundled anew. Nobody else needs Node.
check-page: longbox/web/node_modules
	longbox/web/node_modules/.bin/tsc -p longbox/web/tsconfig.json

vendor-page: longbox/web/node_modules
	longbox/web/node_modules/.bin/esbuild longbox/web/vendor-lit.js --bundle --minify --format=esm --target=es2022 \
		--legal-comments=eof --outfile=longbox/web/static/vendor/lit.js
	cp longbox/web/node_modules/lit/LICENSE longbox/web/static/vendor/lit.LICENSE

# The pictures of the web table in the README; they need Debian's chromium.
pictures: $(VENV)/.all
	$(BIN)/python -m tests.web.pictures docs

longbox/web/node_modules: longbox/web/package.json
	cd longbox/web && npm install --no-audit --no-fund --no-package-lock
	@touch $@

clean: plain
	rm -rf $(VENV) *.egg-info

$(VENV)/.made:
	$(if $(UV),uv venv --quiet --allow-existing --python $(PYTHON) $(VENV),$(PYTHON) -m venv $(VENV))
	@touch $@

# The compiled build lays a module of its own beside the package, so this folder itself must be on the path.
EDITABLE := -C editable_mode=compat --editable

$(VENV)/.core: $(VENV)/.made pyproject.toml
	$(INSTALL) $(EDITABLE) .
	@touch $@

$(VENV)/.lab: $(VENV)/.core pyproject.toml
	$(INSTALL) $(EDITABLE) '.[lab]'
	@touch $@

$(VENV)/.cluster: $(VENV)/.lab pyproject.toml
	$(INSTALL) $(EDITABLE) '.[lab,dask,ray]'
	@touch $@

$(VENV)/.web: $(VENV)/.core pyproject.toml
	$(INSTALL) $(EDITABLE) '.[web]'
	@touch $@

$(VENV)/.environments: $(VENV)/.core pyproject.toml
	$(INSTALL) $(EDITABLE) '.[environments]'
	@touch $@

# Compiling needs little of what testing needs, so that it need not wait for all of that.
$(VENV)/.compile: $(VENV)/.made pyproject.toml
	$(INSTALL) $(EDITABLE) '.[compile]'
	@touch $(VENV)/.core $@

$(VENV)/.all: $(VENV)/.core pyproject.toml
	$(INSTALL) $(EDITABLE) '.[lab,environments,dask,ray,web,test,compile,lint]'
	@touch $(VENV)/.compile $@
