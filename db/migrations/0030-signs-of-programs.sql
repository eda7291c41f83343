-- Signs that a program sent an enquiry, of which enough keep it out of the leads (docs/decisions/0020).
alter table leads add column signs text[] not null default '{}';
alter table leads drop constraint leads_suspect_check;
alter table leads add constraint leads_suspect_check
  check (suspect in ('address', 'phone', 'form', 'site', 'signs'));

-- Puzzles whose solution came with an enquiry, so that none counts twice. Nothing in it leads to an enquiry or a person.
create table spent_puzzles (
  nonce text primary key,
  expires_at timestamptz(3) not null
);
create index spent_puzzles_expired on spent_puzzles (expires_at);

comment on column leads.suspect is '`address`, `phone`, `form` or `site`: which budget was used up; `signs`: there are too many of these; null for every lead of the list.';
comment on column leads.signs is 'What looked as if a program had sent it: `hidden`, `hasty`, `unsolved` (app/enquiries/spam/spam-signals.ts).';
comment on table spent_puzzles is 'Puzzles whose solution came with an enquiry, until they expire.';
comment on column spent_puzzles.nonce is 'What tells one puzzle from all others.';
