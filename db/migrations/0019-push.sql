-- Who is told of leads with the desk closed: by Web Push (RFC 8030), on the devices where they wished it.

-- One pair for the deployment (RFC 8292). Devices are bound to it: with another one all of them wish anew.
create table push_keys (
  is_one boolean primary key default true check (is_one),
  public_key text not null,
  sealed_private_key text not null,
  made_at timestamptz(3) not null default now()
);

create table push_subscriptions (
  id bigint generated always as identity primary key,
  staff_id text not null references staff_users (id) on delete cascade,
  session_id text not null,
  endpoint text not null unique check (length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  browser text not null default '',
  created_at timestamptz(3) not null default now(),
  renewed_at timestamptz(3) not null default now(),
  last_sent_at timestamptz(3),
  last_failed_at timestamptz(3)
);
create index push_subscriptions_staff on push_subscriptions (staff_id);
create index push_subscriptions_session on push_subscriptions (session_id);

-- What is to be sent, written with what it tells of; a row goes once the push service has answered.
create table push_outbox (
  subscription_id bigint not null references push_subscriptions (id) on delete cascade,
  lead_id bigint not null references leads (id) on delete cascade,
  queued_at timestamptz(3) not null default statement_timestamp(),
  due_at timestamptz(3) not null default statement_timestamp(),
  tries integer not null default 0,
  primary key (subscription_id, lead_id)
);
create index push_outbox_due on push_outbox (due_at);
create index push_outbox_lead on push_outbox (lead_id);

-- Whoever signs out of a browser, or whose session there is ended, is told nothing there any more. A
-- session that ran out by itself is no farewell: the next morning's first lead is still told.
create function forget_pushed() returns trigger language plpgsql as $$
begin
  delete from push_subscriptions where session_id = old.id;
  return null;
end
$$;
create trigger staff_sessions_ended after delete on staff_sessions for each row
  when (old.expires_at > now()) execute function forget_pushed();

comment on column push_keys.sealed_private_key is 'Encrypted with a key from SESSION_SECRET.';
comment on column push_subscriptions.session_id is 'The session that wished it or renewed it last; it may have run out.';
comment on column push_subscriptions.endpoint is 'Where the device''s push service takes messages for it.';
comment on column push_subscriptions.p256dh is 'The device''s public key (RFC 8291), base64url.';
comment on column push_subscriptions.auth is 'The secret shared with the device (RFC 8291), base64url.';
comment on column push_subscriptions.renewed_at is 'When its desk was last opened there.';
comment on column push_outbox.due_at is 'Not before; a process that sends it puts this off first.';
