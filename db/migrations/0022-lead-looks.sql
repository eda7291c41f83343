-- What the search looks through, newest first, holds what it compares: no lead is fetched for it.
drop index leads_newest;
create index leads_newest on leads (created_at desc, id desc) include (name, phone) where suspect is null;
-- Only of pages that are known to be settled is the index alone enough; those of new leads soon are.
alter table leads set (autovacuum_vacuum_insert_scale_factor = 0.02);
-- Dear to make anew: what the index of grams names is never looked for lead by lead.
alter function lead_grams cost 10000;
comment on column leads.first_contact_at is 'When somebody first tried to reach whoever sent it, however that went (docs/decisions/0015); null until then.';
