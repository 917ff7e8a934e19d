#!/usr/bin/env bash
# Prints the path of a Chromium or Chrome for the browser tests. Installs
# Debian's where it may; else says what is missing and exits 1.
set -u

find_one() {
  if [ -n "${CHROMIUM:-}" ] && [ -x "$CHROMIUM" ]; then echo "$CHROMIUM" && return; fi
  for name in chromium chromium-browser google-chrome google-chrome-stable; do
    command -v "$name" && return
  done
  for app in "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome" "/Applications/Chromium.app/Contents/MacOS/Chromium"; do
    [ -x "$app" ] && echo "$app" && return
  done
  return 1
}

find_one && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get > /dev/null; then
  echo "installing Chromium with apt-get" >&2
  said="$({ apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends chromium fonts-liberation; } 2>&1)"
  find_one && exit 0
  printf '%s\n' "apt-get could not install it:" "$(tail -n 8 <<< "$said")" >&2
fi
echo "No Chromium or Chrome was found for the browser tests: install one, or set CHROMIUM to its path." >&2
exit 1
