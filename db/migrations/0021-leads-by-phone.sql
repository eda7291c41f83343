-- The list sorted by phone is read from it as it stands, to the last lead of one moment.
drop index leads_phone;
create index leads_phone on leads (phone, created_at, id);
