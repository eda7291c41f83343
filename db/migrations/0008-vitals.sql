-- How fast pages were for real visitors: counts alone. No row is one visit, and none says who.
create table vital_counts (
  day date not null,
  page text not null,
  device text not null check (device in ('phone', 'tablet', 'desktop')),
  vital text not null check (vital in ('LCP', 'INP', 'CLS', 'FCP', 'TTFB')),
  bucket integer not null check (bucket >= 0),
  views integer not null check (views > 0),
  primary key (day, page, device, vital, bucket)
);
comment on column vital_counts.day is 'In Asia/Kolkata, as the desk reads time.';
comment on column vital_counts.page is 'Which kind of page, by its name in the table of addresses.';
comment on column vital_counts.bucket is 'Lowest value that counts here: milliseconds, of CLS thousandths.';
