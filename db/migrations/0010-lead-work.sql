-- How far each lead is, whose it is, and what was promised to whoever sent it.
alter table leads
  add column status text not null default 'new'
    check (status in ('new', 'contacted', 'site-visit', 'negotiation', 'won', 'lost')),
  add column lost_reason text check (lost_reason in
    ('price', 'place', 'size', 'time', 'loan', 'bought', 'silent', 'number', 'agent', 'other')),
  add column owner_id text references staff_users (id) on delete set null,
  add column given_at timestamptz(3),
  add column follow_up_at timestamptz(3),
  add column first_contact_at timestamptz(3),
  add column changed_in xid8,
  add constraint leads_lost_for_a_reason check ((status = 'lost') = (lost_reason is not null));
-- A default of its own moment would write every row anew; who came before has nothing to catch up with.
alter table leads alter column changed_in set default pg_current_xact_id();

create index leads_changed on leads (changed_in);
create index leads_owner on leads (owner_id, created_at desc, id desc) where suspect is null;
create index leads_status on leads (status, created_at desc, id desc) where suspect is null;
create index leads_not_given on leads (created_at, id)
  where owner_id is null and status = 'new' and suspect is null;
create index leads_untouched on leads (given_at, id)
  where owner_id is not null and first_contact_at is null and status = 'new' and suspect is null;
create index leads_follow_up on leads (owner_id, follow_up_at, id)
  where follow_up_at is not null and suspect is null;

-- Every change and every word on a lead: who, when, from, to. Rows are added and never changed.
create table lead_changes (
  id bigint generated always as identity primary key,
  lead_id bigint not null references leads (id) on delete cascade,
  act uuid not null,
  kind text not null check (kind in ('status', 'lost-reason', 'owner', 'follow-up',
    'first-contact', 'note', 'call', 'whatsapp', 'mail', 'outcome', 'visit', 'person')),
  was text,
  became text,
  undoes uuid,
  staff_id text references staff_users (id) on delete set null,
  changed_at timestamptz(3) not null default now()
);
create index lead_changes_lead on lead_changes (lead_id, id);
create index lead_changes_act on lead_changes (act);
create unique index lead_changes_undone on lead_changes (undoes, kind) where undoes is not null;
create index lead_changes_staff on lead_changes (staff_id, changed_at);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'Rows of % are added, never changed', tg_table_name;
end $$;
-- Of the columns, not of the row: who is erased goes from here, too.
create trigger lead_changes_stay
  before update of lead_id, act, kind, was, became, undoes, changed_at on lead_changes
  for each row execute function refuse_change();

-- Open desks are told of every change, whoever makes it.
create function mark_changed() returns trigger language plpgsql as $$
begin
  new.changed_in := pg_current_xact_id();
  return new;
end $$;
create trigger leads_changed before update on leads for each row execute function mark_changed();

-- What the owner lets somebody see and take away; an owner may everything.
alter table staff_users
  add column sees text not null default 'all' check (sees in ('own', 'all')),
  add column may_export boolean not null default true;

comment on column leads.status is '`new`, `contacted`, `site-visit`, `negotiation`, `won` or `lost`.';
comment on column leads.lost_reason is 'Why it was lost, by one word of a list; null unless it was.';
comment on column leads.owner_id is 'Who works on it; null while it is not given out.';
comment on column leads.given_at is 'When its owner got it.';
comment on column leads.follow_up_at is 'The next moment that something is owed at; null where nothing is.';
comment on column leads.first_contact_at is 'When somebody was first in touch; null until then.';
comment on column leads.changed_in is 'Transaction that wrote the row last; null for what lay there before.';
comment on column lead_changes.act is 'What was done at once has one, and is undone at once.';
comment on column lead_changes.was is 'What stood there before; null for nothing.';
comment on column lead_changes.became is 'What stands there since; null for nothing.';
comment on column lead_changes.undoes is 'The act that this takes back.';
comment on column lead_changes.staff_id is 'Who did it; null where the desk itself did, or the account is gone.';
comment on column staff_users.sees is '`own` leads or `all`; an owner sees all.';
comment on column staff_users.may_export is 'Whether files of leads are made for them; always for an owner.';
