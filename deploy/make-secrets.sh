#!/bin/sh
# Makes the files of deploy/secrets/ that are missing. What an .env of version 0.4 or older has is taken over.
set -eu
cd "$(dirname "$0")"
umask 077
mkdir -p secrets

before() { [ ! -f .env ] || sed -n "s/^$1=//p" .env | tail -n 1; }
random() { head -c 24 /dev/urandom | od -An -tx1 | tr -d ' \n'; }

# The folder is closed to others. The files are open: in a container another user reads them.
put() {
  [ ! -e "secrets/$1" ] || return 0
  printf '%s\n' "$2" > "secrets/$1"
  chmod 444 "secrets/$1"
}
secret() {
  found=$(before "$2")
  put "$1" "${found:-$(random)}"
}

secret database_password DATABASE_PASSWORD
secret database_owner_password DATABASE_OWNER_PASSWORD
secret database_admin_password DATABASE_ADMIN_PASSWORD
secret admin_password ADMIN_PASSWORD
secret metrics_token METRICS_TOKEN
secret s3_secret_access_key S3_SECRET_ACCESS_KEY
put database_url "postgres://pedivella_shop:$(cat secrets/database_password)@database:5432/pedivella"
put database_migration_url "postgres://pedivella_owner:$(cat secrets/database_owner_password)@database:5432/pedivella"
# The catcher of compose.yaml until another address stands here.
mails=$(before SMTP_URL)
put smtp_url "${mails:-smtp://mail:1025}"
# For compose.paypal.yaml.
for name in PAYPAL_CLIENT_ID PAYPAL_CLIENT_SECRET PAYPAL_WEBHOOK_ID; do
  found=$(before "$name")
  [ -z "$found" ] || put "$(echo "$name" | tr '[:upper:]' '[:lower:]')" "$found"
done
