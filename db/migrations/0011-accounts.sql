-- What somebody's sign-in asks for after the password: a code of their own device.
create table staff_second_steps (
  user_id text primary key references staff_users (id) on delete cascade,
  secret text not null,
  last_step integer not null default 0,
  begun_at timestamptz(3) not null default now(),
  confirmed_at timestamptz(3)
);
create table staff_recovery_codes (
  id bigint generated always as identity primary key,
  user_id text not null references staff_users (id) on delete cascade,
  code_hash text not null,
  used_at timestamptz(3),
  unique (user_id, code_hash)
);
alter table staff_users add column seen_at timestamptz(3);

-- Who saw, exported, changed or erased what. No keys of other tables: what they name may go, this stays.
create table record (
  id bigint generated always as identity primary key,
  written_at timestamptz(3) not null default now(),
  staff_id text,
  kind text not null,
  lead_id bigint,
  person_id text,
  detail jsonb not null default '{}'
);
create index record_staff on record (staff_id, id desc);
create index record_lead on record (lead_id, id desc) where lead_id is not null;
create trigger record_stays before update or delete on record
  for each row execute function refuse_change();
create trigger record_stays_whole before truncate on record
  for each statement execute function refuse_change();

comment on column staff_second_steps.secret is 'Encrypted with a key that is not in the database.';
comment on column staff_second_steps.last_step is 'The half minute since 1970 of the code that was used last: none works twice.';
comment on column staff_second_steps.confirmed_at is 'Null while it is being set up, and sign-in does not ask for it.';
comment on column staff_recovery_codes.code_hash is 'SHA-256 of the code.';
comment on column staff_users.seen_at is 'When the desk was last asked by them, to the minute.';
comment on column record.staff_id is 'Who did it; null for somebody who was not signed in.';
comment on column record.lead_id is 'The lead it is about.';
comment on column record.person_id is 'The account it is about.';
comment on column record.detail is 'By kind; never a name or a phone of a lead.';
