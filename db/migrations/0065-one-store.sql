-- Pages have the columns of projects, so that one store reads and writes both (app/publishing/versions.server.ts).
alter table page_versions add column sources jsonb not null default '{}';
alter table page_publications add column is_archived boolean not null default false;

comment on column page_versions.sources is 'Always empty: a page has no facts.';
comment on column page_publications.is_archived is 'Always false: a page stays on the site.';
