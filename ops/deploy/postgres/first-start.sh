#!/bin/sh
# Run once by the image of PostgreSQL, on an empty volume.
set -eu
psql --set=ON_ERROR_STOP=1 --username=postgres --dbname=postgres \
  --set=owner_password="$OWNER_PASSWORD" --set=app_password="$APP_PASSWORD" \
  --file=/northlight/roles.sql
