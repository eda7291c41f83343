-- The code of a chat link that somebody pressed (contact_intents), written down with the lead it belongs to.
alter table lead_changes drop constraint lead_changes_kind_check;
alter table lead_changes add constraint lead_changes_kind_check check (kind in ('status', 'lost-reason',
  'owner', 'follow-up', 'first-contact', 'note', 'call', 'whatsapp', 'mail', 'outcome', 'visit', 'person',
  'code'));
create index lead_changes_code on lead_changes (became) where kind = 'code' and became is not null;
