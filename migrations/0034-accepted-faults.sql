-- Faults of trails that somebody inspected and accepts, in the state that they saw, with the reason. Each row is keyed
-- and covers the one before it. Nothing of a trail is changed by it.
create table accepted_fault (
  position integer primary key check (position > 0),
  at timestamptz not null,
  fault text not null check (fault <> ''),
  state text not null check (state <> ''),
  reason text not null check (reason <> ''),
  hash text not null,
  key_id text not null
);
