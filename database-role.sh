#!/bin/sh
# Makes the role of the server: it owns its database and is no superuser. The image of PostgreSQL runs this once, for an empty volume.
# The superuser then has no password: it is reached by `docker compose exec database psql --username postgres` alone.
set -eu
psql --no-psqlrc --username "$POSTGRES_USER" --dbname postgres --set ON_ERROR_STOP=1 --set password="$POSTGRES_PASSWORD" <<'SQL'
create role spotreel login password :'password';
create database spotreel owner spotreel;
alter role current_user password null;
SQL
