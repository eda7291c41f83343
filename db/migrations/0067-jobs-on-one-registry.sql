-- pg-boss retries pushes: the outbox keeps only what is not queued yet.
alter table push_outbox drop column due_at, drop column tries;
create index push_outbox_queued on push_outbox (queued_at);
drop table late_pushes;

comment on table push_outbox is 'Alerts to devices, written with the change that causes them, until the job push queues them.';
