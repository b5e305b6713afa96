export PATH := $(CURDIR)/.venv/bin:$(PATH)
export NO_MKDOCS_2_WARNING := 1

.PHONY: serve build test test-long check format bench identity catalogs check-catalogs report wheels game
serve build test test-long check format bench identity catalogs check-catalogs report wheels game: .venv/ready

serve:          ; python -m mkdocs_patience serve
build:          ; python -m mkdocs_patience build
test:           ; python tools/browser.py && python -m pytest -n 2 --dist worksteal
test-long:      ; python tools/browser.py && HYPOTHESIS_PROFILE=long python -m pytest -n 2 --dist worksteal -m "long or not long" -o faulthandler_timeout=14400
check:          ; ruff format --check . && ruff check . && mypy && npx biome ci
format:         ; ruff format . && ruff check --fix . && npx biome check --write
bench:          ; python tools/browser.py && python -m mkdocs_patience build && python -m bench
identity:       ; python -m bench.identity && python -m bench.identity --words
wheels:         ; rm -rf dist && python -m hatchling build -t wheel && cd i18n && python -m hatchling build -t wheel -d ../dist
game:           ; python -m mkdocs_patience game $(NAME)
catalogs:       ; python -m mkdocs_patience catalogs
check-catalogs: ; python -m mkdocs_patience check
report:         ; python -m mkdocs_patience report

.venv/ready: requirements.txt package-lock.json pyproject.toml i18n/pyproject.toml tools/setup.py
	python3 tools/setup.py
