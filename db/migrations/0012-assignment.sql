-- Who gets a lead: rules, working time, leave, and who was given what.
create extension if not exists btree_gist;

create table assignment_settings (
  is_one boolean primary key default true check (is_one),
  promise_minutes integer not null default 5 check (promise_minutes between 1 and 1440),
  pass_on_minutes integer not null default 10 check (pass_on_minutes between 1 and 10000),
  tell_minutes integer not null default 30 check (tell_minutes between 1 and 100000),
  cap integer not null default 40 check (cap between 1 and 10000),
  -- What lay there before would keep whoever writes today waiting behind it.
  gives_since timestamptz(3) not null default now(),
  changed_by text references staff_users (id) on delete set null,
  changed_at timestamptz(3) not null default now(),
  check (tell_minutes >= pass_on_minutes)
);
insert into assignment_settings default values;

create table assignment_rules (
  id integer generated always as identity primary key,
  place integer not null default 0,
  conditions jsonb not null default '[]',
  is_for_all boolean not null default true,
  is_rest boolean not null default false,
  changed_by text references staff_users (id) on delete set null,
  changed_at timestamptz(3) not null default now(),
  check (not is_rest or conditions = '[]')
);
create unique index assignment_rules_rest on assignment_rules (is_rest) where is_rest;
insert into assignment_rules (is_rest) values (true);

create table assignment_rule_people (
  rule_id integer not null references assignment_rules (id) on delete cascade,
  staff_id text not null references staff_users (id) on delete cascade,
  primary key (rule_id, staff_id)
);
create index assignment_rule_people_staff on assignment_rule_people (staff_id);

-- One pointer a rule. It outlives whoever it names: their place in the order is kept.
create table assignment_turns (
  rule_id integer primary key references assignment_rules (id) on delete cascade,
  last_place text not null
);

create table working_hours (
  weekday integer not null check (weekday between 1 and 7),
  opens integer not null check (opens >= 0),
  closes integer not null check (closes <= 1440),
  check (opens < closes),
  exclude using gist (weekday with =, int4range(opens, closes) with &&)
);
insert into working_hours (weekday, opens, closes)
select weekday, 540, 1140 from generate_series(1, 6) as weekday;

create table holidays (
  day date primary key,
  name text not null default ''
);

create table staff_leave (
  staff_id text not null references staff_users (id) on delete cascade,
  during daterange not null check (
    not isempty(during) and not lower_inf(during) and not upper_inf(during)),
  reason text not null default '',
  entered_by text references staff_users (id) on delete set null,
  entered_at timestamptz(3) not null default now(),
  primary key (staff_id, during without overlaps)
);

create table staff_takes (
  staff_id text primary key references staff_users (id) on delete cascade,
  is_taking boolean not null,
  cap integer check (cap between 1 and 10000),
  languages text[] not null default '{}',
  changed_by text references staff_users (id) on delete set null,
  changed_at timestamptz(3) not null default now()
);

-- Every time that the desk gave a lead to somebody, and why. Rows are added and never changed.
create table lead_assignments (
  id bigint generated always as identity primary key,
  lead_id bigint not null references leads (id) on delete cascade,
  staff_id text not null references staff_users (id) on delete cascade,
  rule_id integer references assignment_rules (id) on delete set null,
  reason text not null check (reason in ('turn', 'again', 'passed-on')),
  given_at timestamptz(3) not null default statement_timestamp()
);
create index lead_assignments_lead on lead_assignments (lead_id, id);
create index lead_assignments_given on lead_assignments (given_at, staff_id, rule_id);
create index lead_assignments_staff on lead_assignments (staff_id);
create index lead_assignments_rule on lead_assignments (rule_id);
create trigger lead_assignments_stay
  before update of lead_id, staff_id, reason, given_at on lead_assignments
  for each row execute function refuse_change();

-- Leads of which the owner is told that nobody called.
create table untouched_leads (
  lead_id bigint primary key references leads (id) on delete cascade,
  told_at timestamptz(3) not null default statement_timestamp()
);

-- How many new leads each person has; the cap is held against it.
create index leads_open on leads (owner_id)
  where owner_id is not null and status = 'new' and suspect is null;

comment on column assignment_settings.promise_minutes is 'Working minutes within which somebody is called, as the site promises.';
comment on column assignment_settings.pass_on_minutes is 'Working minutes untouched after which a lead goes to the next.';
comment on column assignment_settings.tell_minutes is 'Working minutes since it came, untouched, after which the owner is told.';
comment on column assignment_settings.cap is 'New leads that one person has at most, unless their own cap says otherwise.';
comment on column assignment_settings.gives_since is 'Leads that came earlier are given out by nobody but people.';
comment on column assignment_rules.place is 'Lower ones are asked first; the rest is always last.';
comment on column assignment_rules.conditions is 'Every one must hold: [{"kind", "isNot", "values"}].';
comment on column assignment_rules.is_for_all is 'Everybody who takes leads, whatever assignment_rule_people says.';
comment on column assignment_rules.is_rest is 'The one rule that fits every lead; it stays.';
comment on column assignment_turns.last_place is 'Whose turn was last, by their place in the order.';
comment on column working_hours.weekday is '1 is Monday, 7 is Sunday, in Asia/Kolkata.';
comment on column working_hours.opens is 'Minutes after midnight.';
comment on column working_hours.closes is 'Minutes after midnight; 1440 is the next one.';
comment on column staff_leave.during is 'Days in Asia/Kolkata, without the upper one.';
comment on column staff_takes.is_taking is 'The switch. Without a row agents take leads and owners do not.';
comment on column staff_takes.cap is 'New leads at most; null for the cap of the desk.';
comment on column staff_takes.languages is 'ISO 639-1.';
comment on column lead_assignments.reason is '`turn` by a rule, `again` for a person who wrote before, or `passed-on`.';
