# Fanlight's commands. The first three are all a new user needs:
#   make run      install what is missing, build, and show a page on an iPhone X (pictures in out/)
#   make install  install what is missing, build, and put the program below PREFIX (/usr/local)
#   make test     install what is missing, and pass the tests

SWIFT ?= swift
CONFIGURATION ?= release
# What the debug builds are made with beside the defaults. All of them have to agree, or each makes anew what
# the one before it made; CI leaves out the debug information.
SWIFT_FLAGS ?=
export SWIFT_FLAGS
PREFIX ?= /usr/local
DESTDIR ?=
SOURCES = Sources Tests Benchmarks Examples Package.swift Rewriter/Sources Rewriter/Tests Rewriter/Package.swift \
  SystemFrameworks/Sources SystemFrameworks/Tests SystemFrameworks/Package.swift

.PHONY: run test build program install uninstall dist bootstrap lint check-ios-surface check-docs format bench bench-solver bench-text soak asan fuzz picture audit-pictures gallery report-hashes api api-check where clean optional-requirements test-rewriter \
  test-system-frameworks \
  check-outside-package webkit check-webkit

run: build
	$(SWIFT) run --skip-build -c $(CONFIGURATION) fanlight shot Examples/Pages/lighthouse.html \
	  --device "iPhone X" --host all --orientation portrait --orientation landscape-right \
	  --frame --out out
	# The page above has no fault, its twin has some; 1 is the status of an audit with findings.
	$(SWIFT) run --skip-build -c $(CONFIGURATION) fanlight audit Examples/Pages/lighthouse.html --quiet
	$(SWIFT) run --skip-build -c $(CONFIGURATION) fanlight audit Examples/Pages/lighthouse-broken.html \
	  --quiet || [ $$? -eq 1 ]

build: bootstrap
	$(SWIFT) build -c $(CONFIGURATION) --product fanlight

# The program with the Swift libraries inside: it runs where there is no Swift. They need libcurl and
# libxml2, and GNU's linkers warn of a call in them.
program:
	@if pkg-config --exists libcurl 2>/dev/null; then scripts/bootstrap libxml2-dev; \
	  else scripts/bootstrap libcurl4-openssl-dev libxml2-dev; fi
	$(SWIFT) build -c release --static-swift-stdlib -Xswiftc -use-ld=lld -Xlinker -s \
	  --product fanlight

# The program, its shell completions and its manual page.
install: program
	scripts/install .build/release/fanlight $(DESTDIR)$(PREFIX)

uninstall:
	scripts/install --remove $(DESTDIR)$(PREFIX)

# A tarball for machines without Swift; docs/install.md says what they need.
dist: program
	scripts/make-dist .build/release/fanlight

test: bootstrap
	$(SWIFT) build $(SWIFT_FLAGS) --build-tests
	SWIFT=$(SWIFT) scripts/test

bootstrap:
	@scripts/bootstrap

# The second engine: WebKitGTK and an X server of the distribution, and the helper that shows pages with them
# (docs/engines.md). Nothing else needs it. `make check-webkit` runs its tests.
WEBKIT_PACKAGES = libwebkit2gtk-4.1-dev libjson-glib-dev libx11-dev xvfb bubblewrap xdg-dbus-proxy
webkit:
	@scripts/bootstrap $(WEBKIT_PACKAGES)
	$(MAKE) -C Engines/WebKitHelper

check-webkit: webkit
	$(MAKE) -C Engines/WebKitHelper check

# Format, file sizes, unsafe code, injected scripts, words, the catalog's rows and the grammar of comments;
# `ArchitectureTests` holds the rest of the house rules.
lint:
	$(SWIFT) format lint --strict --recursive --parallel $(SOURCES)
	scripts/check-files
	scripts/check-scripts
	scripts/check-words
	scripts/make-device-catalog --check
	scripts/check-grammar

format:
	$(SWIFT) format format --in-place --recursive --parallel $(SOURCES)

# FanlightBrowser and the examples with it use only API that Apple's oldest supported iOS has (scripts/ios-surface.txt).
check-ios-surface:
	$(SWIFT) build $(SWIFT_FLAGS)
	scripts/check-ios-surface

# docs/library.md: a package that depends on this one builds, passes its tests and writes its pictures.
check-outside-package:
	SWIFT=$(SWIFT) scripts/check-outside-package

# The rewriter of iOS sources is a package of its own (docs/packages.md).
test-rewriter:
	$(SWIFT) test --package-path Rewriter

# os, OSLog and Combine are a package of their own as well.
test-system-frameworks:
	$(SWIFT) test --package-path SystemFrameworks

# The optional methods of the frameworks' delegates, which the rewriter knows by name.
optional-requirements:
	SWIFT=$(SWIFT) scripts/make-optional-requirements

# Every link of the browser's documentation leads somewhere.
check-docs:
	$(SWIFT) build $(SWIFT_FLAGS)
	scripts/check-docs

# Ratios to a peer in the same run (pip install pyyoga); nothing here is part of `make test`.
bench: build
	$(SWIFT) build -c release --product ShotBenchmark
	$(SWIFT) build -c release --product page-workload
	$(SWIFT) build -c release --product list-workload
	$(SWIFT) build -c release --product screen-workload
	scripts/bench

# The constraint solver against kiwi (pip install kiwisolver), on the same workloads.
bench-solver:
	$(SWIFT) build -c release --product solver-workload
	scripts/bench-solver

# Measuring of text against Pango (apt-get install libpango1.0-dev), on the same lines.
bench-text:
	$(SWIFT) build -c release --product text-workload
	scripts/bench-text

# docs/reliability.md: what web views hold when they are used for long; takes minutes.
soak:
	$(SWIFT) build -c release --product soak-workload
	scripts/soak

# Classes that UIKit makes from their type, under AddressSanitizer; takes minutes.
asan: bootstrap
	SWIFT=$(SWIFT) scripts/asan

# libFuzzer over calls of the solver and over viewport metas, for SECONDS each.
SECONDS = 60
fuzz:
	scripts/fuzz $(SECONDS)

# docs/images/lighthouse.png: the picture of the README, from the example page.
picture: build
	scripts/make-readme-picture

# docs/images/audit: the pictures of docs/audit.md, of each rule's fault and its fix.
audit-pictures: build
	scripts/make-audit-pictures

# docs/gallery: every figure with its numbers; the tests say when it is stale.
gallery: build
	rm -f docs/gallery/*.png
	$(SWIFT) run --skip-build -c $(CONFIGURATION) fanlight gallery --out docs/gallery
	scripts/shrink-pictures docs/gallery

# The hashes of the HTML report's style and script, which its policy names.
report-hashes:
	scripts/make-report-hashes

# docs/api: every public symbol, from the compiler's own list; docs/coverage.md and docs/missing.md.
api:
	$(SWIFT) build $(SWIFT_FLAGS)
	scripts/make-coverage

api-check:
	$(SWIFT) build $(SWIFT_FLAGS)
	scripts/make-coverage --check

# A statement of the papers and every place that cites it: make where S4.15
where:
	@scripts/where $(filter-out where,$(MAKECMDGOALS))

S%.% W%:
	@:

clean:
	rm -rf .build out
