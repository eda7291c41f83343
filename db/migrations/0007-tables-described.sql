-- Neither was ever used: a part of a code is looked for, and nothing here is verified by mail or SMS.
drop index contact_intents_code;
drop index staff_verifications_identifier;

comment on column leads.phone is '10 digits for India, E.164 for any other country.';
comment on column leads.phone_country is 'ISO 3166-1 alpha-2.';
comment on column leads.page is 'Path of the page it was sent from.';
comment on column leads.location is 'The place of the listing asked about, or N/A.';
comment on column leads.reach_by is '`call`, `whatsapp` or `email`; null where the person did not say.';
comment on column leads.reach_when is '`now`, `evening` or `weekend`; null where the person did not say.';
comment on column leads.suspect is '`address`, `phone` or `site`: which budget was used up; null for every lead of the list.';
comment on column lead_acceptances.suspected is 'What `leads.suspect` was.';
comment on column arrivals.kind is '`enquiry` or `contact`.';
comment on column arrivals.address is 'An IPv4 address, or the /64 of an IPv6 address.';
comment on column arrivals.network is 'The /48 that an address of IPv6 is in; null where nobody counts it.';
comment on column visits.token is 'Opens the calendar file; random, so that nobody finds another person''s visit.';
comment on column visits.project is 'Slug of the project.';
comment on column contact_intents.kind is '`call` or `chat`.';
comment on column contact_intents.page is 'Path of the page the link stood on.';
comment on column contact_intents.project is 'Slug of the project the page is about.';
comment on column staff_users.phone is '10 digits for India, E.164 for any other country.';
comment on column staff_users.role is '`owner` or `agent`.';
comment on column staff_sessions.token_hash is 'SHA-256 of the session''s token; the token itself is in the cookie alone.';
comment on column staff_suspensions.restored_at is 'Null while it holds.';
