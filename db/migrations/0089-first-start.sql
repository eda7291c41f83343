-- The start prints a link with which the first owner makes an account in the browser.
create table setup_links (
  token_hash text primary key,
  expires_at timestamptz(3) not null
);
comment on table setup_links is 'Several may be valid at once, one of each process; all end with the first account.';
comment on column setup_links.token_hash is 'SHA-256 of the token.';

-- The list of what to do before a site goes live can be hidden, for all owners.
create table go_live_hidden (
  is_hidden boolean primary key default true check (is_hidden),
  staff_id text references staff_users (id) on delete set null,
  hidden_at timestamptz(3) not null default now()
);
create index go_live_hidden_staff on go_live_hidden (staff_id);
comment on table go_live_hidden is 'One row at most; without it the list is on the first page of the dashboard.';
