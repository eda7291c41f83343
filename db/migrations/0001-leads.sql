create table leads (
  id bigint generated always as identity primary key,
  name text not null,
  phone text not null,
  phone_country text not null default 'IN' check (phone_country ~ '^[A-Z]{2}$'),
  email text not null,
  message text not null,
  location text not null default 'N/A',
  page text not null default '',
  campaign jsonb not null default '{}',
  idempotency_key text not null,
  body_hash text not null,
  is_demo boolean not null default false,
  created_at timestamptz(3) not null default now()
);
create unique index leads_idempotency_key on leads (idempotency_key);
create index leads_newest on leads (created_at desc, id desc);
create index leads_phone on leads (phone);

create table sign_in_attempts (
  id bigint generated always as identity primary key,
  phone text not null,
  address text not null,
  attempted_at timestamptz(3) not null default now()
);
create index sign_in_attempts_phone on sign_in_attempts (phone, attempted_at);
create index sign_in_attempts_address on sign_in_attempts (address, attempted_at);
