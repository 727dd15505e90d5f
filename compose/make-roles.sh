#!/bin/sh
# Makes the two accounts of the shop in a new PostgreSQL server, with the passwords of their addresses
# (docs/desplegar.md "Accounts of the database"). PostgreSQL's image runs it once, on an empty volume.
set -eu

secrets="${SECRETS:-/run/secrets}"

# The letters and digits between the account's name and the "@".
password_of() {
  sed -n -E 's#^[a-z]+://[^:/@]+:([0-9A-Za-z]+)@.*#\1#p' "$secrets/$1"
}

owner_password="$(password_of database_owner_url)"
app_password="$(password_of database_url)"
if [ -z "$owner_password" ] || [ -z "$app_password" ]; then
  echo "database_owner_url and database_url need a password of letters and digits" >&2
  exit 1
fi

# By standard input: arguments can be seen by every process of the machine.
psql -v ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --quiet <<SQL
create role estrato_owner login password '$owner_password';
create role estrato_app login password '$app_password';
alter database "$POSTGRES_DB" owner to estrato_owner;
revoke all on database "$POSTGRES_DB" from public;
grant connect on database "$POSTGRES_DB" to estrato_app;
SQL
