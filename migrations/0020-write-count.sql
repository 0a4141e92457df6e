-- How often somebody changed something, in which minute; shared by all processes. Each connection counts in a row of its
-- own, since changes of many people behind one address would wait for each other's commit at one row. It is kept in
-- memory by the database, not in its log: after a crash the minute begins anew.
create unlogged table write_count (
  who_digest text not null,
  window_start timestamptz not null,
  backend integer not null,
  count integer not null,
  primary key (who_digest, window_start, backend)
);

create index write_count_window on write_count (window_start);
