# Fanlight's commands. A new user needs only the first three:
#   make run      install what is missing, build, and show a page on an iPhone X (pictures in out/)
#   make install  install what is missing, build, and put the program below PREFIX (/usr/local)
#   make test     install what is missing, and pass the tests

SWIFT ?= swift
CONFIGURATION ?= release
# Additional flags of the debug builds. All debug builds must use the same flags; otherwise each one rebuilds
# everything. CI omits debug information.
SWIFT_FLAGS ?=
export SWIFT_FLAGS
PREFIX ?= /usr/local
DESTDIR ?=
# The helper that `make webkit` builds.
WEBKIT_HELPER = Engines/WebKitHelper/.build/gtk3/fanlight-webkit-helper
SOURCES = Sources Tests Benchmarks Examples Package.swift Rewriter/Sources Rewriter/Tests Rewriter/Package.swift \
  SystemFrameworks/Sources SystemFrameworks/Tests SystemFrameworks/Package.swift

.PHONY: run test build program install uninstall dist bootstrap lint check-ios-surface check-docs format bench bench-solver bench-text soak asan fuzz picture audit-pictures gallery report-hashes api api-check where clean optional-requirements test-rewriter \
  test-system-frameworks \
  check-outside-package webkit check-webkit

run: build
	$(SWIFT) run --skip-build -c $(CONFIGURATION) fanlight shot Examples/Pages/lighthouse.html \
	  --device "iPhone X" --host all --orientation portrait --orientation landscape-right \
	  --frame --out out
	# The page above has no faults, the next one has some; an audit with findings exits with status 1.
	$(SWIFT) run --skip-build -c $(CONFIGURATION) fanlight audit Examples/Pages/lighthouse.html --quiet
	$(SWIFT) run --skip-build -c $(CONFIGURATION) fanlight audit Examples/Pages/lighthouse-broken.html \
	  --quiet || [ $$? -eq 1 ]

build: bootstrap
	$(SWIFT) build -c $(CONFIGURATION) --product fanlight

# The program with statically linked Swift libraries, which runs without Swift installed. The libraries need
# libcurl and libxml2, and contain a call that GNU's linkers warn about.
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

test:
	@scripts/bootstrap --if-available chromium-headless-shell
	@# A helper of WebKit that was built before must not be older than its sources.
	@[ ! -x $(WEBKIT_HELPER) ] || $(MAKE) --silent -C Engines/WebKitHelper
	$(SWIFT) build $(SWIFT_FLAGS) --build-tests
	SWIFT=$(SWIFT) scripts/test

bootstrap:
	@scripts/bootstrap

# The second engine: the distribution's WebKitGTK and X server, and the helper that displays pages with them
# (docs/engines.md). It is optional. `make check-webkit` runs its tests.
WEBKIT_PACKAGES = libwebkit2gtk-4.1-dev libjson-glib-dev libx11-dev xvfb bubblewrap xdg-dbus-proxy
webkit:
	@scripts/bootstrap $(WEBKIT_PACKAGES)
	$(MAKE) -C Engines/WebKitHelper

check-webkit: webkit
	$(MAKE) -C Engines/WebKitHelper check

# Checks format, file sizes, unsafe code, injected scripts, vocabulary, the catalog's rows and the grammar of
# comments; `ArchitectureTests` checks the other rules of the architecture.
lint:
	$(SWIFT) format lint --strict --recursive --parallel $(SOURCES)
	scripts/check-files
	scripts/check-scripts
	scripts/check-words
	scripts/make-device-catalog --check
	scripts/check-grammar

format:
	$(SWIFT) format format --in-place --recursive --parallel $(SOURCES)

# Checks that FanlightBrowser and its examples use only API of the oldest supported iOS (scripts/ios-surface.txt).
check-ios-surface:
	$(SWIFT) build $(SWIFT_FLAGS)
	scripts/check-ios-surface

# Builds a package that depends on this one (docs/library.md), runs its tests and writes its pictures.
check-outside-package:
	SWIFT=$(SWIFT) scripts/check-outside-package

# Tests the rewriter of iOS sources, a package of its own (docs/packages.md).
test-rewriter:
	$(SWIFT) test $(SWIFT_FLAGS) --package-path Rewriter

# Tests os, OSLog and Combine, which are a package of their own.
test-system-frameworks:
	$(SWIFT) test $(SWIFT_FLAGS) --package-path SystemFrameworks

# Writes the list of optional methods of the frameworks' delegates, which the rewriter needs.
optional-requirements:
	SWIFT=$(SWIFT) scripts/make-optional-requirements

# Checks that every link in the browser's documentation can be resolved.
check-docs:
	$(SWIFT) build $(SWIFT_FLAGS)
	scripts/check-docs

# Measures ratios to a peer in the same run (pip install pyyoga); not part of `make test`.
bench: build
	$(SWIFT) build -c release --product ShotBenchmark
	$(SWIFT) build -c release --product page-workload
	$(SWIFT) build -c release --product list-workload
	$(SWIFT) build -c release --product screen-workload
	scripts/bench

# Compares the constraint solver with kiwi (pip install kiwisolver), on the same workloads.
bench-solver:
	$(SWIFT) build -c release --product solver-workload
	scripts/bench-solver

# Compares measuring text with Pango (apt-get install libpango1.0-dev), on the same lines.
bench-text:
	$(SWIFT) build -c release --product text-workload
	scripts/bench-text

# Writes docs/reliability.md, the resources that web views use over a long time; takes minutes.
soak:
	$(SWIFT) build -c release --product soak-workload
	scripts/soak

# Tests classes that UIKit instantiates from their type, with AddressSanitizer; takes minutes.
asan: bootstrap
	SWIFT=$(SWIFT) scripts/asan

# Fuzzes calls of the solver and viewport metas with libFuzzer, for SECONDS each.
SECONDS = 60
fuzz:
	scripts/fuzz $(SECONDS)

# Writes docs/images/lighthouse.png, the README's picture, from the example page.
picture: build
	scripts/make-readme-picture

# Writes docs/images/audit, the pictures of docs/audit.md with each rule's fault and fix.
audit-pictures: build
	scripts/make-audit-pictures

# Writes docs/gallery, every figure with its numbers; tests fail if it is out of date.
gallery: build
	rm -f docs/gallery/*.png
	$(SWIFT) run --skip-build -c $(CONFIGURATION) fanlight gallery --out docs/gallery
	scripts/shrink-pictures docs/gallery

# Writes the hashes of the HTML report's style and script, which its Content Security Policy lists.
report-hashes:
	scripts/make-report-hashes

# Writes docs/api, every public symbol by the compiler's list, docs/coverage.md and docs/missing.md.
api:
	$(SWIFT) build $(SWIFT_FLAGS)
	scripts/make-coverage

api-check:
	$(SWIFT) build $(SWIFT_FLAGS)
	scripts/make-coverage --check

# Prints a statement of the specification and every place that cites it: make where S4.15
where:
	@scripts/where $(filter-out where,$(MAKECMDGOALS))

S%.% W%:
	@:

clean:
	rm -rf .build out
