# `make play` and `make test` are all a newcomer needs.

.PHONY: screenshots play test tools format lint docs unit python browser soak fuzz bench bench-load bench-peers audit clean

# Nextest if it is installed; cargo's own runner runs the same tests. Both are built with the whole
# workspace, including the program that some tests start, so that nothing is compiled twice. Some tests mostly
# wait, so there are more at once than cores.
ifeq ($(shell cargo nextest --version >/dev/null 2>&1 && echo yes),yes)
UNIT := cargo nextest run --workspace --tests -E 'not package(browser-tests)' --test-threads 3 --no-fail-fast
BROWSER := cargo nextest run --workspace --tests -E 'package(browser-tests)' --test-threads 3 --no-fail-fast
CONTRACT := cargo nextest run --workspace --tests -E 'package(browser-tests) & (test(contract::) + test(lessons::))' --no-fail-fast
LAWS_WIDE := cargo nextest run --workspace -E 'test(keeps_the_laws)'
else
UNIT := cargo test --workspace --tests --exclude browser-tests --no-fail-fast
BROWSER := cargo test --workspace --test browser --no-fail-fast -- --test-threads 3
CONTRACT := cargo test --workspace --test browser -- contract:: lessons::
LAWS_WIDE := cargo test --workspace keeps_the_laws
endif

# What libFuzzer needs from the compiler, without a nightly toolchain.
FUZZ_FLAGS := --cfg fuzzing -Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
  -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
  -Ccodegen-units=1
FUZZ_TARGETS := laws readers
# Named, so that the flags reach the targets and not the build scripts.
HOST := $(shell rustc -vV | sed -n 's/^host: //p')
FUZZ_BIN := target/$(HOST)/fuzz
FUZZ_SECONDS ?= 120

# These mostly build from scratch: incremental files would more than double the space.
test unit lint docs python browser rest: export CARGO_INCREMENTAL = 0

# `make play ARGS=--share` also lets in friends on the same network.
play:
	cargo run --profile play --package sofra -- serve $(ARGS)

test: tools format lint unit rest

# Python's tests keep only one core busy: the browsers' begin beside them.
.PHONY: rest
rest:
	$(MAKE) --no-print-directory -j 2 docs python browser

# What the tests need besides Rust: three browsers, a screen in memory for one of them and axe-core for another, a
# database server and a certificate for it, a message server, a balancer, Python for the package and the example bot,
# a C++ compiler for libFuzzer. Chromium without its windows takes a quarter less time than with them, so it is
# installed beside the other if it can be.
INSTALLS := $(shell command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ] && echo yes)
NEEDED := $(if $(or $(shell command -v chromium-headless-shell),$(if $(INSTALLS),,$(shell command -v chromium))),,chromium-headless-shell) \
  $(if $(or $(shell command -v firefox-esr),$(shell command -v firefox)),,firefox-esr) \
  $(if $(shell command -v WebKitWebDriver),,webkit2gtk-driver) \
  $(if $(shell command -v Xvfb),,xvfb) \
  $(if $(wildcard /usr/lib/postgresql/*/bin/initdb),,postgresql) \
  $(if $(or $(shell command -v nats-server),$(wildcard /usr/sbin/nats-server)),,nats-server) \
  $(if $(or $(shell command -v haproxy),$(wildcard /usr/sbin/haproxy)),,haproxy) \
  $(if $(shell command -v openssl),,openssl) \
  $(if $(shell python3 -c 'import ensurepip' 2>/dev/null && echo yes),,python3-venv) \
  $(if $(shell command -v curl),,curl ca-certificates) \
  $(if $(shell command -v c++),,g++)

# The only step that needs the network.
tools:
ifneq ($(strip $(NEEDED)),)
	@[ "$(INSTALLS)" ] || \
	  { echo 'make test: please install (names as in Debian): $(strip $(NEEDED))' >&2; exit 1; }
	apt-get update -qq && apt-get install -y -qq --no-install-recommends $(NEEDED)
endif
	cargo fetch --locked
	crates/browser-tests/fetch-axe.sh
	$(MAKE) --no-print-directory $(PYTHON_READY)

format:
	cargo fmt --all --check

# What a stranger can build on. Each is put together as for crates.io, without building it again.
PUBLISHED := sofra-engine sofra-bots simurgh clash-of-rage belaad dwar7s-fall

lint:
	cargo clippy --workspace --all-targets -- -D warnings
	cargo clippy --package sofra-engine --no-default-features --quiet -- -D warnings
	cargo package --quiet --offline --no-verify --allow-dirty $(addprefix -p ,$(PUBLISHED))

docs:
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps --quiet
	cargo test --doc --workspace --quiet

# Tests note the snapshots they compare with, so that one that no test reads any more is found.
SNAPSHOTS := $(CURDIR)/target/snapshots
unit:
	mkdir -p target && rm -f $(SNAPSHOTS)
	INSTA_SNAPSHOT_REFERENCES_FILE=$(SNAPSHOTS) $(UNIT)
	@find $(CURDIR)/crates $(CURDIR)/examples -name '*.snap' -exec realpath {} + | sort > $(SNAPSHOTS).all
	@sort -u $(SNAPSHOTS) | xargs realpath | sort -u | comm -13 - $(SNAPSHOTS).all > $(SNAPSHOTS).unread
	@! grep . $(SNAPSHOTS).unread || { echo 'no test reads these snapshots any more' >&2; exit 1; }

# The package for Python: its types, its own tests, and PettingZoo's, OpenSpiel's and Gymnasium's on our games.
# `make wheel` builds it as `pip install ./python` does. Here it is put together from what `unit` has built: pip
# would compile all dependencies again, with other features. Naming a test makes cargo use the features of tests.
PYTHON := target/python/venv/bin/python
PYTHON_READY := target/python/venv/ready
$(PYTHON_READY): python/requirements.txt
	python3 -m venv --clear target/python/venv
	$(PYTHON) -m pip install --quiet --disable-pip-version-check --only-binary :all: --requirement $<
	touch $@

PYTHON_PACKAGE := target/python/package
python: $(PYTHON_READY)
	cargo build --workspace --lib --bin sofra --test suite --quiet
	rm -rf $(PYTHON_PACKAGE) && mkdir -p $(PYTHON_PACKAGE) && cp -r python/sofra $(PYTHON_PACKAGE)
	cp target/debug/lib_sofra.so $(PYTHON_PACKAGE)/sofra/_sofra.abi3.so
	cd python && ../$(PYTHON) -m mypy --no-error-summary --cache-dir ../target/python/mypy
	cd $(PYTHON_PACKAGE) && $(CURDIR)/$(PYTHON) -m mypy.stubtest --concise sofra._sofra
	PYTHONPATH=$(CURDIR)/$(PYTHON_PACKAGE) PYTHONDONTWRITEBYTECODE=1 \
	  $(PYTHON) -m pytest -c python/pyproject.toml --quiet -p no:cacheprovider python/tests

# Whole games in a real browser, the first lesson of each, some decisions in the others, and the layout contract in its
# short form: each position in one language and in every second window.
# Pictures of every page are left in target/screenshots.
browser:
	mkdir -p target/browser-tmp
	TMPDIR=$(CURDIR)/target/browser-tmp $(BROWSER)

# The layout contract as a whole: every board at every window size, in both languages: no target over another,
# none too small, nothing cut off. And every lesson, on a phone and on a desktop.
.PHONY: contract
contract:
	mkdir -p target/browser-tmp
	SOFRA_CONTRACT=whole TMPDIR=$(CURDIR)/target/browser-tmp $(CONTRACT)

# The pictures in the README: the middle of a game of three, as the first player sees it.
PICTURED := simurgh clash-of-rage belaad dwar7s-fall
screenshots:
	cargo build --bin sofra
	for game in $(PICTURED); do cargo run --quiet -p browser-tests --example look -- $$game \
	  at=20 seats=3 bot=medium only=best screen=desktop kind=webp folder=docs/screenshots || exit 1; done

# Kills the server at random moments while people and bots play, does worse to three servers and two workers on
# PostgreSQL and NATS, tries every known attack, and lets 200 tables play while 2,000 idle and 500 hostile connections come; `unit` has short versions. Then
# bots decide a million times in each game: no panic, no illegal action, no endless game. Last, the laws over LAWS
# times the games of `unit`.
KILLS ?= 100
FAULTS ?= 100
ATTACKS ?= 20
SIEGE_SECONDS ?= 600
SOAK_DECISIONS ?= 1000000
LAWS ?= 10
soak: release
	target/release/sofra-load soak server --kills $(KILLS)
	target/release/sofra-load soak cluster --faults $(FAULTS)
	target/release/sofra-load attack --rounds $(ATTACKS)
	target/release/sofra-load siege --seconds $(SIEGE_SECONDS) --p99 100 --left 120
	target/release/sofra exercise $(FOUR_GAMES) --decisions $(SOAK_DECISIONS)
	SOFRA_LAWS=$(LAWS) $(LAWS_WIDE)

.PHONY: release
release:
	cargo build --release --quiet --bin sofra --bin sofra-load --features sofra/jemalloc

# 2,000 live seats over one, two and three servers.
.PHONY: bench-cluster fill
bench-cluster: release
	target/release/sofra-load bench-cluster --p99 60 --growth 25

# What a decision costs in a database with ten million steps; docs/scale.md has the plans.
STEPS ?= 10000000
fill: release
	target/release/sofra-load fill --steps $(STEPS)

# Searches for inputs that reach new code, FUZZ_SECONDS for each target; `unit` damages files and plays at random
# instead.
fuzz: fuzz-build
	@for target in $(FUZZ_TARGETS); do \
	  mkdir -p fuzz/corpus/$$target fuzz/artifacts/$$target; \
	  $(FUZZ_BIN)/$$target -max_total_time=$(FUZZ_SECONDS) -max_len=4096 \
	    -artifact_prefix=fuzz/artifacts/$$target/ fuzz/corpus/$$target || exit 1; \
	done

.PHONY: fuzz-build
fuzz-build:
	RUSTFLAGS="$(FUZZ_FLAGS)" cargo build --package fuzz --profile fuzz --quiet --target $(HOST)

bench:
	cargo bench --workspace --benches --quiet

# 2,000 tables with 4,000 live players at 1,000 steps a second, for 20 seconds.
bench-load: release
	target/release/sofra-load bench --p99 50 --memory 512

# Needs the network once, for the peers' packages.
bench-peers:
	test -x target/peers/bin/python || python3 -m venv target/peers
	target/peers/bin/pip install --quiet open_spiel==2.0.2
	cargo build --release --quiet -p connect-four --example rollouts
	target/peers/bin/python bench/peers.py target/release/examples/rollouts

# A wheel for this machine, for every Python from 3.10 on, in target/python/wheels.
.PHONY: wheel python-docs bench-python
wheel: $(PYTHON_READY)
	target/python/venv/bin/maturin build --release --quiet --manifest-path python/Cargo.toml --out target/python/wheels

# Pages of the package's documentation in target/python/docs. Needs the network once, for pdoc.
python-docs: wheel
	test -x target/python/pdoc/bin/pdoc || python3 -m venv target/python/pdoc
	target/python/pdoc/bin/pip install --quiet pdoc==16.0.0 gymnasium==1.4.0 pettingzoo==1.27.0 open_spiel==2.0.2
	target/python/pdoc/bin/pip install --quiet --no-deps --force-reinstall target/python/wheels/sofra-*.whl
	target/python/pdoc/bin/pdoc --docformat markdown --output-directory target/python/docs \
	  sofra sofra.pettingzoo sofra.openspiel sofra.gym

# Decisions a second beside OpenSpiel, PettingZoo, RLCard and Pgx, and more than 10,000 random games compared with
# those of `sofra simulate`: EQUAL_GAMES for each number of seats. Needs the network once, for the peers' packages.
EQUAL_GAMES ?= 550
bench-python: wheel release
	test -x target/python/bench/bin/python || python3 -m venv target/python/bench
	target/python/bench/bin/pip install --quiet -r bench/python-requirements.txt
	target/python/bench/bin/pip install --quiet --no-deps --force-reinstall target/python/wheels/sofra-*.whl
	target/python/bench/bin/python bench/python.py
	SOFRA=$(CURDIR)/target/release/sofra SOFRA_GAMES=$(EQUAL_GAMES) \
	  target/python/bench/bin/python -m pytest -c python/pyproject.toml -q -p no:cacheprovider python/tests/test_equality.py

# Sends requests made from the description of the API: no server error, no answer outside the
# description. Needs the network once, for schemathesis.
.PHONY: api-fuzz
API_EXAMPLES ?= 150
api-fuzz:
	test -x target/schemathesis/bin/st || python3 -m venv target/schemathesis
	target/schemathesis/bin/pip install --quiet schemathesis==4.32.5
	cargo build --quiet --bin sofra
	bench/api-fuzz.sh target/debug/sofra target/schemathesis/bin/st $(API_EXAMPLES)

# The files in deploy/, each by the program that reads it. Needs (names as in Debian): docker-compose,
# haproxy, prometheus, systemd; and the network once, for the schemas of Kubernetes.
.PHONY: deploy-check
deploy-check:
	test -x target/kubernetes/bin/kubernetes-validate || python3 -m venv target/kubernetes
	target/kubernetes/bin/pip install --quiet kubernetes-validate==1.37.0
	deploy/check.sh target/kubernetes/bin/kubernetes-validate

# Checks dependencies for known vulnerabilities and their licences: needs cargo-deny and the network.
# Licences are also part of `make test`.
audit:
	cargo deny check

clean:
	cargo clean

# Bots: published strength, balance and tuning. Each ladder is kept in target/ladder and continued
# where it stopped; `make ladder LADDER_GAMES=200` is a quick look.
.PHONY: ladder balance tune
LADDER_GAMES ?= 1000
LADDER_GAMES_MORE ?= 500
BALANCE_GAMES ?= 400
# Without time limits, so that a busy machine plays the same games.
LEVELS := novice:millis=0,easy:millis=0,medium:millis=0,hard:millis=0,master:millis=0
# The usual player counts beside two, as game:seats.
LADDER_MORE := simurgh:3 simurgh:4 clash-of-rage:3 clash-of-rage:4 belaad:3 belaad:4 dwar7s-fall:3 dwar7s-fall:4
FOUR_GAMES := simurgh clash-of-rage belaad dwar7s-fall
# As game:seats:option. Clans are dealt at random, so that the choice of a clan isn't measured; peoples
# rotate through the seats.
BALANCED := simurgh:2 simurgh:3 simurgh:4 belaad:2 belaad:3 belaad:4 belaad:5 \
  $(foreach seats,2 3 4,clash-of-rage:$(seats):clans=random) \
  dwar7s-fall:2 dwar7s-fall:3 dwar7s-fall:4:races=blue,elves,ogres,crystal_dwarfs

ladder:
	cargo build --release --quiet --bin sofra
	@mkdir -p target/ladder
	@set -e; for game in $(FOUR_GAMES); do \
	  target/release/sofra ladder $$game --seats 2 --bots random,greedy:millis=0 --games $(LADDER_GAMES) \
	    --out target/ladder/$$game-2-greedy.jsonl --check; \
	  target/release/sofra ladder $$game --seats 2 --bots $(LEVELS) --neighbours --games $(LADDER_GAMES) \
	    --out target/ladder/$$game-2.jsonl --report target/ladder/$$game-2.html --check; \
	done; \
	for each in $(LADDER_MORE); do game=$${each%:*}; seats=$${each#*:}; \
	  target/release/sofra ladder $$game --seats $$seats --bots $(LEVELS) --neighbours \
	    --games $(LADDER_GAMES_MORE) --out target/ladder/$$game-$$seats.jsonl \
	    --report target/ladder/$$game-$$seats.html --check; \
	done

balance:
	cargo build --release --quiet --bin sofra
	@mkdir -p target/balance
	@set -e; for each in $(BALANCED); do \
	  set -- $$(echo $$each | tr : ' '); \
	  target/release/sofra balance $$1 --seats $$2 $${3:+--option $$3} --bot hard:millis=0 \
	    --games $(BALANCE_GAMES) --report target/balance/$$1-$$2.html; \
	done

# The search that found the numbers in crates/*/levels.ron.
tune:
	cargo build --release --quiet --bin sofra
	@for game in $(FOUR_GAMES); do \
	  target/release/sofra tune $$game --bot master:millis=0 --games 200 --equal-work \
	    --try since=leaf,root --try depth=0,1 --try plan=0,60 --try horizon=1,2,3,8 \
	    --try candidates=2,3 --try trust=8,20,40 --try exploration=1,3,8; \
	done
	@target/release/sofra tune belaad --seats 3 --bot master:millis=0 --games 200 \
	  --try stretch=0,4,8

# A round of learning for one game: play, learn, compare, keep what wins (docs/training.md). Needs the network once,
# for PyTorch; data and checkpoints stay in target/train. `make train GAME=simurgh`
.PHONY: train
GAME ?= simurgh
TRAIN_GAMES ?= 200000
TRAIN_BOT ?= greedy:worlds=1:effort=60:millis=0
TRAIN_DEALS ?= 200
train:
	test -x target/train/venv/bin/python || python3 -m venv target/train/venv
	target/train/venv/bin/pip install --quiet -r train/requirements.txt
	cargo build --release --quiet -p selfplay
	train/round.sh $(GAME) $(TRAIN_GAMES) '$(TRAIN_BOT)' $(TRAIN_DEALS)
