-- Who came in, who was kept out and who looked on, in words that name no person. A chain for each profile, for each
-- agent, and one of all-zero for what concerns neither. No pointer to the profile: the trail outlives it.
create table access_event (
  about_uuid uuid not null,
  position integer not null,
  at timestamptz not null,
  kind text not null,
  role text not null,
  agent_id text,
  -- Of a refusal that repeats: how often it had come within its hour.
  times integer not null,
  request_id text,
  key_id text not null,
  hash text not null,
  primary key (about_uuid, position)
);

-- The signed end of each chain, so that rows can not be taken off its end. Whoever adds to a chain holds its row.
create table access_chain (
  about_uuid uuid primary key,
  position integer not null,
  hash text not null,
  head_key_id text not null,
  head_hash text not null
);
