-- Standard names of limits, privacy, backups and notifications.

alter table arrivals rename to rate_limit_hits;
alter table spent_puzzles rename to used_challenges;
alter table blocked_loads rename to csp_reports;
alter table vital_counts rename to web_vitals;
alter table sealed_people rename to sealed_contacts;
alter table privacy_events rename column place to position;
alter table backups rename column began_at to started_at;
alter table backups rename column place to destination;

select rename_parts('arrivals', 'rate_limit_hits');
select rename_parts('spent_puzzles', 'used_challenges');
select rename_parts('blocked_loads', 'csp_reports');
select rename_parts('vital_counts', 'web_vitals');
select rename_parts('sealed_people', 'sealed_contacts');

drop function rename_parts(text, text);

comment on table used_challenges is 'Challenges that an enquiry has used, until they expire.';
comment on table privacy_notices is 'The notices as they were shown, by the SHA-256 of their text.';
comment on table withdrawal_links is 'Links that were emailed to an address, each for the enquiries of a phone with that address.';
comment on table withdrawal_requests is 'Withdrawals by link beyond the limit: an owner carries them out or rejects them.';
comment on column used_challenges.nonce is 'Different for each challenge.';
comment on column rate_limit_hits.network is 'The /48 of an IPv6 address, or the IPv4 address; null where it is not limited.';
comment on column csp_reports.day is 'In Asia/Kolkata.';
comment on column web_vitals.day is 'In Asia/Kolkata.';
comment on column deliveries.dead_at is 'When the last try failed; staff can send it again.';
comment on column outbox.event_id is 'Tells events apart for a receiver: the same at every try and every destination.';
comment on column privacy_events.position is 'In the chain of this person, from 1 on.';
comment on column privacy_events.seal is 'Keyed hash of `hash`: the database alone is not enough to write another chain.';
comment on column privacy_events.source is 'The row that caused it, so that it is recorded once.';
comment on column privacy_events.change_id is 'The row of lead_changes that caused it, where it is a contact.';
comment on column withdrawals.only_leads is 'The withdrawn enquiries, where others with the phone are another person''s.';
comment on column withdrawals.way is 'Who did it: `link` of an enquiry, `mail` (a link in an email), `desk` (staff), `command`, `retention` or `restore`.';
comment on column backups.started_at is 'The moment of its rows, within a second.';
comment on column backups.destination is 'The folder or the address of the bucket.';
