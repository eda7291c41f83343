-- The list is filtered by campaign; most leads have none.
create index leads_campaign on leads (lower(campaign #>> '{last,utm_campaign}'), created_at desc, id desc)
  where spam_reason is null and lower(campaign #>> '{last,utm_campaign}') is not null;
create statistics leads_of_campaign on (lower(campaign #>> '{last,utm_campaign}')) from leads;
