-- Standard names of leads, their changes and duplicates.

create function rename_parts(old_table text, new_table text) returns void language plpgsql as $$
declare statement text;
begin
  for statement in
    select format('alter table %I rename constraint %I to %I', new_table, conname,
      new_table || substr(conname, length(old_table) + 1))
    from pg_constraint
    where conrelid = to_regclass(new_table) and starts_with(conname, old_table || '_') and contype <> 'n'
  loop execute statement; end loop;
  for statement in
    select format('alter trigger %I on %I rename to %I', tgname, new_table,
      new_table || substr(tgname, length(old_table) + 1))
    from pg_trigger
    where tgrelid = to_regclass(new_table) and starts_with(tgname, old_table || '_') and not tgisinternal
  loop execute statement; end loop;
  for statement in
    select format('alter %s %I rename to %I', case relkind when 'S' then 'sequence' else 'index' end,
      relname, new_table || substr(relname, length(old_table) + 1))
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('i', 'S') and starts_with(relname, old_table || '_')
      and not exists (select from pg_constraint where conindid = pg_class.oid)
  loop execute statement; end loop;
end $$;
comment on function rename_parts is 'Renames what has the name of its table in front: constraints, triggers, indexes, sequences.';

alter table leads rename column suspect to spam_reason;
alter table leads rename column signs to spam_signals;
alter table leads rename column given_at to assigned_at;
alter table leads rename column reach_by to preferred_channel;
alter table leads rename column reach_when to preferred_time;
alter table leads rename column name_keys to phonetic_keys;
alter table lead_changes rename column was to old_value;
alter table lead_changes rename column became to new_value;
alter table lead_changes rename column act to change_set_id;
alter table lead_changes rename column undoes to reverts;
alter table lead_acceptances rename to spam_approvals;
alter table spam_approvals rename column accepted_at to approved_at;
alter table spam_approvals rename column accepted_by to approved_by;
alter table spam_approvals rename column suspected to spam_reason;
alter table gone_leads rename to deleted_leads;
alter table deleted_leads rename column gone_at to deleted_at;
alter table person_merges rename to duplicate_links;
alter table duplicate_links rename column act to change_set_id;
alter table duplicate_links rename column is_one to is_linked;
alter table duplicate_links rename column other to other_phone;
alter table duplicate_links rename column said_at to decided_at;
alter table person_splits rename to duplicate_unlinks;
alter table duplicate_unlinks rename column act to change_set_id;
alter table duplicate_unlinks rename column is_apart to is_unlinked;
alter table duplicate_unlinks rename column said_at to decided_at;
alter table visits rename column last_act to last_change_set_id;
alter table visits rename column before to previous;

alter index leads_suspect rename to leads_spam_newest;
alter index leads_untouched rename to leads_unanswered;
alter index leads_not_given rename to leads_unassigned;
alter index leads_name_keys rename to leads_phonetic_keys;
alter index lead_changes_act rename to lead_changes_change_set;

drop function find_repeat(text, text);
create function find_repeat(sent_phone text, sent_hash text) returns table (id bigint, is_spam boolean)
  language plpgsql volatile as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(sent_hash, 0));
  return query
    select leads.id, leads.spam_reason is not null from leads
    where leads.phone = sent_phone and leads.body_hash = sent_hash
      and leads.created_at > statement_timestamp() - interval '10 minutes'
    order by leads.spam_reason is not null, leads.id limit 1;
end $$;
comment on function find_repeat is 'The same enquiry within the last ten minutes, under a lock of its own.';

create function record_deleted_leads() returns trigger language plpgsql as $$
begin
  insert into deleted_leads (lead_id) select id from gone where spam_reason is null on conflict (lead_id) do nothing;
  return null;
end $$;
drop trigger leads_gone on leads;
drop function note_gone();
create trigger leads_deleted after delete on leads referencing old table as gone
  for each statement execute function record_deleted_leads();

select rename_parts('lead_acceptances', 'spam_approvals');
select rename_parts('gone_leads', 'deleted_leads');
select rename_parts('person_merges', 'duplicate_links');
select rename_parts('person_splits', 'duplicate_unlinks');

comment on table deleted_leads is 'Deleted leads that open dashboards still have to remove.';
comment on table duplicate_links is 'Whether two phones are one person. Rows are added, never changed.';
comment on table duplicate_unlinks is 'Whether an enquiry is another person''s with the same phone. Rows are added, never changed.';
comment on column duplicate_links.change_set_id is 'The change set in lead_changes that reverts it.';
comment on column duplicate_links.is_linked is 'False reverts an earlier link of the two phones.';
comment on column duplicate_unlinks.change_set_id is 'The change set in lead_changes that reverts it.';
comment on column duplicate_unlinks.is_unlinked is 'False reverts an earlier row of the enquiry.';
comment on column spam_approvals.spam_reason is 'The value of leads.spam_reason before the approval.';
comment on column lead_changes.change_set_id is 'One for each action, on one lead or on many; an undo reverts all of them.';
comment on column lead_changes.staff_id is 'Who made the change; null for a job, or where the account is deleted.';
comment on column lead_changes.reverts is 'The change set that this one reverts.';
comment on column lead_changes.old_value is 'The value before; null for none.';
comment on column lead_changes.new_value is 'The value after; null for none.';
comment on column leads.first_contact_at is 'The first try to reach the person, however it went (docs/adr/0015); null before.';
comment on column leads.follow_up_at is 'When the next follow-up is due; null for none.';
comment on column leads.assigned_at is 'When the lead was assigned to its agent.';
comment on column leads.owner_id is 'The agent it is assigned to; null while unassigned.';
comment on column leads.project_id is 'The id of the project in the catalogue; null for none.';
comment on column leads.spam_reason is '`address`, `phone`, `form` or `site`: the limit that was reached; `signs`: too many spam signals; null for a lead.';
comment on column leads.spam_signals is 'What looks like a program: `hidden`, `hasty`, `unsolved` (app/enquiries/spam/spam-signals.ts).';
comment on column leads.phonetic_keys is 'How the name sounds, for the search; null until a job fills it.';
comment on column leads.preferred_channel is '`call`, `whatsapp` or `email`; null where the person named none.';
comment on column leads.preferred_time is '`now`, `evening` or `weekend`; null where the person named none.';
comment on column contact_intents.is_demo is 'Example data: no visitor pressed it.';
comment on column visits.agent_id is 'Who accompanies the visitor; null for no one yet.';
comment on column visits.previous is 'The visit before the last change; null where that change created it.';
comment on column visits.changed_by is 'Who changed it last; null for a job, or where the account is deleted.';
comment on column visits.last_change_set_id is 'The change set in lead_changes that changed it last; null where there is none to revert.';
comment on column visits.token is 'Opens the calendar file; random, so that it cannot be guessed.';
comment on function lead_grams is 'What the index of the lead search holds of a lead.';
comment on function lead_project is 'Slug of the project that a page is about, or the first word of another page''s address.';
comment on function lead_source is 'The last source: utm_source, an advertiser, the site that linked here, or direct.';
