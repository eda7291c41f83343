-- Listings, words and photographs are edited by who sells them, where the owner lets them.
alter table staff_users add column may_edit boolean not null default false;

comment on column staff_users.may_edit is 'Whether they edit and publish listings, words and photographs; an owner always does.';
