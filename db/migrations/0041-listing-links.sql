-- A version of a listing that somebody without an account may look at, for a day.
create table listing_links (
  token_hash text primary key,
  version_id bigint not null references listing_versions (id),
  expires_at timestamptz(3) not null,
  made_by text,
  made_at timestamptz(3) not null default statement_timestamp()
);
create index listing_links_expires on listing_links (expires_at);

comment on table listing_links is 'Links to versions of listings for colleagues without an account.';
comment on column listing_links.token_hash is 'SHA-256 of what the link holds.';
