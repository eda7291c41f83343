-- Staff mark leads that are worth a call first, and keep filters of their own as views.
alter table leads add column heat text check (heat = 'hot');
comment on column leads.heat is '`hot` where staff marked it; null otherwise.';
create index leads_hot on leads (created_at desc, id desc) where heat is not null and spam_reason is null;

alter table lead_changes drop constraint lead_changes_kind_check;
alter table lead_changes add constraint lead_changes_kind_check check (kind in ('status', 'lost-reason',
  'owner', 'follow-up', 'first-contact', 'requirement', 'heat', 'note', 'call', 'whatsapp', 'mail', 'outcome', 'next-step',
  'visit', 'person', 'code', 'consent'));

create table staff_views (
  id bigint generated always as identity primary key,
  staff_id text not null references staff_users (id) on delete cascade,
  name text not null check (length(name) between 1 and 40),
  search text not null check (length(search) <= 1000),
  created_at timestamptz(3) not null default now(),
  unique (staff_id, name)
);
comment on column staff_views.search is 'The query string of the leads list: its filters and its order.';
