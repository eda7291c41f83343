-- Sunday is the busiest day for site visits: an office whose owner never set hours is open daily, 10 to 19.
with unset as materialized (
  select 1 from assignment_settings
  where changed_by is null and (
    select count(*) = 6 and bool_and(weekday < 7 and opens = 540 and closes = 1140) from working_hours)
),
opened as (update working_hours set opens = 600 from unset)
insert into working_hours (weekday, opens, closes) select 7, 600, 1140 from unset;

-- The next step that an agent chose after a call.
alter table lead_changes drop constraint lead_changes_kind_check;
alter table lead_changes add constraint lead_changes_kind_check check (kind in ('status', 'lost-reason',
  'owner', 'follow-up', 'first-contact', 'note', 'call', 'whatsapp', 'mail', 'outcome', 'visit', 'person',
  'code', 'next-step'));

-- Open leads that were called and have no next step (the filter "No follow-up").
create index leads_no_follow_up on leads (created_at desc, id desc)
  where suspect is null and follow_up_at is null and status not in ('won', 'lost')
    and not (status = 'new' and first_contact_at is null);
