-- A right is checked when something happens, not only when it was asked for.
alter table staff_users add column undo_after timestamptz(3);

comment on column staff_users.undo_after is 'When their access was narrowed last: what they did until then is no longer theirs to undo.';

-- A version whose author may no longer edit when it would be published, or loses that right before.
alter table listing_schedules
  drop constraint listing_schedules_outcome_check,
  add constraint listing_schedules_outcome_check check (outcome in ('published', 'absent', 'overtaken', 'faulty', 'unsourced', 'revoked'));
alter table word_schedules
  drop constraint word_schedules_outcome_check,
  add constraint word_schedules_outcome_check check (outcome in ('published', 'absent', 'overtaken', 'faulty', 'revoked'));
