-- The alert of a phone runs, but stays unconfirmed until staff reach the phone.
create index visitor_alerts_running on visitor_alerts (checked_version) where confirmed_at is not null or phone is not null;
drop index visitor_alerts_unchecked;
comment on column visitor_alerts.confirmed_at is 'Null until the link in the email is confirmed, or staff sent a first message on WhatsApp.';
