-- Owners import files of leads (docs/sources.md, Files).
create table source_imports (
  id bigint generated always as identity primary key,
  source_id bigint not null references sources (id) on delete cascade,
  file_name text not null check (length(file_name) between 1 and 200),
  file_hash text not null,
  columns text[] not null,
  first_row integer not null,
  row_count integer not null,
  fields text[] not null,
  is_day_first boolean not null,
  state text not null default 'draft'
    check (state in ('draft', 'running', 'done', 'cancelled', 'failed', 'reverting', 'reverted')),
  failure text,
  attempts integer not null default 0,
  created_count integer not null default 0,
  repeat_count integer not null default 0,
  rejected_count integer not null default 0,
  owner_id text references staff_users (id) on delete set null,
  made_by text references staff_users (id) on delete set null,
  made_at timestamptz(3) not null default now(),
  started_at timestamptz(3),
  ended_at timestamptz(3),
  constraint source_imports_failed check ((state = 'failed') = (failure is not null))
);
create index source_imports_work on source_imports (id) where state in ('running', 'reverting');
create index source_imports_source on source_imports (source_id);
create index source_imports_owner on source_imports (owner_id) where owner_id is not null;
create index source_imports_maker on source_imports (made_by) where made_by is not null;
comment on table source_imports is 'Files of leads; rows = created + repeat + rejected once done.';
comment on column source_imports.file_hash is 'SHA-256 of the file, so that a second import of it is noticed.';
comment on column source_imports.first_row is 'Line of the file with its first row, from 1 on.';
comment on column source_imports.fields is 'What each column becomes; remembered for the next file with these columns.';
comment on column source_imports.is_day_first is 'Whether 08/10/2026 is the 8th of October.';
comment on column source_imports.attempts is 'Faults since the last part that was stored.';
comment on column source_imports.owner_id is 'The agent of every lead; null where the assignment rules decide.';

create table source_import_parts (
  import_id bigint not null references source_imports (id) on delete cascade,
  position integer not null,
  rows text not null,
  primary key (import_id, position)
);
comment on table source_import_parts is 'Rows of a file that are not imported yet; a part goes with the transaction that stores its leads.';
comment on column source_import_parts.position is 'Of its first row among the rows of the file, from 0 on.';
comment on column source_import_parts.rows is 'Sealed, as JSON.';

alter table source_deliveries add import_id bigint references source_imports (id) on delete set null;
create index source_deliveries_import on source_deliveries (import_id) where import_id is not null;
comment on column source_deliveries.import_id is 'Of a part of a file.';

alter table leads add import_id bigint references source_imports (id) on delete set null;
create index leads_import on leads (import_id) where import_id is not null;
comment on column leads.import_id is 'The file that it came with; no one is notified of each such lead.';

alter table team_notices drop constraint team_notices_kind_check;
alter table team_notices add constraint team_notices_kind_check check (kind in
  ('please-check', 'unusual-spam', 'withdrawals-paused', 'sources-quiet', 'sources-failing', 'import-done'));
