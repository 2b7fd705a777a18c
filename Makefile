# Chocobox. The two commands of the README: `make play` and `make test`.
#   dev    serve the sources: a saved file is seen in the page at once
#   play   build the site and serve it          check  all tests but the browsers
#   test   all but the slow ones, with browsers bench  figures, for tests/bench/FIGURES.md (a part: ONLY=start)
#   site   only build dist/                     lock   write the lists of pinned packages anew
#   release  write release/: the site, the one file, packages for learning platforms and schools, the engine, sums (checks a tag: TAG=v1.2.3)
#            SITE=https://… tells the pages for catalogues, and the web clip, where the site will stand
#   scorm  such a package with a class set in it: SET=<its link>
#   ops    write the page about all requests anew, py/chocobox/bridge/OPS.md
#   library   write anew which of Python's own modules are shipped
#   pictures   a sheet of all screens in all sizes, lights and languages, to look at (a part: ONLY="kaboom and phone")
#   walks    the ways of a newcomer, a teacher and a successor with pictures, to look at (one of them: ONLY=teacher)
#   words    what each language lacks, and what is stale (its stale messages have been looked at: READ=de)
#   values   learn anew what counts in each game that tells chances (a few minutes; fewer games: GAMES=100; who plays: BY="--jobs 2")
#   nightly   long tests, longer journeys, then a monkey at every page (less: SPAN=20 seconds a page, ONLY="kaboom and de", SEED=7)

SHELL := /bin/sh
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: dev play test check bench nightly pictures walks words values site release scorm ops library lock need clean read lint types pytest pyodide node e2e always
.DEFAULT_GOAL := play

export SITE

PY := .venv/bin/python
PIP := $(PY) -m pip --quiet --disable-pip-version-check
NODE_BIN := node_modules/.bin
# A test that hangs is named after 20 minutes; the others go on.
PATIENCE := -o faulthandler_timeout=1200 -o faulthandler_exit_on_timeout=true
JOURNEYS = CHOCOBOX_CHROMIUM="$$(cat .stamps/browser)" $(PY) -m pytest --screenshot only-on-failure --numprocesses 2 --dist worksteal $(PATIENCE)
MONKEYS = 6
PACKERS := package-lock.json $(addprefix py/runtime/,build.mjs licences.mjs pyodide.mjs pack.py baked.py library.txt words.mjs) $(shell find py/runtime/instead -name '*.py') $(shell find assets/locales -type f)
ENGINE_FILES := $(shell find py/chocobox -name '*.py' -o -type d ! -name __pycache__)
SITE_FILES := $(shell find js assets) index.html LICENSE vite.config.js package.json $(addprefix py/runtime/,catalogue.mjs front.mjs licences.mjs manifest.mjs sandbox.mjs styles.mjs words.mjs)

dev: .stamps/dev .stamps/npm
	@$(NODE_BIN)/vite --config py/runtime/dev.mjs $(BY)

play: site
	@$(PY) py/runtime/serve.py dist --open

site: dist/index.html dist/chocobox.html

release: site build/scorm.html
	@PYTHONPATH=py $(PY) py/runtime/release.py --tag="$(TAG)" --site="$(SITE)"

scorm: build/scorm.html
	@PYTHONPATH=py $(PY) py/runtime/release.py --set="$(SET)"

test: check site e2e

check: read pytest pyodide node

# Whoever only reads needs one core; both say what they find.
read: .stamps/dev .stamps/npm build/engine.json build/types/schokoly.d.ts
	@$(MAKE) --no-print-directory types & types=$$!; $(MAKE) --no-print-directory lint; lint=$$?; wait $$types && exit $$lint

# --- tests, each by itself ---

lint: .stamps/dev
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy

types: .stamps/npm build/engine.json build/types/schokoly.d.ts
	$(NODE_BIN)/biome ci --error-on-warnings
	$(NODE_BIN)/tsc --project tsconfig.json

pytest: .stamps/dev
	$(PY) -m pytest tests --numprocesses 2 --dist worksteal

pyodide: build/pyodide/pyodide.asm.wasm .stamps/wheels
	node tests/pyodide/run.mjs

node: .stamps/npm build/engine.json
	node --test --test-concurrency=2 $$(find tests/js -name '*.test.mjs' ! -path '*/nightly/*')

e2e: site .stamps/dev .stamps/browser
	$(JOURNEYS) e2e

nightly: site build/scorm.html .stamps/dev .stamps/env .stamps/guests .stamps/browser .stamps/engines
	@codes=; if [ -z "$(ONLY)" ]; then node --test tests/js/nightly/*.mjs; codes=$$?; fi; for part in "tests -m nightly" "e2e -m nightly" e2e/nightly "e2e/nightly/monkey.py --numprocesses $(MONKEYS)"; do \
	  $(JOURNEYS) $$part -k "$(ONLY)"; codes="$$codes $$?"; done; \
	  case "$$codes" in *[!\ 05]*) exit 1;; *0*) ;; *) echo 'ONLY="$(ONLY)" selects nothing'; exit 1;; esac

pictures: site .stamps/dev .stamps/browser
	@$(JOURNEYS) --output test-results/failed e2e/pictures.py -k "$(ONLY)"
	@echo "look at test-results/pictures/index.html"

walks: site .stamps/dev .stamps/browser
	@$(JOURNEYS) --output test-results/failed e2e/walks.py -k "$(ONLY)"
	@echo "look at test-results/walks/index.html"

bench: site .stamps/dev .stamps/browser
	PYTHONPATH=.:py:tests CHOCOBOX_CHROMIUM="$$(cat .stamps/browser)" $(PY) tests/bench/run.py $(ONLY)

words: .stamps/dev
	@$(PY) py/runtime/translations.py --read="$(READ)"

GAMES = 600

values: .stamps/dev
	@for data in py/chocobox/games/*/chances/value_data.py; do \
	  game=$$(basename $$(dirname $$(dirname $$data))); echo "learning what counts in $$game"; \
	  PYTHONPATH=py $(PY) -m chocobox values $$game --games $(GAMES) $(BY) >build/values && $(PY) -m ruff format - <build/values >build/values.py && \
	  cp build/values.py $$data || exit 1; done

# --- what is made ---

dist/index.html: build/engine.json build/address $(SITE_FILES)
	@echo "building dist/"
	@$(NODE_BIN)/vite build --logLevel warn >build/vite.log 2>&1 || { cat build/vite.log; exit 1; }
	@touch $@

# The address where the site will stand, which the pages for catalogues tell; another one builds the site anew.
build/address: always
	@mkdir -p build && echo '$(SITE)' | cmp -s - $@ || echo '$(SITE)' >$@

dist/chocobox.html: dist/index.html py/runtime/onefile.mjs
	@echo "packing the box into one file"
	@node py/runtime/onefile.mjs $@

build/scorm.html: dist/index.html py/runtime/onefile.mjs
	@echo "packing the box for learning platforms"
	@node py/runtime/onefile.mjs $@ scorm

build/pyodide/pyodide.asm.wasm: py/runtime/slim.mjs py/runtime/slots.mjs py/runtime/gone.txt .stamps/npm
	@echo "making Pyodide smaller"
	@node py/runtime/slim.mjs

build/shipped/pyodide.asm.wasm: build/pyodide/pyodide.asm.wasm py/runtime/trim.mjs py/runtime/trim.py
	@echo "leaving out of Pyodide what nothing here uses"
	@node py/runtime/trim.mjs

build/engine.json: build/shipped/pyodide.asm.wasm $(PACKERS) pyproject.toml package.json $(ENGINE_FILES) .stamps/build .stamps/wheels
	@echo "packing the Python engine"
	@mkdir -p build
	@rm -rf build/wheel && $(PIP) wheel --no-deps --no-build-isolation --wheel-dir build/wheel .
	@node py/runtime/build.mjs

build/types/schokoly.d.ts: py/runtime/engine_types.py $(ENGINE_FILES) .stamps/dev
	@echo "writing the types of what the engine tells"
	@PYTHONPATH=py $(PY) py/runtime/engine_types.py build/types

ops: .stamps/dev
	@PYTHONPATH=py $(PY) py/runtime/ops.py

library: build/engine.json
	node py/runtime/library.mjs

# --- what is installed, once ---

need:
	@sh py/runtime/need.sh >/dev/null

.stamps/venv: | need
	@echo "making a Python of our own in .venv"
	@mkdir -p .stamps && "$$(sh py/runtime/need.sh)" -m venv .venv && touch $@

.stamps/build: py/runtime/build.lock.txt .stamps/venv
	@$(PIP) install --require-hashes -r $< && touch $@

.stamps/dev: py/runtime/dev.lock.txt .stamps/venv
	@echo "installing the test tools"
	@$(PIP) install --require-hashes -r $< && touch $@

.stamps/env: py/runtime/env.lock.txt .stamps/venv
	@echo "installing what researchers use"
	@$(PIP) install --require-hashes -r $< && touch $@

# Guests need no film: whoever shows films brings programs under the GPL.
.stamps/guests: py/runtime/guests.lock.txt .stamps/dev
	@echo "installing guests for the table"
	@$(PIP) install --no-deps --require-hashes -r $< && touch $@

.stamps/wheels: py/runtime/pyodide.lock.txt .stamps/venv
	@rm -rf build/wheels && $(PIP) download --no-deps --only-binary=:all: --python-version 3.14 \
	  --require-hashes --dest build/wheels -r $< && touch $@

.stamps/npm: package-lock.json | need
	@echo "installing the JavaScript packages"
	@mkdir -p .stamps && npm ci --silent && touch $@

.stamps/browser: py/runtime/browser.py .stamps/dev
	@$(PY) py/runtime/browser.py >$@

# Where they cannot be installed it says how, and the tests that need them fail or are skipped.
.stamps/engines: py/runtime/browser.py .stamps/dev
	-@$(PY) py/runtime/browser.py all && touch $@

lock: .stamps/venv
	@$(PIP) install uv==0.13.8
	@for group in build dev; do $(PY) -m uv pip compile -q --universal --python-version 3.11 --generate-hashes \
	  --no-header --no-annotate --group pyproject.toml:$$group -o py/runtime/$$group.lock.txt; done
	@$(PY) -m uv pip compile -q --universal --python-version 3.11 --generate-hashes \
	  --no-header --no-annotate --extra env pyproject.toml -o py/runtime/env.lock.txt
	@$(PY) -m uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-package av \
	  --no-header --no-annotate --constraint py/runtime/dev.lock.txt --group pyproject.toml:guests -o py/runtime/guests.lock.txt
	@$(PY) -m uv pip compile -q --python-version 3.14 --generate-hashes \
	  --no-header --no-annotate --group pyproject.toml:pyodide -o py/runtime/pyodide.lock.txt

clean:
	rm -rf build dist release .stamps .venv node_modules
