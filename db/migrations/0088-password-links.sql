-- A team member sets a password by a link that an owner sends: as an invitation, or when they lost the old one.
create table staff_password_links (
  user_id text primary key references staff_users (id) on delete cascade,
  token_hash text not null unique,
  made_by text not null references staff_users (id) on delete cascade,
  expires_at timestamptz(3) not null
);
comment on table staff_password_links is 'One per account: a newer link replaces the older, and a set password deletes it.';
comment on column staff_password_links.token_hash is 'SHA-256 of the token.';
