-- Alerts for visitors who do not enquire: on one question of one project, or on a saved search (docs/adr/0041).
create table visitor_alerts (
  id bigint generated always as identity primary key,
  token text not null unique,
  email text,
  phone text,
  project_id integer,
  question text,
  search text,
  notice text not null,
  version text not null,
  created_at timestamptz(3) not null default statement_timestamp(),
  confirmed_at timestamptz(3),
  checked_version bigint not null,
  known integer[] not null default '{}',
  found integer[] not null default '{}',
  due_at timestamptz(3),
  sent_at timestamptz(3),
  constraint visitor_alerts_address check (num_nonnulls(email, phone) = 1),
  constraint visitor_alerts_subject check (
    num_nonnulls(project_id, question) = 2 and search is null
    or num_nonnulls(project_id, question) = 0 and search is not null)
);
create unique index visitor_alerts_once on visitor_alerts (email, phone, project_id, question, search) nulls not distinct;
create index visitor_alerts_phone on visitor_alerts (phone) where phone is not null;
create index visitor_alerts_project on visitor_alerts (project_id) where project_id is not null;
create index visitor_alerts_unchecked on visitor_alerts (checked_version) where confirmed_at is not null;
create index visitor_alerts_created on visitor_alerts (created_at);
comment on table visitor_alerts is 'Visitors who want to hear when a question is answered or a project fits their search.';
comment on column visitor_alerts.token is 'Opens the page on which the alert is confirmed and stopped.';
comment on column visitor_alerts.email is 'In lower case; an alert has an email address or a phone.';
comment on column visitor_alerts.phone is 'For WhatsApp: 10 digits for India, E.164 for any other country.';
comment on column visitor_alerts.search is 'The filter of the projects page as in its address; empty for every new project.';
comment on column visitor_alerts.notice is 'SHA-256 of the notice that was shown (privacy_notices).';
comment on column visitor_alerts.version is 'Version of that notice.';
comment on column visitor_alerts.confirmed_at is 'Null until the link in the email is confirmed; a WhatsApp number needs none.';
comment on column visitor_alerts.checked_version is 'The publication that it was compared with last.';
comment on column visitor_alerts.known is 'Of a search: projects that fitted before, or that a message named.';
comment on column visitor_alerts.found is 'Projects of the latest message.';
comment on column visitor_alerts.due_at is 'When the latest message became due.';
comment on column visitor_alerts.sent_at is 'When it went into the outbox, or staff marked it as sent on WhatsApp.';

-- Answers to leads and messages of alerts go out like other mails.
alter table outbox
  add column alert_id bigint references visitor_alerts (id) on delete cascade,
  add column question text,
  drop constraint outbox_subject,
  add constraint outbox_subject check (num_nonnulls(lead_id, notice_id, alert_id) = 1),
  drop constraint outbox_kind_check,
  add constraint outbox_kind_check check (kind in ('enquiry', 'withdrawal-link', 'notice', 'answer', 'alert-link', 'alert')
    and (kind = 'notice') = (notice_id is not null) and (kind in ('alert-link', 'alert')) = (alert_id is not null)
    and (kind = 'answer') = (question is not null));
create index outbox_alert on outbox (alert_id) where alert_id is not null;
alter table deliveries
  add column alert_id bigint references visitor_alerts (id) on delete cascade,
  add column question text,
  drop constraint deliveries_subject,
  add constraint deliveries_subject check (num_nonnulls(lead_id, notice_id, alert_id) = 1),
  drop constraint deliveries_kind_check,
  add constraint deliveries_kind_check check (kind in ('enquiry', 'withdrawal-link', 'notice', 'answer', 'alert-link', 'alert')
    and (kind = 'notice') = (notice_id is not null) and (kind in ('alert-link', 'alert')) = (alert_id is not null)
    and (kind = 'answer') = (question is not null));
create index deliveries_alert on deliveries (alert_id) where alert_id is not null;
comment on column outbox.question is 'Of an answer: the question, by its key.';
comment on column deliveries.question is 'Of an answer: the question, by its key.';

alter table visitor_mails
  drop constraint visitor_mails_kind_check,
  add constraint visitor_mails_kind_check check (kind in ('enquiry', 'withdrawal-link', 'alert-link'));

alter table rate_limit_hits
  drop constraint rate_limit_hits_kind_check,
  add constraint rate_limit_hits_kind_check check (kind in ('enquiry', 'contact', 'alert'));
create index rate_limit_hits_alert on rate_limit_hits (network, arrived_at) where kind = 'alert';
comment on column rate_limit_hits.kind is '`enquiry`, `contact` or `alert`.';
