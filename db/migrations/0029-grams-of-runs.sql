-- One sign five times over is in few names and phones, its three in thousands: 0000000000 is told apart by it.
drop index leads_grams;
create or replace function lead_grams(name text, phone text) returns text[]
  language sql immutable parallel safe cost 10000
  return array(
    select substr(word, start, size)
    from (values (lower(name), true), (phone, false)) as words (word, is_name),
      generate_series(1, 3) as size,
      generate_series(1, length(word) - size + 1) as start
    where is_name or size = 3 or (start = 1 and starts_with(word, '+'))
    union
    select repeat(run[1], 5)
    from (values (lower(name)), (phone)) as words (word), regexp_matches(word, '(.)\1{4}', 'g') as run
  );
create index leads_grams on leads using gin (lead_grams(name, phone)) with (fastupdate = off);
