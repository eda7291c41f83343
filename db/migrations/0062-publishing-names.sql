-- Standard names of drafts and publications of projects and pages.

alter table fact_changes rename column was to old_value;
alter table fact_changes rename column became to new_value;
alter table listing_links rename to project_links;
alter table listing_publications rename to project_publications;
alter table project_publications rename column listing_id to project_id;
alter table listing_schedules rename to project_schedules;
alter table listing_versions rename to project_versions;
alter table project_versions rename column listing_id to project_id;
alter table word_links rename to page_links;
alter table word_publications rename to page_publications;
alter table word_schedules rename to page_schedules;
alter table word_versions rename to page_versions;

alter index listing_publications_listing rename to project_publications_project;

select rename_parts('listing_links', 'project_links');
select rename_parts('listing_publications', 'project_publications');
select rename_parts('listing_schedules', 'project_schedules');
select rename_parts('listing_versions', 'project_versions');
select rename_parts('word_links', 'page_links');
select rename_parts('word_publications', 'page_publications');
select rename_parts('word_schedules', 'page_schedules');
select rename_parts('word_versions', 'page_versions');

comment on table fact_changes is 'The facts that a publication changed. Rows are added, never changed.';
comment on table late_publications is 'Scheduled publications that were a minute late and have an alert.';
comment on table project_links is 'Preview links to versions of projects for people without an account.';
comment on table project_publications is 'Which version of a project the site shows from when on; the newest id is the version of the catalogue. Rows are added, never changed.';
comment on table project_schedules is 'Versions of projects with a time of publication: due, published or cancelled.';
comment on table project_versions is 'Every version of a project, draft or published. Rows are added, never changed.';
comment on table page_links is 'Preview links to versions of pages for people without an account.';
comment on table page_publications is 'Which version of a page the site shows from when on. Rows are added, never changed.';
comment on table page_schedules is 'Versions of pages with a time of publication: due, published or cancelled.';
comment on table page_versions is 'Every version of a page, draft or published. Rows are added, never changed.';
comment on column fact_changes.checked_on is 'The day on which the new fact was compared with its source.';
comment on column fact_changes.old_value is 'Empty where the page had no value.';
comment on column fact_changes.new_value is 'Empty where the page has no value any more.';
comment on column project_versions.content is 'The whole project (app/projects/model/project.ts).';
comment on column project_versions.sources is 'Source and day of each fact that differs from the published version.';
comment on column project_publications.is_archived is 'Whether the page is removed from then on.';
comment on column project_publications.slug is 'The address then: an earlier one leads to the newest.';
comment on column page_versions.content is 'All texts of the page (app/pages/page-content.ts); of a legal page with the day from which they apply.';
