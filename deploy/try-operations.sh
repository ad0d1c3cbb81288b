#!/bin/sh
# Runs what docs/operations.md says, on demo data in a folder of its own: `sh deploy/try-operations.sh`.
# One line a step; it ends with 1 at the first that fails. What this machine cannot try is skipped, with the reason.
set -eu
cd "$(dirname "$0")/.."
PATH="$PWD/node_modules/.bin:$PATH"
program=$PWD
work=$(mktemp -d)
chmod 711 "$work"
pid='' first='' proxy='' servers=''
finish() {
  for one in $pid $first $proxy; do kill -9 "$one" 2> /dev/null || true; done
  for one in $servers; do postgres pg_ctl -D "$one" -m immediate stop > /dev/null 2>&1 || true; done
  chmod -R u+w "$work"
  rm -rf "$work"
}
trap finish EXIT
trap 'exit 1' INT TERM

# The commands read no setting of the caller's own shop.
for name in DATABASE_URL DATABASE_MIGRATION_URL DATABASE_REPLICA_URL S3_ENDPOINT SMTP_URL DIST_DIR PUBLIC_URL; do
  unset "$name" "${name}_FILE"
done
export LOG_LEVEL=warn SHOP_DEMO=on SHOP_DEMO_ORDERS=on HOST=127.0.0.1 ADMIN_PASSWORD=officina-di-prova
free_port() { node -e 'const s = require("net").createServer().listen(0, () => { console.log(s.address().port); s.close() })'; }
PORT=$(free_port)
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
skip() { printf 'skip  %s\n' "$1"; }
refuses() { ! "$@" && grep -q "restore only" "$work/output"; }

# start <DATA_DIR> [how…]: the program itself, so that signals reach it.
start() {
  data=$1
  shift
  DATA_DIR=$data MALLOC_ARENA_MAX=1 "$@" node --max-semi-space-size=8 "$program/server/start.js" > "$work/shop.log" 2>&1 &
  pid=$!
  until client get "http://127.0.0.1:$PORT" /health/ready > /dev/null 2>&1; do
    kill -0 "$pid" 2> /dev/null || { cat "$work/shop.log"; return 1; }
    sleep 1
  done
}
stop() {
  kill -TERM "$pid"
  wait "$pid"
  pid=''
}
client() { node "$program/deploy/try-client.ts" "$@"; }
here() { echo "http://127.0.0.1:$PORT"; }
kept() { client get "$(here)" '/api/products?limit=100' > "$work/$1" && [ "$(wc -c < "$work/$1")" -gt 1000 ]; }
same() { kept after && cmp "$work/before" "$work/after"; }
command() { DATA_DIR=$1 npm run --silent "$2" -- ${3:+"$3"}; }
# "all well: …", without a warning.
well() { command "$1" check-data && grep -q '^all well' "$work/output"; }
closed() { [ "$(stat -c %a "$1" 2> /dev/null || stat -f %Lp "$1")" = "$2" ]; }
order() { client order "$(here)" "$1" > "$work/$1"; }

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

# Another user, who owns DATA_DIR alone.
as_nobody="setpriv --reuid nobody --regid $(id -g nobody 2> /dev/null || true) --clear-groups --no-new-privs"
owned() { [ "$(ps -o user= -p "$pid" | tr -d ' ')" = nobody ] && ! $as_nobody test -w "$program" && ! $as_nobody test -w dist; }
if [ "$(id -u)" != 0 ]; then
  as_nobody=''
  skip 'another user: only root may start as one'
elif ! $as_nobody test -r "$program/package.json" 2> /dev/null; then
  as_nobody=''
  skip 'another user: no setpriv here, or that user may not read the program'
else
  chown -R nobody "$work/restored"
  step 'start as another user' start "$work/restored" $as_nobody
  step 'the process is of that user, who cannot write the program' owned
  step 'order' order by-another-user
  step 'stop' stop
  chown -R root "$work/restored"
fi

# A file system that is read-only but for DATA_DIR, as in a hardened container.
[ "$(id -u)" = 0 ] && inside='' || inside=--map-root-user
cat > "$work/sealed" <<SEALED
#!/bin/sh
exec unshare --mount $inside sh -c 'mount --bind "\$0" "\$0" && mount --bind "\$PWD" "\$PWD" &&
  mount -o remount,bind,ro "\$PWD" && { mount -o remount,bind,ro / || true; } && cd "\$PWD" && exec "\$@"' "$work/restored" "\$@"
SEALED
chmod +x "$work/sealed"
if "$work/sealed" sh -c '! touch written' 2> /dev/null; then
  step 'start on a read-only file system' start "$work/restored" "$work/sealed"
  step 'order' order read-only
  step 'backup into DATA_DIR' "$work/sealed" env DATA_DIR="$work/restored" node server/commands/backup.ts "$work/restored/more.tar.gz"
  step 'stop' stop
else
  rm -f written
  skip 'read-only file system: unshare may not make one here'
fi

# A proxy with https in front.
if openssl version > /dev/null 2>&1; then
  PUBLIC_URL="https://negozio.example:$(free_port)"
  openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=negozio.example -keyout "$work/key.pem" \
    -addext subjectAltName=DNS:negozio.example -out "$work/cert.pem" 2> /dev/null
  export PUBLIC_URL TRUST_PROXY=1 LOG_LEVEL=info NODE_EXTRA_CA_CERTS="$work/cert.pem"
  node deploy/try-client.ts proxy "$PUBLIC_URL" "$PORT" "$work/key.pem" "$work/cert.pem" &
  proxy=$!
  step 'start behind a proxy with https' start "$work/restored"
  step 'HSTS; links, sitemap and redirects are https' client links "$PUBLIC_URL"
  step 'Secure cookies; an Origin of plain http is refused' client login "$PUBLIC_URL"
  step 'the log has the address from the proxy, no forged one' client addresses "$PUBLIC_URL" "$work/shop.log"
  step 'stop' stop
  kill "$proxy"
  proxy=''
  unset PUBLIC_URL TRUST_PROXY NODE_EXTRA_CA_CERTS
  export LOG_LEVEL=warn
else
  skip 'proxy with https: no openssl here'
fi

# PostgreSQL: two users, two nodes, a standby, recovery to a moment.
bin=$(ls -d /usr/lib/postgresql/*/bin 2> /dev/null | tail -n 1)
bin=${bin:-$(pg_config --bindir 2> /dev/null || true)}
postgres() {
  tool=$1
  shift
  (cd "$work/pg" && $as_nobody "$bin/$tool" "$@")
}
sql() { "$bin/psql" -X -qAt -v ON_ERROR_STOP=1 -h 127.0.0.1 -p "$1" -U postgres -d pedivella -c "$2"; }
# serve <folder> <port> <settings>
serve() {
  printf "port = %s\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = ''\n%s\n" "$2" "$3" >> "$work/pg/$1/postgresql.conf"
  servers="$servers $work/pg/$1"
  postgres pg_ctl -D "$work/pg/$1" -w -t 120 -l "$work/pg/$1.log" start
}
empty_server() {
  mkdir -m 755 "$work/pg" "$work/pg/archive"
  [ -z "$as_nobody" ] || chown -R nobody "$work/pg"
  postgres initdb -D "$work/pg/main" -U postgres -A trust -E UTF8 --locale=C.UTF-8
  serve main "$main" "archive_mode = on
archive_command = 'cp %p $work/pg/archive/%f'"
  echo one > "$work/one" && echo another > "$work/another"
  PGHOST=127.0.0.1 PGPORT=$main POSTGRES_USER=postgres OWNER_PASSWORD_FILE=$work/one \
    SHOP_PASSWORD_FILE=$work/another sh deploy/two-users.sh
}
# copy <folder> [options]: of the running server.
copy() {
  folder=$1
  shift
  postgres pg_basebackup -h 127.0.0.1 -p "$main" -U postgres -D "$work/pg/$folder" -c fast "$@"
}
second_node() {
  first=$pid PORT=$second
  export DATABASE_REPLICA_URL="postgres://postgres@127.0.0.1:$standby/pedivella"
  start "$work/node-2"
}
same_order() { client order "http://127.0.0.1:$one" one-key > "$work/other" && order one-key && cmp "$work/one-key" "$work/other"; }
from_standby() { client exported "$(here)" "$(cat "$work/one-key")" && grep -q 'from "orders"' "$work/pg/standby.log"; }
goes_on() { kill -9 "$first" && first='' && order after-the-kill; }
accident() { sleep 1 && sql "$main" 'select now()' > "$work/moment" && sleep 1 && order too-late && sql "$main" 'delete from order_vat'; }
recover() {
  sql "$main" 'select pg_switch_wal()'
  postgres pg_ctl -D "$work/pg/main" stop || return 1
  $as_nobody touch "$work/pg/base/recovery.signal"
  serve base "$recovered" "archive_mode = off
restore_command = 'cp $work/pg/archive/%f %p'
recovery_target_time = '$(cat "$work/moment")'
recovery_target_action = promote" || return 1
  until [ "$(sql "$recovered" 'select pg_is_in_recovery()')" = f ]; do sleep 1; done
  unset DATABASE_REPLICA_URL DATABASE_MIGRATION_URL
  export DATABASE_URL="postgres://pedivella_shop:another@127.0.0.1:$recovered/pedivella"
}
has() { [ "$(sql "$recovered" "select count(*) from orders where order_number = '$(cat "$work/$1")'")" = "$2" ]; }
only_before() { has one-key 1 && has after-the-kill 1 && has too-late 0; }

if [ ! -x "$bin/pg_basebackup" ] || [ ! -x "$bin/psql" ]; then
  skip 'PostgreSQL: no server with pg_basebackup and psql here'
elif [ "$(id -u)" = 0 ] && [ -z "$as_nobody" ]; then
  skip 'PostgreSQL: it refuses to run as root, and no other user is there'
else
  one=$PORT second=$(free_port) main=$(free_port) standby=$(free_port) recovered=$(free_port)
  step "an empty $("$bin/postgres" --version | cut -d' ' -f1-3) and two-users.sh" empty_server
  export DATABASE_URL="postgres://pedivella_shop:another@127.0.0.1:$main/pedivella"
  export DATABASE_MIGRATION_URL="postgres://pedivella_owner:one@127.0.0.1:$main/pedivella"
  step 'start on it' start "$work/node-1"
  step 'pg_basebackup while the shop runs' copy base
  step 'pg_basebackup of a standby' copy standby -R
  step 'the standby follows' serve standby "$standby" 'hot_standby_feedback = on
log_statement = all'
  step 'a second node beside the first' second_node
  step 'an order, and its key again at the other node' same_order
  step 'an export is read on the standby' from_standby
  step 'the first node is killed, the second sells' goes_on
  step 'an accident' accident
  step 'stop' stop
  step 'recovery to the moment before it' recover
  step 'check-data of what was recovered' well "$work/node-1"
  step 'it has the orders before that moment, none after' only_before
  step 'start on it' start "$work/node-1"
  step 'stop' stop
fi
