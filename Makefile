# make play and make test do all the set-up themselves; make help lists the rest.

VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src/stammtisch -name '*.py') setup.py pyproject.toml
HOT := $(shell find src/stammtisch/engine src/stammtisch/games src/stammtisch/bots -name '*.py') setup.py pyproject.toml
WORKERS := $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)

.DEFAULT_GOAL := help
.PHONY: help play test check bench golden format lock clean

help:  ## what can be made
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## (.*)/  make \1\t\2/' | expand -t 16

play: $(VENV)/.built  ## set everything up and play in the terminal
	@$(BIN)/stammtisch play

test: $(VENV)/.dev $(VENV)/.ray $(VENV)/.built  ## everything the tests need, then all tests
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/pytest -n $(WORKERS)

check: $(VENV)/.dev  ## fast: lint, types, unit tests, without compiling
	@if [ -f $(VENV)/.built ] && [ -n "$$(find $(HOT) -newer $(VENV)/.built)" ]; then \
		echo "The compiled rules are older than the sources: running interpreted"; \
		find src -name '*.so' -delete; rm -f $(VENV)/.built; \
	fi
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/pytest -n $(WORKERS) -m "not slow"

bench: $(VENV)/.dev $(VENV)/.built  ## how fast the rules are, against random chess in the same run
	$(BIN)/stammtisch bench

golden: $(VENV)/.dev $(VENV)/.built  ## write the golden playthroughs and perft counts anew
	$(BIN)/python -m tests.golden.write

format: $(VENV)/.dev  ## lay out and mend the sources
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

lock: $(VENV)/.dev  ## choose the versions of all dependencies anew
	$(BIN)/pip install -q uv
	$(BIN)/uv pip compile pyproject.toml --group build --universal --generate-hashes --python-version 3.11 --no-header -q -U -o requirements/play.lock
	$(BIN)/uv pip compile pyproject.toml --group dev --universal --generate-hashes --python-version 3.11 --no-header -q -U -o requirements/dev.lock
	$(BIN)/uv pip compile pyproject.toml --extra ray -c requirements/dev.lock --universal --generate-hashes --python-version 3.11 --no-header -q -U -o requirements/ray.lock

clean:  ## remove everything that was built
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src -name '*.so' -delete
	find src -name '*.egg-info' -prune -exec rm -rf {} +

$(VENV)/.made: scripts/python.sh
	@echo "Making an environment in $(VENV)"
	@python=$$(sh scripts/python.sh) && $$python -m venv $(VENV)
	@touch $@

$(VENV)/.play: $(VENV)/.made requirements/play.lock
	@echo "Installing what Stammtisch needs"
	@$(BIN)/pip install -q --disable-pip-version-check --require-hashes -r requirements/play.lock
	@touch $@

$(VENV)/.dev: $(VENV)/.play requirements/dev.lock
	@echo "Installing what the tests need"
	@$(BIN)/pip install -q --disable-pip-version-check --require-hashes -r requirements/dev.lock
	@touch $@

$(VENV)/.ray: $(VENV)/.dev requirements/ray.lock
	@echo "Installing Ray"
	@$(BIN)/pip install -q --disable-pip-version-check --require-hashes -r requirements/ray.lock
	@touch $@

$(VENV)/.installed: $(VENV)/.play pyproject.toml
	@STAMMTISCH_COMPILE=no $(BIN)/pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.built: $(VENV)/.installed $(HOT)
	@sh scripts/compiler.sh
	@echo "Compiling the rules (two or three minutes; only after a change)"
	@find src -name '*.so' -delete
	@$(BIN)/python setup.py -q build_ext --inplace >build.log 2>&1 || { tail -n 30 build.log; exit 1; }
	@rm -f build.log
	@$(BIN)/stammtisch --version
	@touch $@
