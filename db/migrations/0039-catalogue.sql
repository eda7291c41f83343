-- The catalogue in the hands of the people who sell. Until a listing is edited for the first time its file
-- in content/projects is what is published; from then on its versions here are.
create table listing_versions (
  id bigint generated always as identity primary key,
  listing_id int not null,
  based_on bigint references listing_versions (id),
  content jsonb not null,
  sources jsonb not null default '{}',
  note text,
  made_by text,
  made_at timestamptz(3) not null default statement_timestamp(),
  -- Who saves on what somebody else has saved on already is told; nothing is overwritten.
  unique nulls not distinct (listing_id, based_on)
);
create trigger listing_versions_stay before update or delete on listing_versions
  for each row execute function refuse_change();
create trigger listing_versions_stay_whole before truncate on listing_versions
  for each statement execute function refuse_change();

create table listing_publications (
  id bigint generated always as identity primary key,
  listing_id int not null,
  version_id bigint not null unique references listing_versions (id),
  slug text not null,
  is_archived boolean not null default false,
  published_by text,
  published_at timestamptz(3) not null default statement_timestamp()
);
create index listing_publications_listing on listing_publications (listing_id, id desc);
create trigger listing_publications_stay before update or delete on listing_publications
  for each row execute function refuse_change();
create trigger listing_publications_stay_whole before truncate on listing_publications
  for each statement execute function refuse_change();

create table fact_changes (
  publication_id bigint not null references listing_publications (id),
  fact text not null check (fact in ('price', 'possession', 'rera', 'area', 'figure')),
  -- A row of a price list, a cell of the facts or a page below the listing's own; empty where it is the listing's.
  part text not null default '',
  was text not null,
  became text not null check (became <> was),
  source text not null check (source in ('specification', 'developer', 'staff')),
  checked_on date not null,
  primary key (publication_id, fact, part)
);
create trigger fact_changes_stay before update or delete on fact_changes
  for each row execute function refuse_change();
create trigger fact_changes_stay_whole before truncate on fact_changes
  for each statement execute function refuse_change();

comment on table listing_versions is 'Every version of a listing, drafts and what was published. Rows are added, never changed.';
comment on column listing_versions.listing_id is 'The id of content/projects.';
comment on column listing_versions.based_on is 'The version before it; null for the first, which is based on the file.';
comment on column listing_versions.content is 'The whole listing (app/projects/model/project.ts).';
comment on column listing_versions.sources is 'Of each fact that differs from what is published, whence it comes and the day it was checked.';
comment on table listing_publications is 'Which version of a listing the site showed from when on; its newest is the number of the catalogue. Rows are added, never changed.';
comment on column listing_publications.slug is 'Its address then: an earlier one leads to the newest.';
comment on column listing_publications.is_archived is 'Its page is gone from then on.';
comment on table fact_changes is 'What a publication changed of the facts that people decide by. Rows are added, never changed.';
comment on column fact_changes.was is 'Empty where the page said nothing.';
comment on column fact_changes.checked_on is 'The day somebody held the new fact against its source.';
