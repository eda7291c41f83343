-- Standard names of the reports.

alter table insight_clock rename to report_time_zone;
alter table report_time_zone rename column only_one to singleton;
alter table insight_counts rename to report_counts;
alter table insight_moves rename to report_changes;
alter table insight_reaches rename to report_progress;

alter function insight_parts rename to report_parts;
alter function insight_of rename to report_changes_of;
alter function move_lead rename to count_lead;
alter function move_reach rename to count_moved_progress;
alter function change_reach rename to count_changed_progress;
alter function count_reach rename to count_progress;
alter function move_click rename to count_click;
alter function move_demo_click rename to uncount_demo_click;

create or replace function count_progress(lead bigint) returns void language plpgsql as $$
begin
  delete from report_progress using leads
    where report_progress.lead_id = lead and leads.id = lead and leads.spam_reason is not null;
  merge into report_progress using (
    select (leads.created_at at time zone 'Asia/Kolkata')::date as day, leads.owner_id,
      coalesce(greatest(lead_step(leads.status), (
        select max(greatest(lead_step(old_value), lead_step(new_value))) from lead_changes as done
        where lead_id = lead and kind = 'status' and reverts is null
          and not exists (
            select from lead_changes where reverts = done.change_set_id and kind = 'status')
      )), 0) as farthest
    from leads where id = lead and spam_reason is null
  ) as now on report_progress.lead_id = lead
  when matched and now.farthest = 0 then delete
  when matched and (report_progress.day, report_progress.owner_id, report_progress.farthest)
    is distinct from (now.day, now.owner_id, now.farthest::smallint) then
    update set day = now.day, owner_id = now.owner_id, farthest = now.farthest
  when not matched and now.farthest > 0 then
    insert (lead_id, day, owner_id, farthest) values (lead, now.day, now.owner_id, now.farthest);
end $$;

create or replace function count_changed_progress() returns trigger language plpgsql as $$
begin
  perform count_progress(new.lead_id);
  return null;
end $$;

create or replace function count_moved_progress() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into report_changes (day, owner_id, weight, farthest)
      values (old.day, old.owner_id, -1, old.farthest);
  end if;
  if tg_op <> 'DELETE' then
    insert into report_changes (day, owner_id, weight, farthest)
      values (new.day, new.owner_id, 1, new.farthest);
  end if;
  return null;
end $$;

create or replace function count_lead() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into report_changes select * from report_changes_of(old, -1);
  end if;
  if tg_op <> 'DELETE' then
    insert into report_changes select * from report_changes_of(new, 1);
    if tg_op = 'UPDATE' or new.status <> 'new' then
      perform count_progress(new.id);
    end if;
  end if;
  return null;
end $$;

create or replace function count_click() returns trigger language plpgsql as $$
begin
  insert into report_changes (day, weight, project, click)
    values ((new.created_at at time zone 'Asia/Kolkata')::date, 1, left(coalesce(new.project, ''), 100), new.kind);
  return null;
end $$;

create or replace function uncount_demo_click() returns trigger language plpgsql as $$
begin
  insert into report_changes (day, weight, project, click)
    values ((old.created_at at time zone 'Asia/Kolkata')::date, -1, left(coalesce(old.project, ''), 100), old.kind);
  return null;
end $$;

select rename_parts('insight_clock', 'report_time_zone');
select rename_parts('insight_counts', 'report_counts');
select rename_parts('insight_moves', 'report_changes');
select rename_parts('insight_reaches', 'report_progress');

comment on column report_counts.owner_id is 'Whose leads are counted; empty for all leads.';
comment on column report_changes.arrived_at is 'When the lead came; null until the first contact.';
