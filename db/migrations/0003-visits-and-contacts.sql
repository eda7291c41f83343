-- How and when a person would like to be reached; null where they did not say.
alter table leads
  add column reach_by text check (reach_by in ('call', 'whatsapp', 'email')),
  add column reach_when text check (reach_when in ('now', 'evening', 'weekend'));

-- A day and hour that somebody asked to see a project on; the desk confirms it.
create table visits (
  id bigint generated always as identity primary key,
  lead_id bigint not null unique references leads (id) on delete cascade,
  -- Opens the calendar file; random, so that nobody finds another person's visit.
  token text not null unique,
  project text not null,
  starts_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now()
);

-- One press of a call or chat link. It says nothing of who pressed it.
create table contact_intents (
  id bigint generated always as identity primary key,
  code text not null,
  kind text not null check (kind in ('call', 'chat')),
  page text not null,
  project text,
  campaign jsonb not null default '{}',
  created_at timestamptz(3) not null default now()
);
create index contact_intents_newest on contact_intents (created_at desc, id desc);
create index contact_intents_code on contact_intents (code);
