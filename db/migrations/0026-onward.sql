-- Who is told of an enquiry outside the desk: the team and the visitor by mail, other programs by webhook.

-- What is to be told, written by the statement that stores it; a row goes once its deliveries are there.
create table outbox (
  event_id uuid primary key default gen_random_uuid(),
  lead_id bigint not null references leads (id) on delete cascade,
  kind text not null check (kind in ('enquiry')),
  written_at timestamptz(3) not null default statement_timestamp()
);
create index outbox_lead on outbox (lead_id);

-- One row for each place that an event is told at; each is tried alone.
create table deliveries (
  id bigint generated always as identity primary key,
  event_id uuid not null,
  lead_id bigint not null references leads (id) on delete cascade,
  kind text not null check (kind in ('enquiry')),
  way text not null check (way in ('team', 'visitor', 'webhook')),
  target text not null default '',
  made_at timestamptz(3) not null default statement_timestamp(),
  job_id uuid,
  tries integer not null default 0,
  next_try_at timestamptz(3),
  error text,
  sent_at timestamptz(3),
  dead_at timestamptz(3),
  unique (event_id, way, target),
  check (sent_at is null or dead_at is null)
);
create index deliveries_lead on deliveries (lead_id);
create index deliveries_without_job on deliveries (id)
  where job_id is null and sent_at is null and dead_at is null;
create index deliveries_waiting on deliveries (id) where sent_at is null and dead_at is null;
create index deliveries_dead on deliveries (dead_at, id) where dead_at is not null;
create index deliveries_sent on deliveries (sent_at) where sent_at is not null;

comment on column outbox.event_id is 'What a receiver tells events apart by: the same at every try, and at every place.';
comment on column deliveries.way is '`team` and `visitor` are mails, `webhook` is a call of another program.';
comment on column deliveries.target is 'Address of a mail to the team, name of a webhook (app/notifications/destinations.server.ts); empty for the visitor, whose address is the lead''s.';
comment on column deliveries.job_id is 'Its job of the queue `deliver` (pgboss.job); null while it has none, so that one is made.';
comment on column deliveries.next_try_at is 'When it is tried again; null before its first try and after its last.';
comment on column deliveries.error is 'Why the last try failed, in words. It may name the visitor.';
comment on column deliveries.dead_at is 'When it was given up: somebody at the desk can have it sent again.';
