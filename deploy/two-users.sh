#!/bin/sh
# An empty database server makes the two users of docs/operations.md, "Two users of the database".
set -eu
psql -v ON_ERROR_STOP=1 -U "$POSTGRES_USER" -d postgres -v owner="$(cat "$OWNER_PASSWORD_FILE")" \
  -v shop="$(cat "$SHOP_PASSWORD_FILE")" <<'SQL'
CREATE ROLE pedivella_owner LOGIN PASSWORD :'owner';
CREATE ROLE pedivella_shop LOGIN PASSWORD :'shop';
CREATE DATABASE pedivella OWNER pedivella_owner;
REVOKE TEMPORARY ON DATABASE pedivella FROM PUBLIC;
\connect pedivella
SET ROLE pedivella_owner;
CREATE SCHEMA drizzle;
GRANT USAGE ON SCHEMA drizzle TO pedivella_shop;
ALTER DEFAULT PRIVILEGES IN SCHEMA drizzle GRANT SELECT ON TABLES TO pedivella_shop;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO pedivella_shop;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE, SELECT, UPDATE ON SEQUENCES TO pedivella_shop;
SQL
