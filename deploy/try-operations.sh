#!/bin/sh
# Runs what docs/operations.md says of backups and keys, on the embedded server and demo data in a
# folder of its own: `sh deploy/try-operations.sh`. One line a step; it ends with 1 at the first that fails.
set -eu
cd "$(dirname "$0")/.."
PATH="$PWD/node_modules/.bin:$PATH"
work=$(mktemp -d)
pid=
finish() {
  [ -z "$pid" ] || kill -9 "$pid" 2> /dev/null || true
  chmod -R u+w "$work"
  rm -rf "$work"
}
trap finish EXIT
trap 'exit 1' INT TERM

# The commands read no setting of the caller's own shop.
for name in DATABASE_URL DATABASE_MIGRATION_URL DATABASE_REPLICA_URL S3_ENDPOINT SMTP_URL DIST_DIR PUBLIC_URL; do
  unset "$name" "${name}_FILE"
done
export LOG_LEVEL=warn SHOP_DEMO=on SHOP_DEMO_ORDERS=on HOST=127.0.0.1
PORT=$(node -e 'const s = require("net").createServer().listen(0, () => { console.log(s.address().port); s.close() })')
export PORT

# step <what> <command…>: its output is shown where it fails.
step() {
  what=$1
  shift
  begun=$(date +%s)
  if "$@" > "$work/output" 2>&1; then
    printf 'ok    %-58s %3d s\n' "$what" $(($(date +%s) - begun))
  else
    printf 'FAILS %s\n' "$what"
    cat "$work/output"
    exit 1
  fi
}
refuses() { ! "$@" && grep -q "restore only" "$work/output"; }

# start <DATA_DIR>: the program itself, so that signals reach it.
start() {
  DATA_DIR=$1 MALLOC_ARENA_MAX=1 node --max-semi-space-size=8 server/start.js > "$work/shop.log" 2>&1 &
  pid=$!
  until answers /health/ready > /dev/null 2>&1; do
    kill -0 "$pid" 2> /dev/null || { cat "$work/shop.log"; return 1; }
    sleep 1
  done
}
stop() {
  kill -TERM "$pid"
  wait "$pid"
  pid=
}
answers() { node -e 'fetch(`http://127.0.0.1:${process.env.PORT}${process.argv[1]}`).then(async (a) => { process.stdout.write(await a.text()); process.exit(a.ok ? 0 : 1) }, () => process.exit(1))' "$1"; }
kept() { answers '/api/products?limit=100' > "$work/$1" && [ "$(wc -c < "$work/$1")" -gt 1000 ]; }
same() { kept after && cmp "$work/before" "$work/after"; }
command() { DATA_DIR=$1 npm run --silent "$2" -- ${3:+"$3"}; }
# "all well: …", without a warning.
well() { command "$1" check-data && grep -q '^all well' "$work/output"; }
closed() { [ "$(stat -c %a "$1" 2> /dev/null || stat -f %Lp "$1")" = "$2" ]; }

step 'start with demo orders' start "$work/data"
step 'read the catalogue' kept before
step 'backup while the shop runs' command "$work/data" backup "$work/shop.tar.gz"
step 'the backup is for its owner alone' closed "$work/shop.tar.gz" 600
step 'stop by SIGTERM, with code 0' stop
step 'restore into an empty folder' command "$work/restored" restore "$work/shop.tar.gz"
step 'restore refuses a folder with data' refuses command "$work/restored" restore "$work/shop.tar.gz"
step 'check-data of what was restored' well "$work/restored"
step 'renew-keys' command "$work/restored" renew-keys
step 'check-data after it' well "$work/restored"
step 'start what was restored' start "$work/restored"
step 'the catalogue is the same' same
step 'check-data while the shop runs' well "$work/restored"
step 'stop' stop
