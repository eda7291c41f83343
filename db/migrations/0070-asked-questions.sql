-- What staff have asked about a project, one row for each question; the public site reads them every second.
create table asked_questions (
  project_id integer not null,
  question text not null,
  whom text not null check (length(whom) between 1 and 100),
  asked_on date not null,
  due_on date,
  staff_id text references staff_users (id) on delete set null,
  primary key (project_id, question)
);
create index asked_questions_staff on asked_questions (staff_id);
comment on table asked_questions is 'What staff have asked about a project, and expect an answer to.';
comment on column asked_questions.question is 'By its key (app/projects/questions/question.ts).';
comment on column asked_questions.whom is 'Who was asked, as the project page says it: a developer, an authority; never a visitor.';

-- The questions of an enquiry, so that an answer finds the people who asked. Before, they stood in the message alone.
alter table leads
  add column questions text[] not null default '{}',
  add column answered text[] not null default '{}';
comment on column leads.questions is 'The questions that the person asked us to answer, by their keys.';
comment on column leads.answered is 'Those of the questions that staff have answered.';
update leads set questions = asked.keys from (
  select id, array_agg(distinct known.key) as keys
  from leads cross join lateral
    regexp_split_to_table(substring(message from '^Asked for: ([^.\n]*)\.'), ', ') as item
    join (values ('Price list', 'price'), ('RERA number', 'rera'), ('Sizes', 'sizes'), ('Floor plans', 'plans'),
      ('Plot layout', 'plans'), ('Launch details', 'plans'), ('Payment plan', 'payment-plan'), ('Possession date', 'possession'),
      ('Exact location', 'location'), ('Current availability', 'availability')) as known (ask, key) on known.ask = item
  where message like 'Asked for: %' group by id
) as asked where leads.id = asked.id;
create index leads_questions on leads (project_id) where questions <> '{}' and spam_reason is null;
