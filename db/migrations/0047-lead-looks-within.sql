-- What a search within a filter looks through, newest first, holds what it compares, as leads_newest does
-- (0022): no lead is fetched for it. PostgreSQL takes an index of an expression for enough where the
-- expression's own column is in it, too.
drop index leads_project, leads_owner, leads_status;
create index leads_project on leads (lead_project(page), created_at desc, id desc)
  include (name, phone, page) where suspect is null;
create index leads_owner on leads (owner_id, created_at desc, id desc)
  include (name, phone) where suspect is null;
create index leads_status on leads (status, created_at desc, id desc)
  include (name, phone) where suspect is null;
