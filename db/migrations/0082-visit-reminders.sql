-- Buyers and agents are reminded of a confirmed visit a day and two hours before it.
alter table visits
  add column day_reminder_of timestamptz(3),
  add column hours_reminder_of timestamptz(3);
comment on column visits.day_reminder_of is 'The start of which the reminder of the day before went out; null for none.';
comment on column visits.hours_reminder_of is 'The start of which the reminder two hours before went out; null for none.';
create index visits_confirmed on visits (starts_at) where status = 'confirmed';

alter table outbox
  drop constraint outbox_kind_check,
  add constraint outbox_kind_check check (kind in ('enquiry', 'withdrawal-link', 'notice', 'answer', 'alert-link', 'alert', 'visit-reminder')
    and (kind = 'notice') = (notice_id is not null) and (kind in ('alert-link', 'alert')) = (alert_id is not null)
    and (kind = 'answer') = (question is not null));
alter table deliveries
  drop constraint deliveries_kind_check,
  add constraint deliveries_kind_check check (kind in ('enquiry', 'withdrawal-link', 'notice', 'answer', 'alert-link', 'alert', 'visit-reminder')
    and (kind = 'notice') = (notice_id is not null) and (kind in ('alert-link', 'alert')) = (alert_id is not null)
    and (kind = 'answer') = (question is not null));
