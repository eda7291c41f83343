-- A search compares names without case, accents, quotes, dots and doubled spaces, as foldedName of
-- app/leads/search/folded-name.ts does in the browser. Plain names, which most are, take the short way:
-- a search looks through thousands.
create function folded_name(name text) returns text
  language sql immutable parallel safe
  return case
    when name ~ '^[A-Za-z]+( [A-Za-z]+)*$' then lower(name)
    else
      btrim(regexp_replace(regexp_replace(replace(lower(normalize(replace(name, '´', ''), nfkd)), 'ς', 'σ'),
        '[\u0300-\u036f\u00ad\u200b-\u200f\ufeff''"`\u02b9-\u02bd\u2018-\u201f\u2032\u2033]', '', 'g'),
        '[\u0009-\u000d \u0085\u1680\u2010-\u2015\u2028\u2029.,-]+', ' ', 'g'))
  end;
comment on function folded_name is 'A name as the search of the leads compares it.';

drop index leads_grams;
create or replace function lead_grams(name text, phone text) returns text[]
  language sql immutable parallel safe cost 10000
  return array(
    select distinct substr(word, start, size)
    from (values (folded_name(name), true), (phone, false)) as words (word, is_name),
      generate_series(1, 3) as size,
      generate_series(1, length(word) - size + 1) as start
    where is_name or size = 3 or (start = 1 and starts_with(word, '+'))
  ) || array(
    select run
    from unnest('{00000,11111,22222,33333,44444,55555,66666,77777,88888,99999}'::text[]) as run
    where strpos(folded_name(name) || ' ' || phone, run) > 0
  );
create index leads_grams on leads using gin (lead_grams(name, phone)) with (fastupdate = off);
