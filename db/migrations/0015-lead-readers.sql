-- Who has which lead open just now, so that two of them know of each other. It may be lost: nothing depends on it.
create unlogged table lead_readers (
  lead_id bigint not null references leads (id) on delete cascade,
  staff_id text not null references staff_users (id) on delete cascade,
  since timestamptz(3) not null default now(),
  seen_at timestamptz(3) not null default now(),
  primary key (lead_id, staff_id)
);
create index lead_readers_seen on lead_readers (seen_at);
comment on column lead_readers.since is 'Since when it has been open without a break.';
