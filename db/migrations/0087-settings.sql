-- What owners set in the dashboard: one row for each saved section, of which the newest is in force.
create table setting_changes (
  id bigint generated always as identity primary key,
  section text not null,
  texts jsonb not null,
  secrets jsonb not null default '{}',
  staff_id text references staff_users (id) on delete set null,
  changed_at timestamptz(3) not null default now()
);
create index setting_changes_section on setting_changes (section, id desc);
create index setting_changes_staff on setting_changes (staff_id);
comment on table setting_changes is 'Settings of a section as a whole after each change; rows are never changed.';
comment on column setting_changes.texts is 'By the name of the setting; one that is missing has its default.';
comment on column setting_changes.secrets is 'The same, sealed with a key that is derived from SESSION_SECRET.';
