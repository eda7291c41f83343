-- Sources have their own names and numbers for projects; an owner says once which project each means (docs/sources.md).
create table source_projects (
  kind text not null,
  called text not null check (length(called) between 1 and 200),
  project_id integer not null,
  staff_id text references staff_users (id) on delete set null,
  chosen_at timestamptz(3) not null default now(),
  primary key (kind, called)
);
create index source_projects_staff on source_projects (staff_id) where staff_id is not null;
comment on table source_projects is 'Which project each kind of source means, as an owner chose; the next leads follow.';
comment on column source_projects.kind is 'Of the sources; each of the kind has the same names.';
comment on column source_projects.called is 'Number of the advertisement at the source, else its name of the project; in lower case.';
comment on column source_projects.project_id is 'In the catalogue; one that is no longer there has no effect.';

alter table source_enquiries add called text;
create index source_enquiries_called on source_enquiries (source_id, called, id) where called is not null;
comment on column source_enquiries.called is 'What the source called the project, as in source_projects; null where it named none.';

-- Excel for the old Mac counts days from 1904.
alter table source_imports add has_1904_dates boolean not null default false;
comment on column source_imports.has_1904_dates is 'Whether its serial numbers of dates count from 1904.';

-- A revert deletes in the order of ids, part by part.
drop index leads_import;
create index leads_import on leads (import_id, id) where import_id is not null;
