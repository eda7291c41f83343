-- Who is who. One phone is one person, until somebody says that two phones are, or that an enquiry is somebody
-- else's with the same phone. What was said last of two phones, or of an enquiry, holds.
create table person_merges (
  id bigint generated always as identity primary key,
  phone text not null,
  other text not null check (other <> phone),
  is_one boolean not null,
  act uuid not null,
  staff_id text references staff_users (id) on delete set null,
  said_at timestamptz(3) not null default now()
);
create index person_merges_phone on person_merges (phone, other);
create index person_merges_other on person_merges (other, phone);
create index person_merges_act on person_merges (act);

create table person_splits (
  id bigint generated always as identity primary key,
  lead_id bigint not null references leads (id) on delete cascade,
  is_apart boolean not null,
  act uuid not null,
  staff_id text references staff_users (id) on delete set null,
  said_at timestamptz(3) not null default now()
);
create index person_splits_lead on person_splits (lead_id, id);
create index person_splits_act on person_splits (act);

create trigger person_merges_stay
  before update of phone, other, is_one, act, said_at on person_merges
  for each row execute function refuse_change();
create trigger person_splits_stay
  before update of lead_id, is_apart, act, said_at on person_splits
  for each row execute function refuse_change();

-- Who else may be the same person.
create index leads_email on leads (lower(email)) where suspect is null;

comment on table person_merges is 'That two phones are one person, or are no longer. Rows are added, never changed.';
comment on column person_merges.is_one is 'False takes back what was said of the two before.';
comment on column person_merges.act is 'The act of lead_changes that said it, by which it is undone.';
comment on column person_merges.staff_id is 'Who said it; null once the account is gone.';
comment on table person_splits is 'That an enquiry is somebody else''s with the same phone, or is no longer. Rows are added, never changed.';
comment on column person_splits.is_apart is 'False takes back what was said of it before.';
comment on column person_splits.act is 'The act of lead_changes that said it, by which it is undone.';
comment on column person_splits.staff_id is 'Who said it; null once the account is gone.';
