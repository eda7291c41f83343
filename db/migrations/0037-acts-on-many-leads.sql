-- One act may change many leads, and each of them is taken back once.
drop index lead_changes_undone;
create unique index lead_changes_undone on lead_changes (undoes, lead_id, kind)
  where undoes is not null;

comment on column lead_changes.act is 'What was done at once, to one lead or to many, has one, and is undone at once.';
