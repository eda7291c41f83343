-- Why an enquiry stands apart from the leads: too many from one address, with one phone or in all.
alter table leads add column suspect text check (suspect in ('address', 'phone', 'site'));

drop index leads_newest;
create index leads_newest on leads (created_at desc, id desc) where suspect is null;
create index leads_suspect on leads (created_at desc, id desc) where suspect is not null;
drop index leads_phone;
create index leads_phone on leads (phone, created_at);

-- Who moved such an enquiry to the leads after all, and when.
create table lead_acceptances (
  lead_id bigint primary key references leads (id) on delete cascade,
  suspected text not null,
  accepted_by text references staff_users (id) on delete set null,
  accepted_at timestamptz(3) not null default now()
);

-- How much came from where of late. Nothing in it leads to an enquiry or a person; an hour later it is gone.
create table arrivals (
  kind text not null check (kind in ('enquiry', 'contact')),
  address text not null,
  -- The /48 that an address of IPv6 is in; null where nobody counts it.
  network text,
  arrived_at timestamptz(3) not null default now()
);
create index arrivals_budget on arrivals (kind, address, arrived_at);
create index arrivals_network on arrivals (kind, network, arrived_at) where network is not null;
