-- Staff book a video visit, too, and note where it takes place.
alter table visits add column video_link text;
comment on column visits.is_video is 'Whether the visit is by video.';
comment on column visits.video_link is 'Of a video visit: the https address of the call; null until staff note it.';
