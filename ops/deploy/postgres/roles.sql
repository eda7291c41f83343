-- The database of the site and its two roles, for the administrator of the server:
--   psql -v owner_password=… -v app_password=… -f ops/deploy/postgres/roles.sql
-- DATABASE_OWNER_URL names northlight_owner, DATABASE_URL and DATABASE_DIRECT_URL northlight_app.
create role northlight_owner login password :'owner_password';
create role northlight_app login password :'app_password';
create database northlight encoding 'UTF8' template template0 owner northlight_owner;
revoke all on database northlight from public;
grant connect on database northlight to northlight_app;

-- What the site says of its own connections is dropped by a pooler, so the role has it.
alter role northlight_app in database northlight set statement_timeout = '60s';
alter role northlight_app in database northlight set idle_in_transaction_session_timeout = '10s';
