-- What was taken away of who gets a lead stays, so that it can come back as the row that it was.
alter table assignment_rules
  add column removed_at timestamptz(3),
  add check (not is_rest or removed_at is null);

create table set_up_acts (
  act uuid primary key,
  staff_id text not null references staff_users (id) on delete cascade,
  done jsonb not null,
  done_at timestamptz(3) not null default statement_timestamp(),
  undone_at timestamptz(3)
);
create index set_up_acts_staff on set_up_acts (staff_id);
create index set_up_acts_done on set_up_acts (done_at);

comment on column assignment_rules.removed_at is 'A removed rule decides nothing; what it decided before stays its own, and so do its place and its turn.';
comment on table set_up_acts is 'What was done to who gets a lead and can be taken back, for a month.';
comment on column set_up_acts.staff_id is 'Who did it.';
comment on column set_up_acts.done is 'What it was, with what brings it back (app/assignment/change-sets/change-set.ts).';

-- Which leads have a wrong number is asked of every row of the list, and few have one.
create index lead_changes_wrong_number on lead_changes (lead_id, id)
  where kind = 'outcome' and became = 'wrong-number';
