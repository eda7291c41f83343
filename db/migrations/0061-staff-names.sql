-- Standard names of staff accounts, the audit log and reversible changes.

alter table record rename to audit_log;
alter table staff_users rename column may_edit to can_edit;
alter table staff_users rename column may_export to can_export;
alter table staff_users rename column sees to lead_scope;
alter table staff_accounts rename column password_given_at to temporary_password_at;
alter table staff_second_steps rename to staff_two_step;
alter table staff_two_step rename column begun_at to started_at;
alter table push_keys rename column is_one to singleton;

create table change_sets (
  id uuid primary key,
  changes jsonb not null,
  account_id text references staff_users (id) on delete cascade,
  staff_id text not null references staff_users (id) on delete cascade,
  changed_at timestamptz not null default statement_timestamp(),
  reverted_at timestamptz
);
comment on table change_sets is 'Changes of accounts and of the assignment that can be reverted for a month.';
comment on column change_sets.changes is 'What changed, with what reverts it (change-set.ts in app/staff/team and app/assignment/change-sets).';
comment on column change_sets.account_id is 'The changed account; null for a change of the assignment.';
comment on column change_sets.staff_id is 'Who made the change.';
insert into change_sets (id, changes, account_id, staff_id, changed_at, reverted_at)
  select act, replace(replace(replace(done::text, '"sees":', '"leadScope":'), '"mayEdit":', '"canEdit":'), '"mayExport":', '"canExport":')::jsonb,
    person_id, staff_id, done_at, undone_at from account_acts
  union all
  select act, done, null, staff_id, done_at, undone_at from set_up_acts;
drop table account_acts, set_up_acts;
create index change_sets_changed on change_sets (changed_at);
create index change_sets_account on change_sets (account_id);
create index change_sets_staff on change_sets (staff_id);

select rename_parts('record', 'audit_log');
select rename_parts('staff_second_steps', 'staff_two_step');

comment on column audit_log.staff_id is 'Who did it; null for a visitor who was not signed in.';
comment on column staff_accounts.temporary_password_at is 'When another person set this password; null once the account''s own person has chosen one.';
comment on column staff_users.can_edit is 'Whether they edit and publish projects, pages and photos; an owner always can.';
comment on column staff_users.can_export is 'Whether they export leads; an owner always can.';
comment on column staff_users.lead_scope is '`own` leads or `all`; an owner sees all.';
comment on column staff_users.seen_at is 'When they last used the dashboard, to the minute.';
comment on column staff_users.undo_after is 'When their access was last reduced: they cannot undo earlier changes.';
comment on column push_subscriptions.renewed_at is 'When the dashboard was last opened there.';
