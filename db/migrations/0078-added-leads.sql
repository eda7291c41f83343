-- Staff add leads; the history says what the person agreed to.
alter table lead_changes drop constraint lead_changes_kind_check;
alter table lead_changes add constraint lead_changes_kind_check check (kind in ('status', 'lost-reason',
  'owner', 'follow-up', 'first-contact', 'note', 'call', 'whatsapp', 'mail', 'outcome', 'next-step', 'visit',
  'person', 'code', 'consent'));

-- Leads that only wanted to look around.
alter table leads drop constraint leads_lost_reason_check;
alter table leads add constraint leads_lost_reason_check check (lost_reason in
  ('price', 'place', 'size', 'time', 'loan', 'bought', 'silent', 'number', 'agent', 'looking', 'other'));

-- The views "Overdue" and "Due today" of everyone's leads.
create index leads_due on leads (follow_up_at, id) where follow_up_at is not null and spam_reason is null;
