# Two commands matter: `make run` and `make test`. `make help` lists the rest.

CARGO ?= cargo
KHAMSIN := target/release/khamsin
WASM := target/wasm32-unknown-unknown/wasm/khamsin_wasm.wasm

# What the web app is made of; each file is made anew only when something it depends on is newer.
CORE := web/src/core/khamsin.wasm
TABLES := web/src/core/tables.pack
MODULES := web/node_modules/.package-lock.json
APP := web/dist/index.html
sources = $(shell find $(1) -type f -not -name '*.test.ts' 2>/dev/null)
RUST := Cargo.toml Cargo.lock $(call sources,crates/*/src crates/*/Cargo.toml crates/text/locales crates/engine/weights crates/tables/puzzles \
	crates/server/migrations)
CORE_RUST := Cargo.toml Cargo.lock $(call sources,$(foreach crate,rules text tables engine protocol wasm,crates/$(crate)/src) \
	crates/engine/weights crates/tables/puzzles)
RULES := $(call sources,crates/rules/src crates/tables/src)
WEB := $(call sources,web/src web/public web/build crates/text/locales) $(wildcard web/*.*)

# What `npm run check` does one after the other; each uses one core.
WEB_CHECKS := unit types lint format

# Without Node the program is built without the app, and its page says how to get it.
HAS_NODE := $(shell command -v npm 2>/dev/null)
ifdef HAS_NODE
WANTED_APP := $(APP)
endif

.PHONY: help run web site test test-rust test-web test-browser check test-deep bench ladder strength format licences wasm \
	web-tables wasm-target lab-reports test-api dist

help: ## lists the targets
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

run: $(KHAMSIN) ## builds what is missing, serves the web app, prints its address and opens the browser
	@$(KHAMSIN) serve --open

$(KHAMSIN): $(RUST) crates/server/build.rs web/policy.txt $(WANTED_APP)
ifndef HAS_NODE
	@echo 'there is no npm here: building without the web app'
endif
	@echo 'building khamsin'
	@$(CARGO) build --release --quiet --package khamsin
	@touch $@

web: $(APP) ## builds the web app into web/dist

$(APP): $(WEB) $(CORE) $(TABLES) $(MODULES)
	@echo 'building the web app'
	@cd web && npx vite build --logLevel warn

$(MODULES): web/package-lock.json
	@echo 'fetching the packages of the web app'
	@cd web && npm ci --silent --no-audit --no-fund
	@touch $@

$(CORE): $(CORE_RUST)
	@$(MAKE) --no-print-directory wasm-target
	@echo 'building the core for the browser'
	@$(CARGO) build --quiet --profile wasm --package khamsin-wasm --target wasm32-unknown-unknown
	@cp $(WASM) $@

# The small board under every sheet's rules, and the Cat's Leap.
WEB_TABLES := 'seega/globe-joueur(size=5)' seega/jeu-du-seega seega/ludens-planet seega/tabuleiro-42 \
	saut-du-chat/ludens-planet

$(TABLES): $(RULES)
	@echo 'solving the tables of the web app'
	@$(CARGO) run --release --quiet --package khamsin-tables --example pack -- $@ 5 $(WEB_TABLES)

site: $(APP) ## writes the folder site: the web app for any web host, under any path
	@rm -rf site && cp -R web/dist site
	@echo 'site/ is ready: copy it to any web host'

test: test-rust test-web test-browser ## runs every test

test-rust: format licences wasm-target $(WANTED_APP) ## the tests of everything in Rust
	$(CARGO) clippy --workspace --all-targets --quiet -- --deny warnings
	$(CARGO) test --workspace

test-web: $(WANTED_APP) ## types, lint, unit tests, licences and weight of the web app
ifdef HAS_NODE
	cd web && npm run --silent licences && npm run --silent budget
	@$(MAKE) --no-print-directory --jobs=2 --output-sync $(WEB_CHECKS:%=web-%)
else
	@echo 'tests of the web app skipped: there is no npm'
endif

web-%:
	@cd web && npm run --silent $*

# The program as the other tests have built it, with the features that all of the workspace asks for together: another one would
# take minutes and show nothing more.
test-browser: $(WANTED_APP) ## the web app in a real Chromium, which is installed if it is missing
ifdef HAS_NODE
	@$(CARGO) test --quiet --workspace --no-run --test served
	@if scripts/chromium.sh; then cd web && KHAMSIN=$(CURDIR)/target/debug/khamsin npm run --silent browser; fi
else
	@echo 'browser tests skipped: there is no npm'
endif

test-api: $(KHAMSIN) ## throws generated requests at the HTTP interface and compares the answers with its description
	python3 scripts/fuzz_api.py $(KHAMSIN)

dist: $(KHAMSIN) ## writes the folder dist: the program, completions, the manual pages, licences, checksums
	@scripts/dist.sh $(KHAMSIN)

check: format wasm-target ## the fast inner loop: formatting, lints, the quick tests
	$(CARGO) clippy --workspace --all-targets --quiet -- --deny warnings
	$(CARGO) test --workspace --quiet -- --skip differential --skip hostile --skip distinct_positions --skip ten_thousand

test-deep: wasm-target ## the exhaustive tests, minutes each
	$(CARGO) test --workspace --release -- --ignored

bench: ## how fast the rules, the engine and the solver are, on one core
	$(CARGO) run --release --quiet --package khamsin -- bench rules
	$(CARGO) run --release --quiet --package khamsin -- bench search
	$(CARGO) run --release --quiet --package khamsin -- bench tables

ladder: ## measures the levels against each other and writes docs/levels.md; half an hour
	$(CARGO) build --release --package khamsin
	python3 scripts/measure.py ladder

strength: ## measures the engine against a search for material and writes docs/strength.md; hours
	$(CARGO) build --release --package khamsin
	python3 scripts/measure.py strength

# Games for each rule set and nodes for each turn of the published reports; fewer games show whether it works.
LAB_GAMES ?= 400
LAB_NODES ?= 1000
LAB_OUT ?= docs/lab
# Every position with so few pieces is solved for the reports that quote exact values.
LAB_PIECES ?= 8
LAB_TABLES := target/lab-tables
LAB := --games $(LAB_GAMES) --nodes $(LAB_NODES) --seed 1 --lang en --resume --out $(LAB_OUT)
SHEETS := 'seega/globe-joueur(size=5)' seega/jeu-du-seega seega/ludens-planet seega/tabuleiro-42
PAHTUM := pahtum/globe-joueur
LINES := '$(PAHTUM)(neutral_setup=random)' '$(PAHTUM)(neutrals=1,neutral_setup=random)' \
	'$(PAHTUM)(neutrals=13,neutral_setup=random)' '$(PAHTUM)(neutral_setup=random,pie=true)' $(PAHTUM) '$(PAHTUM)(pie=true)'
LEAP := saut-du-chat/ludens-planet
LEAPS := '$(LEAP)(blocked=pass)' '$(LEAP)(centre_safe=true,blocked=pass)' $(LEAP)

lab-reports: ## plays the games of the published reports and writes them to docs/lab; minutes each
	$(CARGO) build --release --package khamsin
	@for set in $(SHEETS) $(LEAPS); do \
		$(KHAMSIN) tables build "$$set" --pieces $(LAB_PIECES) --tables $(LAB_TABLES) || exit 1; done
	$(KHAMSIN) lab compare $(SHEETS) --tables $(LAB_TABLES) $(LAB)/seega
	$(KHAMSIN) lab compare $(LINES) $(LAB)/pahtum
	$(KHAMSIN) lab compare seti/aleph 'seti/aleph(edition=en)' 'seti/aleph(home_ships=false)' $(LAB)/seti-aleph
	$(KHAMSIN) lab compare seti/beth 'seti/beth(edition=en)' $(LAB)/seti-beth
	$(KHAMSIN) lab compare $(LEAPS) --tables $(LAB_TABLES) $(LAB)/saut-du-chat
	$(KHAMSIN) lab openings $(LAB)/openings
	$(KHAMSIN) lab clause $(LEAP) $(LAB)/clause-saut-du-chat

wasm: $(CORE) ## builds the core for the browser

web-tables: $(TABLES) ## solves the exact tables that the web app offers: up to five pieces on 5×5

format:
	$(CARGO) fmt --all -- --check

licences: ## refuses dependencies under licences that do not fit MIT OR Apache-2.0
	@python3 scripts/licences.py

# rustup adds the target of rust-toolchain.toml only together with a toolchain it installs itself.
wasm-target:
	@if command -v rustup >/dev/null; then rustup target add wasm32-unknown-unknown >/dev/null 2>&1 || true; fi
