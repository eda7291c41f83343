-- What a person looks for; each of their enquiries has the same row (docs/adr/0044).
create table requirements (
  lead_id bigint primary key references leads (id) on delete cascade,
  type text,
  bedrooms smallint[] not null default '{}',
  plot_from integer,
  plot_to integer,
  budget_from bigint,
  budget_to bigint,
  places text[] not null default '{}',
  purpose text,
  timing text,
  needs_loan boolean,
  language text,
  changed_at timestamptz(3) not null default statement_timestamp(),
  constraint requirements_plot check (plot_from < plot_to),
  constraint requirements_budget check (budget_from < budget_to)
);
create index requirements_places on requirements using gin (places) with (fastupdate = off);
comment on table requirements is 'What a person looks for, as an agent confirmed it; guesses are computed, never stored.';
comment on column requirements.type is 'A type of project.';
comment on column requirements.plot_from is 'Size of the plot in square feet.';
comment on column requirements.budget_from is 'In rupees.';
comment on column requirements.timing is 'When they want to buy.';
comment on column requirements.language is 'ISO 639-1.';

alter table lead_changes drop constraint lead_changes_kind_check;
alter table lead_changes add constraint lead_changes_kind_check check (kind in ('status', 'lost-reason',
  'owner', 'follow-up', 'first-contact', 'note', 'call', 'whatsapp', 'mail', 'outcome', 'next-step', 'visit',
  'person', 'code', 'consent', 'requirement'));
