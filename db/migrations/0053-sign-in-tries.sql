-- A browser from which somebody has signed in has tries of its own, which no stranger can use up.
alter table sign_in_attempts add column browser text;
-- A right password whose code is still to come. Whatever ends sessions ends it, too.
alter table sign_in_attempts add column pending_staff_id text;
create index sign_in_attempts_pending on sign_in_attempts (pending_staff_id)
  where pending_staff_id is not null;

comment on column sign_in_attempts.browser is 'The id of a known browser of this account; null for any other.';
comment on column sign_in_attempts.pending_staff_id is 'Whose login waits for its code; null once it is finished or ended.';
