-- Every try of a backup, so that every process and the desk know how old the last good one is. What a
-- restored database says of backups is what it knew when it was backed up.
create table backups (
  id bigint generated always as identity primary key,
  began_at timestamptz(3) not null,
  ended_at timestamptz(3) not null default now(),
  place text not null,
  file text,
  bytes bigint,
  row_count bigint,
  file_count integer,
  sha256 text,
  is_encrypted boolean,
  failure text,
  -- Good is only one that was restored from its file and compared.
  check ((failure is null) = (file is not null and bytes is not null and row_count is not null
    and file_count is not null and sha256 is not null and is_encrypted is not null))
);
create index backups_good on backups (began_at desc) where failure is null;
create trigger backups_stay before update or delete on backups
  for each row execute function refuse_change();
create trigger backups_stay_whole before truncate on backups
  for each statement execute function refuse_change();

comment on table backups is 'Every try of a backup. Rows are added, never changed.';
comment on column backups.began_at is 'The moment whose rows it holds, within a second.';
comment on column backups.place is 'The folder or the address of the bucket that it went to.';
comment on column backups.file is 'Its name in there; null where it failed.';
comment on column backups.file_count is 'Photographs and other files of the data folder in it.';
comment on column backups.sha256 is 'Of the file, hexadecimal.';
comment on column backups.failure is 'Why there is none; null where it was restored into a scratch database and was the same there.';
