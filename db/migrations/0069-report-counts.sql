-- Reports read one table of counts by day. A job counts again the days whose leads changed; no trigger counts.
drop trigger leads_counted on leads;
drop trigger leads_counted_again on leads;
drop trigger lead_changes_counted on lead_changes;
drop trigger contact_intents_counted on contact_intents;
drop trigger contact_intents_uncounted on contact_intents;

-- Present clicks are counted where they are, so only deleted ones stay here.
create temporary table deleted_clicks on commit drop as
  select kind, day, key, sum(count) as count from (
    select kind, day, key, count from report_counts where span = 'day' and kind in ('call', 'chat', 'call-project', 'chat-project')
    union all
    select part.kind, day, part.key, weight from report_changes,
      lateral (values (click, ''), (click || '-project', project)) as part (kind, key) where click is not null
    union all
    select part.kind, (created_at at time zone 'Asia/Kolkata')::date, part.key, -1 from contact_intents,
      lateral (values (kind, ''), (kind || '-project', left(coalesce(project, ''), 100))) as part (kind, key)
  ) as clicks group by kind, day, key having sum(count) > 0;
delete from report_counts where span = 'month' or kind in ('call', 'chat', 'call-project', 'chat-project')
  or kind = 'contact' and owner_id = '';
alter table report_counts drop column span;
insert into report_counts (kind, owner_id, day, key, count) select kind, '', day, key, count from deleted_clicks;
alter table report_counts add primary key (kind, owner_id, day, key) include (count);
comment on column report_counts.owner_id is 'Whose leads are counted; empty for all leads, of first contacts for leads without an owner.';
comment on column report_counts.day is 'The day in Asia/Kolkata.';

drop table report_progress, report_time_zone;
drop function report_parts, report_changes_of;
drop table report_changes;
drop function count_lead, count_progress, count_moved_progress, count_changed_progress, count_click, uncount_demo_click;

create table report_refreshes (
  singleton boolean primary key default true check (singleton),
  counted_to xid8 not null,
  clock text not null
);
comment on column report_refreshes.counted_to is 'Changes from this transaction on are not in report_counts yet; 0 after a restore.';
comment on column report_refreshes.clock is 'The working hours by which first contacts were counted.';

-- The day of a deleted lead is counted again, also where it became spam since the last refresh.
alter table deleted_leads add column day date;
comment on column deleted_leads.day is 'The day in Asia/Kolkata when the lead came.';
create or replace function record_deleted_leads() returns trigger language plpgsql as $$
begin
  insert into deleted_leads (lead_id, day) select id, (created_at at time zone 'Asia/Kolkata')::date
    from gone where spam_reason is null or changed_in >= (select counted_to from report_refreshes)
    on conflict (lead_id) do nothing;
  return null;
end $$;
