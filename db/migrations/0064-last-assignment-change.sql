-- Only the last change of the assignment can be undone, and it is stored in another form (ADR 0037).
delete from change_sets where account_id is null;

comment on table change_sets is 'Changes of accounts, which can be reverted for a month, and the last change of the assignment.';
comment on column change_sets.changes is 'What changed, with the previous state (change-set.ts in app/staff/team and app/assignment/change-sets).';
comment on column change_sets.account_id is 'The changed account; null for the change of the assignment.';
comment on column change_sets.reverted_at is 'When a change of an account was reverted.';
comment on column assignment_rules.removed_at is 'A removed rule decides nothing; its earlier decisions and its turn stay its own.';
