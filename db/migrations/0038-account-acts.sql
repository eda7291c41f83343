-- What an owner did to an account can be taken back from where that is said.
create table account_acts (
  act uuid primary key,
  staff_id text not null references staff_users (id) on delete cascade,
  person_id text not null references staff_users (id) on delete cascade,
  done jsonb not null,
  done_at timestamptz(3) not null default statement_timestamp(),
  undone_at timestamptz(3)
);
create index account_acts_staff on account_acts (staff_id);
create index account_acts_person on account_acts (person_id);
create index account_acts_done on account_acts (done_at);

comment on table account_acts is 'What was done to an account and can be taken back, for a month.';
comment on column account_acts.staff_id is 'Who did it.';
comment on column account_acts.person_id is 'Whose account it is.';
comment on column account_acts.done is 'What it was, with what brings it back (app/staff/team/change-set.ts).';
