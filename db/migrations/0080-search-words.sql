-- A search of everything about a lead: its words, the sounds of its name, its project and its month in one index.

-- As searchWords of app/leads/search/words/search-words.ts does.
create function words_in(text text) returns text[]
  language sql immutable parallel safe
  return array(
    select distinct left(word, 40) from regexp_split_to_table(folded_name(text),
      '[\u0009-\u000d -\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u0964\u0965\u2000-\u206f\u20a0-\u20cf\u3000-\u303f]+') as word
    where word <> ''
  );
comment on function words_in is 'The words of a text as the search compares them.';

create function notes_of(lead bigint) returns text
  language sql stable
begin atomic
  select string_agg(note.new_value, ' ' order by note.id desc) from lead_changes as note
  where note.lead_id = lead and note.kind = 'note' and note.new_value is not null and not exists (
    select from lead_changes as back where back.reverts = note.change_set_id and back.lead_id = lead);
end;
comment on function notes_of is 'The notes of a lead, the newest first, without those that were undone.';

-- A later migration adds an argument for each other table that the search reads.
create function texts_about(lead bigint) returns text
  language sql stable
begin atomic
  select concat_ws(' ', notes_of(lead));
end;
comment on function texts_about is 'What other tables hold of a lead for the search.';

alter table leads add column search_words tsvector;
comment on column leads.search_words is 'What the search finds it by: words, `^` and their beginnings, `~` and a sound, `#` and its project, `@` and its month in India; null until a job fills it.';

-- Its own statements see what was committed since the one that fires it began.
create function write_search_words() returns trigger language plpgsql as $$
declare
  words text[] := words_in(concat_ws(' ', new.name, new.phone, new.email, nullif(new.location, 'N/A'), new.city,
    new.message, texts_about(new.id)));
begin
  -- The index reads a beginning of three or five letters at once, but joins all words of any other one first.
  new.search_words := array_to_tsvector(
    words || array(select '^' || left(word, size) from unnest(words) as word, (values (3), (5)) as sizes (size)
      where length(word) >= size)
    || array(select '~' || key from unnest(new.phonetic_keys) as key where key <> '')
    || array_remove(array['#' || new.project_id, to_char(new.created_at at time zone 'Asia/Kolkata', '@YYYYMM')], null)
  );
  return new;
end $$;
create trigger leads_add_words
  before insert or update of name, phone, email, location, city, message, created_at, project_id, phonetic_keys,
    search_words on leads
  for each row execute function write_search_words();

create function rewrite_search_words() returns trigger language plpgsql as $$
begin
  update leads set search_words = null where id = new.lead_id;
  return null;
end $$;
create trigger lead_changes_words after insert on lead_changes for each row
  when (new.kind = 'note') execute function rewrite_search_words();

create index leads_search_words on leads using gin (search_words) with (fastupdate = off) where spam_reason is null;
create index leads_without_words on leads (id) where search_words is null;

-- To fill them in is no news of a lead.
drop trigger leads_changed on leads;
create trigger leads_changed before update on leads for each row
  when ((old.phonetic_keys is not null or new.phonetic_keys is null)
    and (old.search_words is not null or new.search_words is null)) execute function mark_changed();
