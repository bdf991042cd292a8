# LPAR Lab. All that each target needs is installed on the way; `make` alone lists the targets.

.DEFAULT_GOAL := help
.PHONY: help run test quick laws robot soak attack pythons windows lessons check coverage cluster translations docs validation bundle wheel sbom bounds bench warm clean
.PHONY: tests access types prose contracts lint kernels
PY := .venv/bin/python
# Over all cores, file by file, in the order of tests/conftest.py: the longest file first.
SPREAD := -n auto --max-worker-restart 0 --dist loadfile --no-loadscope-reorder
# The gate of access: a process of its own, as its screen is small.
ACCESS := tests/app/access
CHECKS := types prose contracts lint
# Several parts at once, each with its lines together where this make can keep them so.
TOGETHER := $(MAKE) --no-print-directory -j4 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
export PYTHON
# Images of containers often set it; a run of the tests then compiles all modules again, for each process.
unexport PYTHONDONTWRITEBYTECODE
ifeq (bench,$(firstword $(MAKECMDGOALS)))
SECTIONS := $(wordlist 2,99,$(MAKECMDGOALS))
.PHONY: $(SECTIONS)
$(SECTIONS):
	@:
endif

help: ## list what make can do
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-6s %s\n", $$1, $$2}' Makefile

run: ## open the window; without a display run the pause study, tables and charts to out/
	@tools/system-libraries && tools/environment run
	@tools/start

test: ## run the checks and all tests
	@tools/system-libraries test && tools/environment test
	@$(TOGETHER) $(CHECKS) kernels
	@$(MAKE) --no-print-directory -j2 tests access

quick: ## run the tests that take little time: two to three minutes, for the loop of a developer
	@tools/system-libraries test && tools/environment test
	$(PY) -m pytest $(SPREAD) -m "not slow and not gui and not study" $(ARGS)

coverage: ## run the tests of make quick and show which branches they reach; fails below the floor
	@tools/system-libraries test && tools/environment test
	$(PY) -m pytest $(SPREAD) -m "not slow and not gui and not study" --cov --cov-report=term:skip-covered $(ARGS)

laws: ## try all examples of all laws, of which make test tries a part; LPARLAB_EXAMPLES=random: others each time
	@tools/system-libraries test && tools/environment test
	LPARLAB_EXAMPLES=$(or $(LPARLAB_EXAMPLES),all) $(PY) -m pytest $(SPREAD) -m hypothesis $(ARGS)

robot: ## let a robot click and type at random in the window for ten minutes
	@tools/system-libraries test && tools/environment test
	LPARLAB_ROBOT=600 $(PY) -m pytest -n0 tests/app/window/test_robot.py $(ARGS)

lessons: ## play all lessons with all solutions: for twenty students, each with other seeds, then by keyboard alone
	@tools/system-libraries test && tools/environment test
	.venv/bin/lparlab lesson check --seeds 20
	LPARLAB_LESSONS=all QT_QPA_PLATFORM=offscreen $(PY) -m pytest -n auto tests/app/lesson/keyboard $(ARGS)

soak: ## let the robot use both windows for an hour: memory, open files, threads and frames must stay flat
	@tools/system-libraries test && tools/environment test
	LPARLAB_ROBOT=3600 $(PY) -m pytest -n0 tests/app/window/test_robot.py $(ARGS)

attack: ## damage inputs of every reader, kill every writer, show, export and print hostile files: an hour or two
	@tools/system-libraries test && tools/environment test
	@.venv/bin/lparlab warm
	QT_QPA_PLATFORM=offscreen $(PY) -m tests.attack $(or $(SECONDS),90) $(or $(SEED),$(shell date +%s)) \
		--journeys $(or $(JOURNEYS),10000) --keep

pythons: ## run the tests of make quick with each of Python 3.11, 3.12 and 3.13 that is here or that uv can get
	@tools/pythons $(ARGS)

windows: ## run a smoke set of the tests with Windows' Python under Wine: three minutes; SET=all: all of them, for hours
	@tools/system-libraries test && tools/environment test
	@tools/windows/run $(SET)

cluster: ## start a Dask scheduler and two workers here; do the same sweep in processes and on them, and compare
	@tools/system-libraries test && tools/environment test
	@.venv/bin/lparlab warm
	$(PY) -m tools.cluster

translations: ## bring translations/*.ts up to the texts of the windows, and compile them
	@tools/system-libraries && tools/environment run
	$(PY) -m tools.translations update
	$(PY) -m tools.translations compile

docs: ## build the documentation into build/docs and check its links
	@tools/system-libraries && tools/environment docs
	NO_MKDOCS_2_WARNING=1 $(PY) -m mkdocs build --strict --quiet
	@echo "Documentation: build/docs/index.html"

validation: ## verify all studies with ten seeds and write pages and pictures of validation: an hour
	@tools/system-libraries && tools/environment test
	.venv/bin/lparlab verify --seeds 10 --json docs/validation/results.json
	.venv/bin/lparlab verify --bands 64 --json docs/validation/bands.json
	$(PY) -m tools.band_picture
	QT_QPA_PLATFORM=offscreen $(PY) -m tools.responses --bands 32
	QT_QPA_PLATFORM=offscreen $(PY) -m tools.figures
	$(PY) -m tools.more --bands 16

bundle: ## build build/bundle: a folder and a .deb that run without Python; LEVEL=x86-64-v3 for newer processors alone
	@tools/system-libraries bundle && tools/environment bundle
	@tools/bundle/build && tools/bundle/package

wheel: ## build build/wheel/lparlab-VERSION-py3-none-any.whl, with kernels for a first start without waiting
	@tools/system-libraries && tools/environment test
	@tools/wheels/build

sbom: ## list the packages of the program with their hashes in build/sbom.json (CycloneDX)
	@tools/system-libraries && tools/environment run
	@tools/sbom

tests:
	$(PY) -m pytest $(SPREAD) --ignore=$(ACCESS) $(ARGS)

check: ## lint, types, import contracts, the English of lessons and documentation, and both windows for all
	@tools/system-libraries test && tools/environment test
	@$(TOGETHER) $(CHECKS) access

access:
	QT_QPA_PLATFORM=offscreen $(PY) -m pytest -n0 -q $(ACCESS)

lint:
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .

types:
	$(PY) -m mypy

contracts:
	.venv/bin/lint-imports --no-logo

prose:
	$(PY) tools/prose.py

kernels:
	@.venv/bin/lparlab warm

bounds: ## run the engine compiled with bounds checks: takes some minutes
	@tools/system-libraries test && tools/environment test
	LPARLAB_BOUNDS=1 $(PY) -m pytest tests/engine/runs/test_whole_run.py

bench: ## measure the speed against peers into bench/RESULTS.md; `make bench start cold`: these sections alone
	@tools/system-libraries && tools/environment test
	$(PY) -m bench $(SECTIONS)

warm: ## set up, and compile the engine's kernels
	@tools/system-libraries && tools/environment run
	@.venv/bin/lparlab warm

clean: ## remove what make has put into this folder, the virtual environment too
	rm -rf .venv build dist out *.egg-info .pytest_cache .ruff_cache .mypy_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
