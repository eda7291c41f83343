-- What a search looks for: one, two and three characters that stand side by side in a name, three in a
-- phone. Fewer digits are in every tenth phone, so that no index finds them sooner than the list does;
-- a + is in few.
create function lead_grams(name text, phone text) returns text[]
  language sql immutable parallel safe
  return array(
    select distinct substr(word, start, size)
    from (values (lower(name), true), (phone, false)) as words (word, is_name),
      generate_series(1, 3) as size,
      generate_series(1, length(word) - size + 1) as start
    where is_name or size = 3 or (start = 1 and starts_with(word, '+'))
  );
-- Without a list of what is pending: whoever is the one to empty it would wait for all.
create index leads_grams on leads using gin (lead_grams(name, phone)) with (fastupdate = off);
comment on function lead_grams is 'What the index of the desk''s search holds of a lead.';
