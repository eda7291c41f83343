-- The notices as they were shown, by the SHA-256 of their text.
create table privacy_notices (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  version text not null,
  text text not null,
  first_shown_at timestamptz(3) not null default now()
);

-- What somebody agreed to with an enquiry; written by the statement that stores it.
create table consents (
  id bigint generated always as identity primary key,
  lead_id bigint not null references leads (id) on delete cascade,
  notice text not null,
  version text not null,
  purposes text[] not null,
  page text not null default '',
  token text not null unique,
  given_at timestamptz(3) not null default now(),
  is_chained boolean not null default false
);
create index consents_lead on consents (lead_id);
create index consents_waiting on consents (id) where not is_chained;
create trigger consents_stay
  before update of lead_id, notice, version, purposes, page, token, given_at on consents
  for each row execute function refuse_change();

-- What happened to the data of whoever has a phone: each row holds the hash of the one before. No keys of
-- other tables, and nothing that names anybody: it outlives what it tells of.
create table privacy_events (
  id bigint generated always as identity primary key,
  person text not null,
  place integer not null check (place > 0),
  source text unique,
  change_id bigint generated always as
    (case when source like 'contact:%' then substr(source, 9)::bigint end) stored,
  body text not null,
  previous text not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  seal text not null,
  unique (person, place)
);
create index privacy_events_change on privacy_events (change_id) where change_id is not null;
create trigger privacy_events_stay before update or delete on privacy_events
  for each row execute function refuse_change();
create trigger privacy_events_stay_whole before truncate on privacy_events
  for each statement execute function refuse_change();

-- Who withdrew, by keyed hashes of their phones, so that it can be done again after a restore.
create table withdrawals (
  id bigint generated always as identity primary key,
  people text[] not null check (cardinality(people) > 0),
  tokens text[] not null default '{}',
  only_leads bigint[],
  leads integer not null,
  way text not null check (way in ('link', 'desk', 'command', 'retention', 'restore')),
  withdrawn_at timestamptz(3) not null default now(),
  erase_at timestamptz(3) not null,
  erased_at timestamptz(3),
  is_filed boolean not null default false
);
create index withdrawals_people on withdrawals using gin (people);
create index withdrawals_tokens on withdrawals using gin (tokens);
create index withdrawals_due on withdrawals (erase_at) where erased_at is null;
create index withdrawals_unfiled on withdrawals (id) where not is_filed;

-- Everything that was held of whoever withdrew, until the day it is erased.
create table sealed_people (
  withdrawal_id bigint primary key references withdrawals (id) on delete cascade,
  sealed text not null,
  recipient text not null
);

-- Leads that are there no more, of which open desks are still to be told.
create table gone_leads (
  lead_id bigint primary key,
  changed_in xid8 not null default pg_current_xact_id(),
  gone_at timestamptz(3) not null default now()
);
create index gone_leads_changed on gone_leads (changed_in);
create index gone_leads_gone on gone_leads (gone_at);
create function note_gone() returns trigger language plpgsql as $$
begin
  insert into gone_leads (lead_id) select id from gone on conflict (lead_id) do nothing;
  return null;
end $$;
create trigger leads_gone after delete on leads referencing old table as gone
  for each statement execute function note_gone();

comment on table privacy_notices is 'The notices as they were shown, by the SHA-256 of their text.';
comment on column privacy_notices.text is 'Both languages, as JSON: what the hash is of.';
comment on column consents.notice is 'SHA-256 of the notice that was shown (privacy_notices).';
comment on column consents.version is 'Version of that notice.';
comment on column consents.purposes is 'What it may be used for, by the words of that notice.';
comment on column consents.page is 'Path of the page it was given on.';
comment on column consents.token is 'Opens the page on which it is withdrawn.';
comment on column consents.is_chained is 'Whether privacy_events holds it already.';
comment on column privacy_events.person is 'Keyed hash of the phone.';
comment on column privacy_events.place is 'In the chain of this person, from 1 on.';
comment on column privacy_events.source is 'The row it tells of, so that it is told once.';
comment on column privacy_events.change_id is 'The row of lead_changes that it tells of, where it is a contact.';
comment on column privacy_events.body is 'What happened, as JSON: what the hash is of, after the one before.';
comment on column privacy_events.previous is 'The hash of the row before; 64 zeros for the first.';
comment on column privacy_events.hash is 'SHA-256 of `previous` and `body`.';
comment on column privacy_events.seal is 'Keyed hash of `hash`: whoever has the database alone can write no other chain.';
comment on column withdrawals.people is 'Keyed hashes of the phones.';
comment on column withdrawals.tokens is 'SHA-256 of the links that withdrew or would have.';
comment on column withdrawals.only_leads is 'The enquiries alone that went, where others of the phone are somebody else''s.';
comment on column withdrawals.leads is 'How many enquiries went.';
comment on column withdrawals.way is 'Who did it: `link`, `desk`, `command`, `retention` or `restore`.';
comment on column withdrawals.erase_at is 'When what is sealed is erased.';
comment on column withdrawals.is_filed is 'Whether the file outside of the database holds it.';
comment on column sealed_people.sealed is 'As age wrote it (age-encryption.org), in armour.';
comment on column sealed_people.recipient is 'The public key it was sealed for.';
comment on table gone_leads is 'Leads that are there no more, of which open desks are still to be told.';
comment on column gone_leads.changed_in is 'Transaction that took it away.';
