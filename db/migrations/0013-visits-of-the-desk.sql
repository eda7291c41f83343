-- Visits as the desk's calendar: how far each is, whose it is, and that no hour is given twice.
create extension if not exists btree_gist;

alter table visits
  drop constraint visits_lead_id_key,
  add column status text not null default 'asked'
    check (status in ('asked', 'confirmed', 'came', 'missed', 'cancelled')),
  add column agent_id text references staff_users (id) on delete set null,
  add column ends_at timestamptz(3),
  add column sequence int not null default 0,
  add column changed_at timestamptz(3),
  add column changed_by text references staff_users (id) on delete set null,
  add column last_act uuid,
  add column before jsonb;
update visits set ends_at = starts_at + interval '60 minutes', changed_at = created_at;

-- Whoever asks for a visit asks for an hour; no column's default may read another column.
create function end_visit() returns trigger language plpgsql as $$
begin
  new.ends_at := new.starts_at + interval '60 minutes';
  return new;
end $$;
create trigger visits_end before insert on visits
  for each row when (new.ends_at is null) execute function end_visit();

alter table visits
  alter column ends_at set not null,
  alter column changed_at set default now(),
  alter column changed_at set not null,
  add constraint visits_end_later check (ends_at > starts_at),
  -- One agent is never in two places, whoever writes and however many at once.
  add constraint visits_agent_once
    exclude using gist (agent_id with =, tstzrange(starts_at, ends_at) with &&)
    where (agent_id is not null and status in ('asked', 'confirmed'));

create unique index visits_live_once on visits (lead_id, project)
  where status in ('asked', 'confirmed');
create index visits_lead on visits (lead_id, id);
create index visits_day on visits (starts_at, id);
create index visits_asked on visits (starts_at, id) where status = 'asked';

comment on column visits.status is '`asked`, `confirmed`, `came`, `missed` or `cancelled`.';
comment on column visits.agent_id is 'Who goes with the visitor; null while nobody does.';
comment on column visits.sequence is 'How often it was changed: the calendar''s SEQUENCE, and what a writer must have seen.';
comment on column visits.changed_by is 'Who changed it last; null where nobody did, or the account is gone.';
comment on column visits.last_act is 'The act of `lead_changes` that changed it last; null where there is nothing to take back.';
comment on column visits.before is 'What it was before that act, or null where the act made it.';
