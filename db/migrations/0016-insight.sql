-- Counts of leads and clicks by day and by month. What happens is appended to insight_moves, where no
-- capture waits for another; a job folds the moves into insight_counts. Both together are right at every moment.
create table insight_moves (
  day date not null,
  owner_id text,
  weight smallint not null check (weight in (1, -1)),
  project text,
  location text,
  source text,
  campaign text,
  status text,
  lost_reason text,
  farthest smallint,
  click text,
  arrived_at timestamptz(3),
  contacted_at timestamptz(3)
);
create table insight_counts (
  span text not null check (span in ('day', 'month')),
  kind text not null,
  owner_id text not null,
  day date not null,
  key text not null,
  count integer not null,
  primary key (span, kind, owner_id, day, key)
);

-- By which clock first contacts were counted.
create table insight_clock (
  only_one boolean primary key default true check (only_one),
  name text not null
);

-- What a move counts, a row for each figure.
create function insight_parts(move insight_moves) returns table (kind text, key text)
  language sql immutable parallel safe
begin atomic
  select parts.kind, parts.key from (values
    ('lead', case when (move).status is not null then '' end),
    ('project', (move).project),
    ('location', (move).location),
    ('source', (move).source),
    ('campaign', (move).campaign),
    ('status', (move).status),
    ('lost', (move).lost_reason),
    ('owner', case when (move).status is not null then coalesce((move).owner_id, '') end),
    ('farthest', (move).farthest::text),
    ((move).click, ''),
    ((move).click || '-project', (move).project)
  ) as parts (kind, key)
  where parts.kind is not null and parts.key is not null
    and ((move).click is null or parts.kind <> 'project');
end;

create function insight_of(lead leads, weight integer) returns setof insight_moves
  language sql immutable parallel safe
begin atomic
  select (lead.created_at at time zone 'Asia/Kolkata')::date, lead.owner_id, weight::smallint,
    left(coalesce(lead_project(lead.page), ''), 100), left(lead.location, 200),
    left(lead_source(lead.campaign), 100),
    left(coalesce(lead.campaign #>> '{last,utm_campaign}', ''), 100),
    lead.status, lead.lost_reason, null::smallint, null,
    case when lead.first_contact_at is not null then lead.created_at end, lead.first_contact_at
  where lead.suspect is null;
end;

-- How far each lead ever came beyond new (1 is contacted, 4 is won); what was undone does not count.
create table insight_reaches (
  lead_id bigint primary key references leads (id) on delete cascade,
  day date not null,
  owner_id text,
  farthest smallint not null check (farthest between 1 and 4)
);

create function lead_step(status text) returns integer
  language sql immutable parallel safe
  return array_position(array['contacted', 'site-visit', 'negotiation', 'won'], status);

create function count_reach(lead bigint) returns void language plpgsql as $$
begin
  delete from insight_reaches using leads
    where insight_reaches.lead_id = lead and leads.id = lead and leads.suspect is not null;
  merge into insight_reaches using (
    select (leads.created_at at time zone 'Asia/Kolkata')::date as day, leads.owner_id,
      coalesce(greatest(lead_step(leads.status), (
        select max(greatest(lead_step(was), lead_step(became))) from lead_changes as done
        where lead_id = lead and kind = 'status' and undoes is null
          and not exists (select from lead_changes where undoes = done.act and kind = 'status')
      )), 0) as farthest
    from leads where id = lead and suspect is null
  ) as now on insight_reaches.lead_id = lead
  when matched and now.farthest = 0 then delete
  when matched and (insight_reaches.day, insight_reaches.owner_id, insight_reaches.farthest)
    is distinct from (now.day, now.owner_id, now.farthest::smallint) then
    update set day = now.day, owner_id = now.owner_id, farthest = now.farthest
  when not matched and now.farthest > 0 then
    insert (lead_id, day, owner_id, farthest) values (lead, now.day, now.owner_id, now.farthest);
end $$;

create function move_reach() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into insight_moves (day, owner_id, weight, farthest)
      values (old.day, old.owner_id, -1, old.farthest);
  end if;
  if tg_op <> 'DELETE' then
    insert into insight_moves (day, owner_id, weight, farthest)
      values (new.day, new.owner_id, 1, new.farthest);
  end if;
  return null;
end $$;
create trigger insight_reaches_moved after insert or update or delete on insight_reaches
  for each row execute function move_reach();

create function move_lead() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into insight_moves select * from insight_of(old, -1);
  end if;
  if tg_op <> 'DELETE' then
    insert into insight_moves select * from insight_of(new, 1);
    if tg_op = 'UPDATE' or new.status <> 'new' then
      perform count_reach(new.id);
    end if;
  end if;
  return null;
end $$;
create trigger leads_counted after insert or delete on leads
  for each row execute function move_lead();
create trigger leads_counted_again after update on leads for each row
  when ((old.created_at, old.owner_id, old.status, old.lost_reason, old.first_contact_at, old.suspect,
      old.page, old.location, old.campaign)
    is distinct from (new.created_at, new.owner_id, new.status, new.lost_reason, new.first_contact_at,
      new.suspect, new.page, new.location, new.campaign))
  execute function move_lead();

create function change_reach() returns trigger language plpgsql as $$
begin
  perform count_reach(new.lead_id);
  return null;
end $$;
create trigger lead_changes_counted after insert on lead_changes for each row
  when (new.kind = 'status') execute function change_reach();

-- A press is deleted after a time; that there was one stays counted.
create function move_click() returns trigger language plpgsql as $$
begin
  insert into insight_moves (day, weight, project, click)
    values ((new.created_at at time zone 'Asia/Kolkata')::date, 1, left(coalesce(new.project, ''), 100), new.kind);
  return null;
end $$;
create trigger contact_intents_counted after insert on contact_intents
  for each row execute function move_click();

-- What is there already.
insert into insight_moves select counted.* from leads cross join lateral insight_of(leads, 1) as counted;
insert into insight_moves (day, weight, project, click)
  select (created_at at time zone 'Asia/Kolkata')::date, 1, left(coalesce(project, ''), 100), kind
  from contact_intents;
select count_reach(id) from leads
  where status <> 'new' or exists (select from lead_changes where lead_id = leads.id and kind = 'status');

comment on column insight_moves.weight is '1 came to the counts, -1 left them.';
comment on column insight_moves.click is '`call` or `chat`, where it is a press of such a link.';
comment on column insight_moves.arrived_at is 'When the lead came; null until somebody was in touch.';
comment on column insight_counts.owner_id is 'Whose leads are counted; empty for everybody''s.';
comment on column insight_counts.day is 'The day, or the first of the month, in Asia/Kolkata.';
