-- The list is filtered by campaign; most leads have none.
create index leads_campaign on leads (lower(campaign #>> '{last,utm_campaign}'), created_at desc, id desc)
  where spam_reason is null and lower(campaign #>> '{last,utm_campaign}') is not null;
create statistics leads_of_campaign on (lower(campaign #>> '{last,utm_campaign}')) from leads;

-- Leads keep the id of the source that they came through, so that a new name splits no filter.
drop index leads_source;
create or replace function lead_source(campaign jsonb) returns text
  language sql immutable parallel safe
  return lower(coalesce(
    '#' || (campaign #>> '{last,source}'),
    nullif(ltrim(campaign #>> '{last,utm_source}', '#'), ''),
    case when campaign -> 'last' ?| array['gclid', 'gbraid', 'wbraid'] then 'google'
      when campaign -> 'last' ? 'fbclid' then 'facebook' end,
    regexp_replace(substring(campaign #>> '{last,referrer}' from '^https?://([^/?#]+)'), '^www\.', ''),
    'direct'
  ));
comment on function lead_source is 'The last source: # and its id in sources, utm_source, an advertiser, the site that linked here, or direct.';

create function named_campaign(campaign jsonb) returns jsonb
  language sql stable parallel safe
  return coalesce(
    (select jsonb_set(jsonb_set(campaign, '{first,utm_source}', to_jsonb(name)), '{last,utm_source}', to_jsonb(name))
      from sources where id = (campaign #>> '{last,source}')::bigint),
    campaign
  );
comment on function named_campaign is 'With the present name of the source; a deleted one keeps its last.';

update leads set campaign = (
    select jsonb_object_agg(side, touch - 'utm_medium' || jsonb_build_object('source', source_id::text))
    from jsonb_each(campaign) as touches (side, touch)
  )
  from (
    select distinct on (lead_id) lead_id, source_id, kind
    from source_enquiries join sources on sources.id = source_id
    where lead_id is not null order by lead_id, source_enquiries.id
  ) as came
  where leads.id = lead_id and campaign #>> '{last,utm_medium}' = kind;
create index leads_source on leads (lead_source(campaign), created_at desc, id desc) where spam_reason is null;

-- Someone may still send with a key that was removed; the page of the source says so.
create table source_removed_keys (
  hash text primary key,
  source_id bigint not null references sources (id) on delete cascade,
  removed_at timestamptz(3) not null default now(),
  used_at timestamptz(3),
  uses integer not null default 0
);
create index source_removed_keys_source on source_removed_keys (source_id);
comment on table source_removed_keys is 'Keys of the last 90 days that are no longer valid.';
comment on column source_removed_keys.hash is 'SHA-256, as in sources.keys.';
comment on column source_removed_keys.used_at is 'When someone last sent with it; null for no one.';
comment on column source_removed_keys.uses is 'How often someone sent with it.';

-- A portal without ids names the same enquiry with times that differ by minutes.
alter table source_keys
  add about text,
  add ad text,
  add project text,
  add said_at timestamptz(3),
  add is_sent_time boolean;
create index source_keys_about on source_keys (source_id, about, said_at) where about is not null;
create index source_enquiries_key on source_enquiries (source_id, key) where key is not null;
comment on column source_keys.about is 'Keyed hash of the phone, of an enquiry to which the portal gave no id; else null.';
comment on column source_keys.ad is 'The number of its advertisement; null where the portal named none.';
comment on column source_keys.project is 'As the portal called it.';
comment on column source_keys.said_at is 'When the person sent it, or else when it arrived.';
comment on column source_keys.is_sent_time is 'Whether said_at is of the portal.';
