#!/usr/bin/env bash
# Plays a whole match with curl and jq alone, for every seat: opens a room, sits
# down, starts, makes legal moves by chance until there is a result, prints it.
#
#   play.sh GAME [SEATS] [OPTIONS]
#
# GAME and OPTIONS (JSON) are of /api/games; SEATS is the fewest of the game unless
# given. SOBREMESA is the server, http://localhost:8080 unless set.
set -euo pipefail

for tool in curl jq; do
  command -v "$tool" > /dev/null || { echo "play.sh needs $tool" >&2; exit 69; }
done
game=${1:?"the id of a game"} seats=${2:-} options=${3:-"{}"}
site=${SOBREMESA:-http://localhost:8080}
most=5000 # moves: no game takes so many

# One device holds all seats. Every request says who it is.
secret=$(od -An -N32 -tx1 /dev/urandom | tr -d ' \n')
as=(-sS -H "Authorization: Bearer $secret" -H 'Content-Type: application/json')
call() { curl "${as[@]}" --fail-with-body "$@"; }

[ -n "$seats" ] || seats=$(call "$site/api/games" | jq --arg id "$game" '.games[] | select(.id == $id).seats[0]')
opened=$(jq -n --arg game "$game" --argjson seats "$seats" --argjson options "$options" '$ARGS.named' | call "$site/api/rooms" -d @-)
room=$site/api/rooms/$(jq -r .code <<< "$opened")
for ((seat = 2; seat <= seats; seat++)); do call "$room/seats" -d "{\"seat\":$seat}" > /dev/null; done
call -X POST "$room/start" > /dev/null

# What each seat may do, in the order of the seats; [1-4] is four requests to curl.
legal="$room/legal?seat=[1-$seats]"

# A move of one of those who may make one, as the body of a request.
choose='[inputs | select(.moves)] | to_entries | map(select(.value.moves != []))
  | if . == [] then empty else .[$chance % length] | .value as {$v, $moves}
  | {id: "\($n)", seat: (.key + 1), at: $v, move: $moves[$chance % ($moves | length)]} end'

answers=$(call "$legal")
for ((n = 1; n <= most; n++)); do
  move=$(jq -nc --argjson n "$n" --argjson chance "$RANDOM" "$choose" <<< "$answers")
  if [ -n "$move" ]; then
    answers=$(curl "${as[@]}" "$room/moves" -d "$move" --next "${as[@]}" "$legal")
  else
    sleep 0.1 # a moment of the rules' own
    answers=$(curl "${as[@]}" "$legal")
  fi
  case $answers in
    *'"error":{"code":"over"}'*) break ;;
    *'"refused":'*'"stale"'*) ;; # the question changed meanwhile
    *'"slow_down"'*) sleep 1; answers=$(curl "${as[@]}" "$legal") ;;
    *'"refused":'* | *'"error":'*) echo "$move: $answers" >&2; exit 1 ;;
  esac
done
call "$room/view" | jq -ce '{game: .doc.room.game, phase: .doc.room.phase, v, result: .doc.game.result | values}'
