-- A link proves one enquiry. More is closed by staff, or by a link that was mailed to an address of the
-- enquiries; what was closed by a link can be restored while it is sealed.
alter table withdrawals
  drop constraint withdrawals_way_check,
  add constraint withdrawals_way_check
    check (way in ('link', 'mail', 'desk', 'command', 'retention', 'restore')),
  add column left_leads bigint[] not null default '{}',
  add column restored_at timestamptz(3),
  add column restored_by text references staff_users (id) on delete set null,
  add check (restored_at is null or erased_at is null);
drop index withdrawals_due;
create index withdrawals_due on withdrawals (erase_at) where erased_at is null and restored_at is null;
create index withdrawals_by_link on withdrawals (withdrawn_at) where way in ('link', 'mail');

-- Withdrawals by link that came too many at a time, which an owner decides on.
create table withdrawal_requests (
  id bigint generated always as identity primary key,
  lead_ids bigint[] not null check (cardinality(lead_ids) > 0),
  token_hash text not null,
  way text not null check (way in ('link', 'mail')),
  requested_at timestamptz(3) not null default now(),
  decided_at timestamptz(3),
  decided_by text references staff_users (id) on delete set null,
  withdrawal_id bigint references withdrawals (id) on delete set null
);
create unique index withdrawal_requests_open on withdrawal_requests (token_hash) where decided_at is null;
create index withdrawal_requests_withdrawal on withdrawal_requests (withdrawal_id)
  where withdrawal_id is not null;

-- Links that were mailed to an address of the enquiries of a phone. A link outlives each single enquiry.
create table withdrawal_links (
  event_id uuid primary key,
  lead_ids bigint[] not null check (cardinality(lead_ids) > 0),
  token_hash text not null unique,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create index withdrawal_links_expired on withdrawal_links (expires_at);

-- Which addresses of visitors got a mail, and from which network it was asked for; a day later it is gone. It
-- outlives the enquiries, so that no one makes room for another mail by withdrawing them.
create table visitor_mails (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('enquiry', 'withdrawal-link')),
  email_key text not null,
  network_key text,
  mailed_at timestamptz(3) not null default statement_timestamp()
);
create index visitor_mails_email on visitor_mails (email_key, kind, mailed_at);
create index visitor_mails_network on visitor_mails (network_key, mailed_at) where network_key is not null;
create index visitor_mails_mailed on visitor_mails (mailed_at);

alter table outbox drop constraint outbox_kind_check,
  add constraint outbox_kind_check check (kind in ('enquiry', 'withdrawal-link'));
alter table deliveries drop constraint deliveries_kind_check,
  add constraint deliveries_kind_check
    check (kind in ('enquiry', 'withdrawal-link'));

comment on column withdrawals.way is 'Who did it: `link` of an enquiry, `mail` (a link that was mailed), `desk`, `command`, `retention` or `restore`.';
comment on column withdrawals.left_leads is 'Enquiries of the same phones that stayed, the oldest hundred: by them the page of the link finds the phone.';
comment on column withdrawals.restored_at is 'When what was sealed came back; null where it did not.';
comment on column withdrawals.restored_by is 'The owner who restored it; null for a command.';
comment on table withdrawal_requests is 'Withdrawals by link that came too many at a time: an owner carries them out or rejects them.';
comment on column withdrawal_requests.lead_ids is 'The enquiries that the link closes.';
comment on column withdrawal_requests.token_hash is 'SHA-256 of the link.';
comment on column withdrawal_requests.withdrawal_id is 'What it became; null where it waits, was rejected, or its enquiries were gone.';
comment on table withdrawal_links is 'Links that were mailed to an address of the enquiries of a phone, and close those with that address.';
comment on column withdrawal_links.event_id is 'The event of the outbox: the token is made of it by PRIVACY_SECRET when the mail is written.';
comment on column withdrawal_links.lead_ids is 'The enquiries with that phone and address when it was asked for.';
comment on column withdrawal_links.token_hash is 'SHA-256 of the token.';
comment on table visitor_mails is 'Mails to visitors of the last day, for their limits.';
comment on column visitor_mails.email_key is 'Keyed hash of the address.';
comment on column visitor_mails.network_key is 'Keyed hash of the network that asked for it; null for confirmations.';
