-- The search of everything about a lead reads what the person looks for.
create function requirement_of(lead bigint) returns text
  language sql stable
begin atomic
  select concat_ws(' ', array_to_string(places, ' '), array_to_string(bedrooms, ' ') || case when bedrooms <> '{}' then ' bhk' end,
    type, replace(purpose, '-', ' '))
  from requirements where lead_id = lead;
end;
comment on function requirement_of is 'What the search finds of a requirement.';

create or replace function texts_about(lead bigint) returns text
  language sql stable
begin atomic
  select concat_ws(' ', notes_of(lead), requirement_of(lead));
end;

create function rewrite_words_of_requirement() returns trigger language plpgsql as $$
begin
  update leads set search_words = null where id = coalesce(new.lead_id, old.lead_id);
  return null;
end $$;
create trigger requirements_words after insert or update or delete on requirements for each row
  execute function rewrite_words_of_requirement();
