-- By which secrets the site knows who withdrew and for whom it seals, as what only whoever has one can make
-- of it: a command or a machine with another one must say so instead of finding nobody.
create table site_secrets (
  name text not null check (name in ('PRIVACY_SECRET', 'SEAL_RECIPIENT')),
  fingerprint text not null,
  first_used_at timestamptz(3) not null default now(),
  last_used_at timestamptz(3) not null default now(),
  primary key (name, fingerprint)
);

comment on table site_secrets is 'Fingerprints of the secrets that the site started with.';
comment on column site_secrets.name is 'The variable that sets it, where no file of the data folder holds it.';
comment on column site_secrets.fingerprint is 'Made of it by a keyed hash; it cannot be made of this.';
comment on column site_secrets.first_used_at is 'When the site started with it for the first time.';
comment on column site_secrets.last_used_at is 'When it did for the last time; the latest is that of the site.';
