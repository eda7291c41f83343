-- What the list is filtered by: the listing that a page is about, and where somebody came from.
create function lead_project(page text) returns text
  language sql immutable parallel safe
  return substring(page from '^/(?:visit/)?([a-z0-9][a-z0-9-]*)');

create function lead_source(campaign jsonb) returns text
  language sql immutable parallel safe
  return lower(coalesce(
    nullif(campaign #>> '{last,utm_source}', ''),
    case when campaign -> 'last' ?| array['gclid', 'gbraid', 'wbraid'] then 'google'
      when campaign -> 'last' ? 'fbclid' then 'facebook' end,
    regexp_replace(substring(campaign #>> '{last,referrer}' from '^https?://([^/?#]+)'), '^www\.', ''),
    'direct'
  ));

create index leads_project on leads (lead_project(page), created_at desc, id desc) where suspect is null;
create index leads_source on leads (lead_source(campaign), created_at desc, id desc) where suspect is null;
-- Read forwards and backwards: the list is sorted by them.
create index leads_location on leads (location, created_at, id) where suspect is null;
create index leads_name on leads (lower(name) collate "C", created_at, id) where suspect is null;
comment on function lead_project is 'Slug of the listing that a page is about, or the first word of another page''s address.';
comment on function lead_source is 'Where somebody came from last: utm_source, an advertiser, the site that linked here, or direct.';

-- The places that hold a word. They are few among many leads: one jump in the index to each.
create function location_with(word text, most integer) returns text[]
  language sql stable parallel safe
  return array(
    with recursive places (location, seen) as (
      (select location, 1 from leads where suspect is null order by location limit 1)
      union all
      select (select leads.location from leads where suspect is null and leads.location > places.location
        order by leads.location limit 1), seen + 1
      from places where places.location is not null and seen < most
    )
    select location from places where strpos(lower(location), word) > 0
  );
comment on function location_with is 'The distinct places of leads that hold a word, of the first so many.';
