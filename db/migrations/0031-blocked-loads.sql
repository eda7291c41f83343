-- What browsers refused to load by the site's content security policy: counts alone. No row is one visit, and none says who.
create table blocked_loads (
  day date not null,
  directive text not null,
  blocked text not null check (length(blocked) <= 100),
  reports integer not null check (reports > 0),
  primary key (day, directive, blocked)
);
comment on column blocked_loads.day is 'In Asia/Kolkata, as the desk reads time.';
comment on column blocked_loads.directive is 'Which rule refused it, by its name in CSP Level 3.';
comment on column blocked_loads.blocked is 'A host, or a word: `self` is the site, `inline` and `eval` are script or style in the page, `other` is whatever came when the day had enough rows.';
