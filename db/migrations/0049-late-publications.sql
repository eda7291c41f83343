-- What was to be published at an hour and is late: told once, by whichever process sees it first. Nothing here
-- refers to the schedules: what keeps one from being published may hold its very row.
create table late_publications (
  kind text not null check (kind in ('listing', 'words')),
  schedule_id bigint not null,
  noticed_at timestamptz(3) not null default statement_timestamp(),
  primary key (kind, schedule_id)
);

-- Devices that are told of it; a row goes once the push service has answered, or it is published.
create table late_pushes (
  subscription_id bigint not null references push_subscriptions (id) on delete cascade,
  kind text not null,
  schedule_id bigint not null,
  queued_at timestamptz(3) not null default statement_timestamp(),
  due_at timestamptz(3) not null default statement_timestamp(),
  tries integer not null default 0,
  primary key (subscription_id, kind, schedule_id),
  foreign key (kind, schedule_id) references late_publications (kind, schedule_id)
);
create index late_pushes_due on late_pushes (due_at);

comment on table late_publications is 'Publications at an hour that were a minute late, which were told of.';
comment on column late_pushes.due_at is 'Not before; a process that sends it puts this off first.';
