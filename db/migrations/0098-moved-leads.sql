-- An agent hears of a lead that an escalation moved from them.
alter table lead_assignments add from_staff_id text references staff_users (id) on delete set null;
create index lead_assignments_from on lead_assignments (from_staff_id, assigned_at)
  where from_staff_id is not null;
comment on column lead_assignments.from_staff_id is 'Who had it before an escalation; else null.';
