-- Standard names of the assignment.

alter table assignment_rules rename column is_rest to is_fallback;
alter table assignment_rules rename column place to position;
alter table assignment_settings rename column gives_since to active_from;
alter table assignment_settings rename column is_one to singleton;
alter table assignment_settings rename column pass_on_minutes to escalate_minutes;
alter table assignment_settings rename column promise_minutes to response_minutes;
alter table assignment_settings rename column tell_minutes to alert_minutes;
alter table assignment_settings rename column cap to max_new_leads;
alter table assignment_turns rename to rotation_state;
alter table rotation_state rename column last_place to last_position;
alter table lead_assignments rename column given_at to assigned_at;
alter table staff_takes rename to staff_availability;
alter table staff_availability rename column is_taking to is_available;
alter table staff_availability rename column cap to max_new_leads;
alter table untouched_leads rename to escalations;
alter table escalations rename column told_at to notified_at;

alter index assignment_rules_rest rename to assignment_rules_fallback;

select rename_parts('assignment_turns', 'rotation_state');
select rename_parts('staff_takes', 'staff_availability');
select rename_parts('untouched_leads', 'escalations');

comment on column assignment_rules.is_for_all is 'Every agent who takes leads, whatever assignment_rule_people says.';
comment on column assignment_rules.position is 'Rules are tried from the lowest on; the default rule is last.';
comment on column assignment_rules.is_fallback is 'The default rule, which fits every lead and cannot be removed.';
comment on column assignment_settings.active_from is 'Leads from before are assigned by hand only.';
comment on column assignment_settings.max_new_leads is 'New leads that one agent has at most, unless the agent has a limit of their own.';
comment on column assignment_settings.escalate_minutes is 'Working minutes without a contact after which the next agent gets the lead.';
comment on column assignment_settings.response_minutes is 'Working minutes within which an agent calls, as the site promises.';
comment on column assignment_settings.alert_minutes is 'Working minutes without a contact after which the owner gets an alert.';
comment on column rotation_state.last_position is 'The agent who had the last turn, by their position in the order.';
comment on column staff_availability.max_new_leads is 'New leads at most; null for the limit of assignment_settings.';
comment on column staff_availability.is_available is 'Whether the agent takes leads. Without a row agents do and owners do not.';
comment on column lead_assignments.reason is '`turn` by a rule, `again` for a person who wrote before, or `passed-on` by an escalation.';
