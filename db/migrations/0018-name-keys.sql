-- By what the names that sound alike are found (docs/names.md). Of what lay there before, the site fills them
-- in by and by.
alter table leads add column name_keys text[];
create index leads_name_keys on leads using gin (name_keys) with (fastupdate = off);
create index leads_without_keys on leads (id) where name_keys is null;
comment on column leads.name_keys is 'How its name may sound; null until that is filled in.';

-- To fill them in is no news of a lead.
drop trigger leads_changed on leads;
create trigger leads_changed before update on leads for each row
  when (old.name_keys is not null or new.name_keys is null) execute function mark_changed();
