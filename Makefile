# `make run` plays, `make test` tests; both install what they need.
.DEFAULT_GOAL := help
SHELL := /bin/bash

GO      ?= go
BIN     := bin/sobremesa
ADDR    ?= :8080
DATA    ?= data
VERSION := $(shell git describe --tags --always --dirty 2>/dev/null)
MODULES := web/node_modules/.package-lock.json
CLIENT  := $(shell find web/src web/tools web/build.mjs -type f 2>/dev/null)
SERVER  := $(shell find cmd internal rules web \( -name node_modules -o -path web/dist \) -prune -o \
	\( -name '*.go' -o -name '*.csv' -o -name '*.md' -o -name '*.json' \) -print)

.PHONY: help run build web dev test test-go test-web test-browser test-long lint fuzz bench measure shots clean

help: ## say what can be made
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-13s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

run: build ## build everything and serve it (ADDR=:8080 and DATA=data, a folder, unless given)
	$(BIN) serve --addr $(ADDR) --data $(DATA)

build: $(BIN) ## build bin/sobremesa with the client inside

$(BIN): web/dist/home.html $(SERVER) go.mod go.sum
	$(GO) build -ldflags '-X main.stamp=$(VERSION)' -o $@ ./cmd/sobremesa

web: web/dist/home.html ## build the client into web/dist

web/dist/home.html: $(MODULES) $(CLIENT)
	cd web && npm run --silent build

$(MODULES): web/package.json web/package-lock.json
	cd web && npm ci --no-audit --no-fund
	@touch $@

dev: $(MODULES) ## serve on :8080 and rebuild the client when its source changes
	cd web && npm run --silent build
	@trap 'kill $$(jobs -p)' EXIT; (cd web && npm run --silent watch) & $(GO) run ./cmd/sobremesa serve --addr $(ADDR) --data $(DATA) --client web/dist

test: test-go test-web test-browser ## everything that must be true before a commit lands

test-go:
	$(GO) vet ./...
	$(GO) test -race ./...
	$(GO) test ./rules/... ./internal/lobby # ten times as many matches and rooms as under the race detector

test-web: $(MODULES)
	cd web && npm run --silent check
	cd web && npm test

test-browser: $(BIN)
	web/test/browser.sh

test-long: build ## what `make test` runs in small counts, in full (up to 150 minutes)
	SOBREMESA_LONG=1 $(GO) test -timeout 150m ./...
	SOBREMESA_NO_WS=1 web/test/browser.sh

lint: $(MODULES) ## formatting, vet, types and generated files
	@out="$$(gofmt -l cmd internal rules web/*.go)"; [ -z "$$out" ] || { echo "not formatted: $$out"; exit 1; }
	$(GO) vet ./...
	$(GO) run ./internal/server/specgen -check
	cd web && npm run --silent check

FUZZTIME ?= 30s
# The go command sometimes takes the end of the time for a failure: then there is
# no failing input.
fuzz: ## every fuzz target for FUZZTIME (30s) each
	@for pkg in $$($(GO) list ./...); do \
	  for target in $$($(GO) test -list '^Fuzz' $$pkg | grep '^Fuzz'); do \
	    echo "$$pkg $$target"; \
	    out=$$($(GO) test -run '^$$' -fuzz "^$$target$$" -fuzztime $(FUZZTIME) -fuzzminimizetime 1x $$pkg 2>&1) && continue; \
	    echo "$$out" | tail -30; \
	    echo "$$out" | grep -q 'Failing input' && exit 1; \
	    echo "$$out" | grep -q 'context deadline exceeded' || exit 1; \
	  done; done

bench: ## Go benchmarks, and the server under load beside a bare relay
	$(GO) test -run '^$$' -bench . -benchmem ./...
	$(GO) run ./cmd/sobremesa load --pairs 3

measure: build ## the client on a slow tablet: bytes and time until it can be played, patches, memory
	CHROMIUM="$$(web/test/chromium.sh)" node web/test/measure/index.js

shots: build ## pictures of every page and phase into bin/shots
	CHROMIUM="$$(web/test/chromium.sh)" node web/test/shots/index.js

clean: ## remove what was built (never the data)
	rm -rf bin web/node_modules && find web/dist -mindepth 1 ! -name .gitkeep -delete
