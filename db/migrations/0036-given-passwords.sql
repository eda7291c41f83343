-- A password that somebody else chose is for the first sign-in only (OWASP ASVS 5.0, 6.4.1). Those of
-- before may be a person's own by now, and count as such.
alter table staff_accounts add column password_given_at timestamptz(3);

comment on column staff_accounts.password_given_at is 'When somebody else gave this password; null once its person has chosen one.';
