-- A visitor who cannot come asks to see the project by video.
alter table visits add column is_video boolean not null default false;
comment on column visits.is_video is 'Whether the visitor asked for a video visit.';
