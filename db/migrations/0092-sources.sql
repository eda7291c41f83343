-- Leads come from portals, advertisements, calls, forms and programs (docs/adr/0053).
create table sources (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  kind text not null,
  name text not null check (length(name) between 1 and 60),
  settings jsonb not null default '{}',
  secrets jsonb not null default '{}',
  keys text[] not null default '{}' check (cardinality(keys) <= 2),
  is_paused boolean not null default false,
  created_at timestamptz(3) not null default now(),
  tested_at timestamptz(3),
  refused_at timestamptz(3),
  refusal text,
  failing_since timestamptz(3),
  failure text,
  needs_owner boolean not null default false,
  cursor text,
  pulled_at timestamptz(3),
  next_pull_at timestamptz(3),
  quiet_alarm_at timestamptz(3),
  failure_alarm_at timestamptz(3),
  snoozed_until timestamptz(3)
);
create index sources_due on sources (next_pull_at) where not is_paused;
create index sources_keys on sources using gin (keys);
comment on table sources is 'What sends us leads; the key of each is stored as a hash alone.';
comment on column sources.public_id is 'In the address to which it sends, where the key is not.';
comment on column sources.kind is 'Its adapter in app/sources/kinds/.';
comment on column sources.secrets is 'By name, sealed with a key that is derived from SESSION_SECRET.';
comment on column sources.keys is 'SHA-256 of the keys that are valid, the newest first.';
comment on column sources.tested_at is 'When its last test arrived.';
comment on column sources.refusal is 'Why we refused its last request that was refused, in words.';
comment on column sources.failing_since is 'Since when we cannot read it; null while we can.';
comment on column sources.needs_owner is 'Whether only an owner can end the failure.';
comment on column sources.cursor is 'How far it is read, in the words of its adapter; moves when all before it is stored.';
comment on column sources.quiet_alarm_at is 'When the team last heard that it is quiet; null after its next lead.';
comment on column sources.failure_alarm_at is 'The same of a failure; null once it is over.';
comment on column sources.snoozed_until is 'No alarm before then.';

create table source_deliveries (
  id bigint generated always as identity primary key,
  source_id bigint not null references sources (id) on delete cascade,
  way text not null check (way in ('push', 'pull', 'email', 'file', 'test')),
  payload text,
  state text not null default 'waiting' check (state in ('waiting', 'read')),
  result text check (result in ('enquiries', 'test', 'nothing', 'duplicate')),
  reason text,
  attempts integer not null default 0,
  read_after timestamptz(3) not null default now(),
  received_at timestamptz(3) not null default now(),
  constraint source_deliveries_read check ((state = 'read') = (result is not null))
);
create index source_deliveries_waiting on source_deliveries (read_after) where state = 'waiting';
create index source_deliveries_source on source_deliveries (source_id, id desc);
create index source_deliveries_received on source_deliveries (received_at) where payload is not null;
comment on table source_deliveries is 'Each request or page of a source as it was received, stored before anything reads it.';
comment on column source_deliveries.payload is 'Content type, query and body, sealed; null after its period or an erasure.';
comment on column source_deliveries.reason is 'Of nothing: why, in words.';
comment on column source_deliveries.read_after is 'No other process reads it before then.';

create table source_enquiries (
  id bigint generated always as identity primary key,
  delivery_id bigint not null references source_deliveries (id) on delete cascade,
  source_id bigint not null references sources (id) on delete cascade,
  position integer not null,
  result text not null check (result in ('new', 'repeat', 'rejected', 'review')),
  reason text,
  content text,
  person text,
  key text,
  lead_id bigint references leads (id) on delete cascade,
  received_at timestamptz(3) not null default now(),
  settled_by text references staff_users (id) on delete set null,
  unique (delivery_id, position),
  constraint source_enquiries_lead check ((result in ('new', 'repeat')) = (lead_id is not null)),
  constraint source_enquiries_reason check ((result in ('rejected', 'review')) = (reason is not null))
);
create index source_enquiries_source on source_enquiries (source_id, received_at);
create index source_enquiries_review on source_enquiries (source_id) where result = 'review';
create index source_enquiries_lead on source_enquiries (lead_id) where lead_id is not null;
create index source_enquiries_person on source_enquiries (person) where person is not null;
create index source_enquiries_staff on source_enquiries (settled_by) where settled_by is not null;
create index source_enquiries_content on source_enquiries (received_at) where content is not null;
comment on table source_enquiries is 'What became of each enquiry of a delivery: received = new + repeat + rejected + review.';
comment on column source_enquiries.position is 'In its delivery, from 0 on.';
comment on column source_enquiries.content is 'What the adapter read, sealed; null after its period.';
comment on column source_enquiries.person is 'Keyed hash of the phone, so that a withdrawal finds what has no lead yet.';
comment on column source_enquiries.key is 'Its row of source_keys; null where nothing could be read.';

-- Outlives the person's data, so that a source which is read again does not bring back who withdrew.
create table source_keys (
  source_id bigint not null references sources (id) on delete cascade,
  key text not null,
  content text not null,
  seen_at timestamptz(3) not null default now(),
  primary key (source_id, key)
);
create index source_keys_seen on source_keys (seen_at);
comment on table source_keys is 'Enquiries that were stored, by keyed hash, so that none is stored twice.';
comment on column source_keys.content is 'Keyed hash of what it said.';

-- What a person withdraws goes from the delivery too, which may hold others: those are stored apart.
create function forget_payloads() returns trigger language plpgsql as $$
begin
  update source_deliveries set payload = null
    where payload is not null and id in (select delivery_id from gone);
  return null;
end $$;
create trigger source_enquiries_gone after delete on source_enquiries referencing old table as gone
  for each statement execute function forget_payloads();

alter table lead_changes drop constraint lead_changes_kind_check;
alter table lead_changes add constraint lead_changes_kind_check check (kind in ('status', 'lost-reason',
  'owner', 'follow-up', 'first-contact', 'requirement', 'heat', 'note', 'call', 'whatsapp', 'mail', 'outcome', 'next-step',
  'visit', 'person', 'code', 'consent', 'source', 'source-call'));

alter table team_notices drop constraint team_notices_kind_check;
alter table team_notices add constraint team_notices_kind_check check (kind in
  ('please-check', 'unusual-spam', 'withdrawals-paused', 'sources-quiet', 'sources-failing'));
