-- What listings have already: words that are published at an hour that was chosen, and words that somebody
-- without an account may look at, for a day.
create table word_schedules (
  id bigint generated always as identity primary key,
  version_id bigint not null references word_versions (id),
  publish_at timestamptz(3) not null,
  made_by text,
  made_at timestamptz(3) not null default statement_timestamp(),
  cancelled_by text,
  cancelled_at timestamptz(3),
  done_at timestamptz(3),
  -- What came of it, where it is done: published, or why not.
  outcome text check (outcome in ('published', 'absent', 'overtaken', 'faulty')),
  check ((done_at is null) = (outcome is null)),
  check (done_at is null or cancelled_at is null)
);
create unique index word_schedules_open on word_schedules (version_id)
  where done_at is null and cancelled_at is null;
create index word_schedules_due on word_schedules (publish_at)
  where done_at is null and cancelled_at is null;

create table word_links (
  token_hash text primary key,
  version_id bigint not null references word_versions (id),
  expires_at timestamptz(3) not null,
  made_by text,
  made_at timestamptz(3) not null default statement_timestamp()
);
create index word_links_expires on word_links (expires_at);

comment on table word_schedules is 'Versions of the words of pages that are to be published at an hour, that were, or that somebody called off.';
comment on column word_schedules.version_id is 'The version that is named; what is saved after it is no part of it.';
comment on table word_links is 'Links to versions of the words of pages for colleagues without an account.';
comment on column word_links.token_hash is 'SHA-256 of what the link holds.';
