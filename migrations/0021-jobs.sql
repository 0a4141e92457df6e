-- Work that nobody waits for. The id is derived from the kind and the time that the job is for, so that it is one row
-- whoever asks for it, and however often. Who works at it holds it until leased_until; attempts tells one turn from the
-- next.
create table job (
  job_id text primary key,
  kind text not null,
  due_at timestamptz not null,
  attempts integer not null default 0,
  leased_until timestamptz,
  -- The kind of error and its code, never its words, which may tell of a person.
  last_error text,
  done_at timestamptz
);

create index job_due on job (due_at) where done_at is null;
create index job_done on job (done_at) where done_at is not null;
