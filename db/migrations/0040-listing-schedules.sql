-- A version of a listing that is to be published at an hour that was chosen.
create table listing_schedules (
  id bigint generated always as identity primary key,
  version_id bigint not null references listing_versions (id),
  publish_at timestamptz(3) not null,
  made_by text,
  made_at timestamptz(3) not null default statement_timestamp(),
  cancelled_by text,
  cancelled_at timestamptz(3),
  done_at timestamptz(3),
  -- What came of it, where it is done: published, or why not.
  outcome text check (outcome in ('published', 'absent', 'overtaken', 'faulty', 'unsourced')),
  check ((done_at is null) = (outcome is null)),
  check (done_at is null or cancelled_at is null)
);
create unique index listing_schedules_open on listing_schedules (version_id)
  where done_at is null and cancelled_at is null;
create index listing_schedules_due on listing_schedules (publish_at)
  where done_at is null and cancelled_at is null;

comment on table listing_schedules is 'Versions of listings that are to be published at an hour, that were, or that somebody called off.';
comment on column listing_schedules.version_id is 'The version that is named; what is saved after it is no part of it.';
