-- The words of the site's own pages in the hands of the people who answer for them. Until a page is edited
-- for the first time its file in content/pages is what is published; from then on its versions here are.
create table word_versions (
  id bigint generated always as identity primary key,
  page text not null,
  based_on bigint references word_versions (id),
  content jsonb not null,
  note text,
  made_by text,
  made_at timestamptz(3) not null default statement_timestamp(),
  -- Who saves on what somebody else has saved on already is told; nothing is overwritten.
  unique nulls not distinct (page, based_on)
);
create trigger word_versions_stay before update or delete on word_versions
  for each row execute function refuse_change();
create trigger word_versions_stay_whole before truncate on word_versions
  for each statement execute function refuse_change();

create table word_publications (
  id bigint generated always as identity primary key,
  page text not null,
  version_id bigint not null unique references word_versions (id),
  published_by text,
  published_at timestamptz(3) not null default statement_timestamp()
);
create index word_publications_page on word_publications (page, id desc);
create trigger word_publications_stay before update or delete on word_publications
  for each row execute function refuse_change();
create trigger word_publications_stay_whole before truncate on word_publications
  for each statement execute function refuse_change();

comment on table word_versions is 'Every version of the words of a page, drafts and what was published. Rows are added, never changed.';
comment on column word_versions.page is 'The name of its file in content/pages.';
comment on column word_versions.based_on is 'The version before it; null for the first, which is based on the file.';
comment on column word_versions.content is 'All words of the page (app/pages/page-content.ts); of a legal page with the day from which they are in force.';
comment on table word_publications is 'Which words a page showed from when on. Rows are added, never changed.';
