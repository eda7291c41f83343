-- What an enquiry is about, by the catalogue's id and one of its cities. Rules, filters, reports and files
-- read these; the place stays as its form showed it. Older leads are filled in by the site (app/enquiries/fill-lead-interests.server.ts),
-- which knows every project and every address that one had.
alter table leads add column project_id integer;
alter table leads add column city text;
comment on column leads.location is 'The place as the form showed it: the name of a project, a city, or N/A.';
comment on column leads.project_id is 'The id of the project asked about in the catalogue; null for none.';
comment on column leads.city is 'The one city of the catalogue that it is about; empty for none, null until that is filled in.';
create index leads_not_filled on leads (id) where city is null;

drop index leads_project;
drop statistics leads_of_project;
create index leads_project on leads (project_id, created_at desc, id desc)
  include (name, phone) where suspect is null;
create index leads_city on leads (city, created_at desc, id desc)
  include (name, phone) where suspect is null;
drop function location_with;

-- Counted by city. Of leads that are not filled in the place stays counted; filling them in moves the counts.
alter table insight_moves rename column location to city;
update insight_counts set kind = 'city' where kind = 'location';
create or replace function insight_parts(move insight_moves) returns table (kind text, key text)
  language sql immutable parallel safe
begin atomic
  select parts.kind, parts.key from (values
    ('lead', case when (move).status is not null then '' end),
    ('project', (move).project),
    ('city', (move).city),
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

create or replace function insight_of(lead leads, weight integer) returns setof insight_moves
  language sql immutable parallel safe
begin atomic
  select (lead.created_at at time zone 'Asia/Kolkata')::date, lead.owner_id, weight::smallint,
    case when lead.city is null then left(coalesce(lead_project(lead.page), ''), 100)
      else coalesce('#' || lead.project_id, '') end,
    left(coalesce(lead.city, lead.location), 200),
    left(lead_source(lead.campaign), 100),
    left(coalesce(lead.campaign #>> '{last,utm_campaign}', ''), 100),
    lead.status, lead.lost_reason, null::smallint, null,
    case when lead.first_contact_at is not null then lead.created_at end, lead.first_contact_at
  where lead.suspect is null;
end;
comment on column insight_moves.project is 'The id of the project after a #, or of a click and of a lead that is not filled in the address.';

drop trigger leads_counted_again on leads;
create trigger leads_counted_again after update on leads for each row
  when ((old.created_at, old.owner_id, old.status, old.lost_reason, old.first_contact_at, old.suspect,
      old.page, old.location, old.campaign, old.project_id, old.city)
    is distinct from (new.created_at, new.owner_id, new.status, new.lost_reason, new.first_contact_at,
      new.suspect, new.page, new.location, new.campaign, new.project_id, new.city))
  execute function move_lead();

-- The very same enquiry of the last ten minutes, by its hash; of several a lead first. The lock is held
-- until the transaction ends, and what is read after it sees what its holder before had committed: that is
-- why this is a volatile function of plpgsql, whose statements have snapshots of their own.
create function find_repeat(sent_phone text, sent_hash text)
  returns table (id bigint, is_suspect boolean)
  language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(sent_hash, 0));
  return query
    select leads.id, leads.suspect is not null from leads
    where leads.phone = sent_phone and leads.body_hash = sent_hash
      and leads.created_at > statement_timestamp() - interval '10 minutes'
    order by leads.suspect is not null, leads.id limit 1;
end $$;
comment on function find_repeat is 'The very same enquiry of the last ten minutes, under a lock of its own.';
