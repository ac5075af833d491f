# Two commands matter: `make run` and `make test`. `make help` lists the rest.

CARGO ?= cargo
KHAMSIN := target/release/khamsin
WASM := target/wasm32-unknown-unknown/wasm/khamsin_wasm.wasm

.PHONY: help run test check test-deep bench ladder strength format licences wasm web-tables wasm-target lab-reports

help: ## lists the targets
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

run: ## builds Khamsin, prints the rule sets and plays one random game
	$(CARGO) build --release --package khamsin
	@$(KHAMSIN) rules list
	@echo
	@$(KHAMSIN) show seega/ludens-planet --playout 8

test: format licences wasm-target ## runs every test
	$(CARGO) clippy --workspace --all-targets --quiet -- --deny warnings
	$(CARGO) test --workspace

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
LAB_NODES ?= 500
LAB_OUT ?= docs/lab
LAB := --games $(LAB_GAMES) --nodes $(LAB_NODES) --seed 1 --resume --out $(LAB_OUT)
PAHTUM := pahtum/globe-joueur

lab-reports: ## plays the games of the published reports and writes them to docs/lab; minutes each
	$(CARGO) build --release --package khamsin
	$(KHAMSIN) lab compare 'seega/globe-joueur(size=5)' seega/jeu-du-seega seega/ludens-planet seega/tabuleiro-42 $(LAB)/seega
	$(KHAMSIN) lab compare $(PAHTUM) '$(PAHTUM)(neutrals=1)' '$(PAHTUM)(neutrals=13)' '$(PAHTUM)(neutral_setup=random)' \
		'$(PAHTUM)(pie=true)' $(LAB)/pahtum
	$(KHAMSIN) lab compare seti/aleph 'seti/aleph(edition=en)' 'seti/aleph(home_ships=false)' $(LAB)/seti-aleph
	$(KHAMSIN) lab compare seti/beth 'seti/beth(edition=en)' $(LAB)/seti-beth
	$(KHAMSIN) lab compare saut-du-chat/ludens-planet 'saut-du-chat/ludens-planet(centre_safe=true)' $(LAB)/saut-du-chat
	$(KHAMSIN) lab openings $(LAB)/openings

wasm: wasm-target ## builds the core for the browser
	$(CARGO) build --profile wasm --package khamsin-wasm --target wasm32-unknown-unknown
	@cp $(WASM) web/src/core/khamsin.wasm

# The small board under every sheet's rules, and the Cat's Leap.
WEB_TABLES := 'seega/globe-joueur(size=5)' seega/jeu-du-seega seega/ludens-planet seega/tabuleiro-42 \
	saut-du-chat/ludens-planet

web-tables: ## solves the exact tables that the web app offers: up to five pieces on 5×5
	$(CARGO) build --release --package khamsin
	@$(KHAMSIN) tables pack web/src/core/tables.pack $(WEB_TABLES) --pieces 5

format:
	$(CARGO) fmt --all -- --check

licences: ## refuses dependencies under licences that do not fit MIT OR Apache-2.0
	@python3 scripts/licences.py

# rustup adds the target of rust-toolchain.toml only together with a toolchain it installs itself.
wasm-target:
	@if command -v rustup >/dev/null; then rustup target add wasm32-unknown-unknown >/dev/null 2>&1 || true; fi
