-- A short reference for each enquiry: the receipt states it, and staff find the lead by it.
create function new_lead_reference() returns text language plpgsql volatile as $$
declare
  made text;
begin
  loop
    select string_agg(substr('23456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + floor(random() * 30)::integer, 1), '') into made
    from generate_series(1, 6);
    exit when not exists (select from leads where reference = made);
  end loop;
  return made;
end $$;
comment on function new_lead_reference is 'Six characters that look and sound different (app/leads/contact-clicks/contact-code.ts); no other lead has them.';

alter table leads add column reference text;
alter table leads alter column reference set default new_lead_reference();
comment on column leads.reference is 'What the receipt of the enquiry states, for its search; null until a job fills it.';
create unique index leads_reference on leads (reference) where reference is not null;
create index leads_without_reference on leads (id) where reference is null;
