-- Presses that a demonstration invents. They go with it, and the counts of insight are as if they had never been;
-- of a real press, which is deleted after a time, it stays counted that there was one.
alter table contact_intents add column is_demo boolean not null default false;
comment on column contact_intents.is_demo is 'Invented by a demonstration; nobody pressed it.';

create function move_demo_click() returns trigger language plpgsql as $$
begin
  insert into insight_moves (day, weight, project, click)
    values ((old.created_at at time zone 'Asia/Kolkata')::date, -1, left(coalesce(old.project, ''), 100), old.kind);
  return null;
end $$;
create trigger contact_intents_uncounted after delete on contact_intents
  for each row when (old.is_demo) execute function move_demo_click();
