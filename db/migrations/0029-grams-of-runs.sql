-- One digit five times over is in few phones, its three in thousands: 0000000000 is told apart by it.
drop index leads_grams;
create or replace function lead_grams(name text, phone text) returns text[]
  language sql immutable parallel safe cost 10000
  return array(
    select distinct substr(word, start, size)
    from (values (lower(name), true), (phone, false)) as words (word, is_name),
      generate_series(1, 3) as size,
      generate_series(1, length(word) - size + 1) as start
    where is_name or size = 3 or (start = 1 and starts_with(word, '+'))
  ) || array(
    select run
    from unnest('{00000,11111,22222,33333,44444,55555,66666,77777,88888,99999}'::text[]) as run
    where strpos(name || ' ' || phone, run) > 0
  );
create index leads_grams on leads using gin (lead_grams(name, phone)) with (fastupdate = off);
