-- A new agent sees the leads of their own and makes no files until an owner lets them. Accounts that are
-- there keep what they have.
alter table staff_users
  alter column sees set default 'own',
  alter column may_export set default false;

-- Leads are assigned to who has signed in. Of an account that was last at the dashboard before that was
-- noted, the record and its sessions know.
update staff_users as person
set seen_at = known.at
from (
  select staff_id, max(written_at) as at from (
    select staff_id, written_at from record where kind = 'signed-in'
    union all
    select user_id, created_at from staff_sessions
  ) as all_of_them
  where staff_id is not null
  group by staff_id
) as known
where known.staff_id = person.id and person.seen_at is null;
