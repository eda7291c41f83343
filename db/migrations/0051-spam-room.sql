-- Budgets of enquiries by the class of their sender, room that is made by the worst spam, and notices to the team
-- (docs/decisions/0033).

alter table arrivals
  add column is_solved boolean not null default false,
  add column is_quiet boolean not null default false,
  add column is_spam boolean not null default false,
  add column phone_key text,
  add column form text;
drop index arrivals_budget, arrivals_network;
create index arrivals_contact on arrivals (address, arrived_at) where kind = 'contact';
create index arrivals_contact_network on arrivals (network, arrived_at) where kind = 'contact';
create index arrivals_address on arrivals (address, is_solved, arrived_at) where kind = 'enquiry';
create index arrivals_network on arrivals (network, is_solved, arrived_at) where kind = 'enquiry';
create index arrivals_phone on arrivals (phone_key, network, is_solved, arrived_at)
  where kind = 'enquiry' and phone_key is not null;
create index arrivals_class on arrivals (is_solved, is_quiet, is_spam, arrived_at) where kind = 'enquiry';
create index arrivals_form on arrivals (form, arrived_at)
  where kind = 'enquiry' and not is_spam and not is_quiet;
create index arrivals_arrived on arrivals (arrived_at);

comment on column arrivals.network is 'The /48 that an address of IPv6 is in, or the IPv4 address; null where nobody counts it.';
comment on column arrivals.is_solved is 'Whether a solved challenge came with the enquiry.';
comment on column arrivals.is_quiet is 'Whether few of its class had come from its address and network.';
comment on column arrivals.is_spam is 'Whether it was stored as spam.';
comment on column arrivals.phone_key is 'Keyed hash of the phone, for its budget of an hour.';
comment on column arrivals.form is 'Project or kind of page that it was sent from.';

alter table leads
  add column spam_looks_honest boolean not null default false,
  add column spam_network text;
create index leads_spam on leads (spam_looks_honest desc, created_at desc, id desc) where suspect is not null;
comment on column leads.spam_looks_honest is 'Of spam: its address is quiet and its only signal an unsolved challenge, so staff should check it.';
comment on column leads.spam_network is 'Keyed hash of the network that sent it: the one with most spam makes room first.';

-- What the team is told that is about no single lead.
create table team_notices (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('please-check', 'unusual-spam', 'withdrawals-paused')),
  enquiries integer not null,
  counted_until timestamptz(3) not null,
  made_at timestamptz(3) not null default statement_timestamp()
);
create index team_notices_newest on team_notices (kind, made_at desc);
comment on column team_notices.enquiries is 'Enquiries that it tells of.';
comment on column team_notices.counted_until is 'The next notice of the kind counts what was stored later.';

alter table outbox
  alter column lead_id drop not null,
  add column notice_id bigint references team_notices (id) on delete cascade,
  add constraint outbox_subject check (num_nonnulls(lead_id, notice_id) = 1),
  drop constraint outbox_kind_check,
  add constraint outbox_kind_check check (kind in ('enquiry', 'withdrawal-link', 'notice')
    and (kind = 'notice') = (notice_id is not null));
create index outbox_notice on outbox (notice_id) where notice_id is not null;
alter table deliveries
  alter column lead_id drop not null,
  add column notice_id bigint references team_notices (id) on delete cascade,
  add constraint deliveries_subject check (num_nonnulls(lead_id, notice_id) = 1),
  drop constraint deliveries_kind_check,
  add constraint deliveries_kind_check check (kind in ('enquiry', 'withdrawal-link', 'notice')
    and (kind = 'notice') = (notice_id is not null));
create index deliveries_notice on deliveries (notice_id) where notice_id is not null;

-- Open dashboards never show spam, so none is told of spam that is deleted: a flood would fill this table.
create or replace function note_gone() returns trigger language plpgsql as $$
begin
  insert into gone_leads (lead_id) select id from gone where suspect is null on conflict (lead_id) do nothing;
  return null;
end $$;
