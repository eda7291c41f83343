-- From when to when somebody may not sign in; without an end it holds now.
create table staff_suspensions (
  id bigint generated always as identity primary key,
  user_id text not null references staff_users (id) on delete cascade,
  suspended_at timestamptz(3) not null default now(),
  restored_at timestamptz(3)
);
create unique index staff_suspensions_now on staff_suspensions (user_id) where restored_at is null;
