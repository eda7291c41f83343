create table staff_users (
  id text primary key,
  name text not null,
  email text not null unique,
  email_verified boolean not null default false,
  image text,
  phone text not null unique,
  phone_verified boolean not null default true,
  role text not null default 'agent' check (role in ('owner', 'agent')),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

create table staff_sessions (
  id text primary key,
  user_id text not null references staff_users (id) on delete cascade,
  token text not null unique,
  expires_at timestamptz(3) not null,
  ip_address text,
  user_agent text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index staff_sessions_user on staff_sessions (user_id);

create table staff_accounts (
  id text primary key,
  user_id text not null references staff_users (id) on delete cascade,
  account_id text not null,
  provider_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz(3),
  refresh_token_expires_at timestamptz(3),
  scope text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (provider_id, account_id)
);
create index staff_accounts_user on staff_accounts (user_id);

create table staff_verifications (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index staff_verifications_identifier on staff_verifications (identifier);

-- What every process of one deployment must agree on, such as the secret that signs cookies.
create table settings (
  name text primary key,
  value text not null,
  created_at timestamptz(3) not null default now()
);

-- A try that turned out right is kept, not counted: its address is then known for that phone.
alter table sign_in_attempts add column succeeded boolean not null default false;
