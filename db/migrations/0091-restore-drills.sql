-- An owner has the newest backup restored into a database of its own, to see that it opens.
create table restore_drills (
  id bigint generated always as identity primary key,
  staff_id text references staff_users (id) on delete set null,
  started_at timestamptz(3) not null default now(),
  ended_at timestamptz(3),
  is_good boolean,
  result text
);
create index restore_drills_staff on restore_drills (staff_id);
create unique index restore_drills_running on restore_drills ((true)) where ended_at is null;
comment on table restore_drills is 'One at a time; the key that opens the backup is never stored.';
comment on column restore_drills.ended_at is 'Null while it runs, or where the process ended first.';
