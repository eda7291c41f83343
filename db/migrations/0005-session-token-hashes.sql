-- Only the hash of a session's token is kept, and what signs its cookie is no longer in the database.
-- Sessions last a working day; those of now sign in again.
delete from staff_sessions;
alter table staff_sessions rename column token to token_hash;
drop table settings;
