-- Who wants everything removed is told a receipt. What is asked for here is done by a role of its own.
create table deletion (
  receipt uuid primary key,
  profile_uuids uuid[] not null,
  -- Of the built-in provider, where the account goes too.
  account_id uuid,
  asked_at timestamptz not null,
  done_at timestamptz,
  -- How many rows went, by their table.
  removed jsonb
);

create index deletion_waiting on deletion (asked_at) where done_at is null;

-- From then on nobody signs in with it; the row goes with the rest.
alter table idp_account add column closed_at timestamptz;
