-- One aggregate per shopper. Every table has profile_uuid first in its keys, so that the schema distributes by it.
create table profile (
  profile_uuid uuid primary key,
  brand text not null check (brand in ('aarp', 'uhc')),
  kind text not null check (kind in ('guest')),
  shopping_zip text,
  -- How often each section has changed, by its name; a section that is not named has not changed yet.
  versions jsonb not null default '{}',
  audit_position integer not null default 0,
  audit_hash text not null default '',
  created_at timestamptz not null,
  last_modified_at timestamptz not null
);

-- The snapshot is what was known of the plan on the day it was saved, so that one that leaves the catalogue is still
-- shown. It is kept as the text that a read hands out, which spares every read from making it anew.
create table saved_plan (
  profile_uuid uuid not null references profile (profile_uuid) on delete cascade,
  plan_year integer not null,
  plan_id text not null,
  snapshot json not null check (
    coalesce(
      snapshot->>'planId' = plan_id and snapshot->>'planYear' = plan_year::text
        and snapshot->>'planType' in ('MA', 'MAPD', 'PDP', 'SNP')
        and snapshot->>'planName' <> '' and snapshot->>'zipCode' <> ''
        and snapshot->>'savedOn' <> '' and snapshot->>'lastModifiedOn' <> '',
      false
    )
  ),
  primary key (profile_uuid, plan_year, plan_id)
);

-- The sealed columns hold a key id and ciphertext; the digest is a keyed hash that only answers 'is it the same'.
create table demographics (
  profile_uuid uuid primary key references profile (profile_uuid) on delete cascade,
  first_name text,
  last_name text,
  email text,
  zip_code text,
  date_of_birth_sealed text,
  medicare_number_sealed text,
  medicare_number_digest text
);

-- The answer to a change, kept in the transaction of the change, so that asking again answers the same. It may hold
-- what a person told, so it is sealed, and the request is known only by a keyed digest.
create table idempotent_answer (
  profile_uuid uuid not null references profile (profile_uuid) on delete cascade,
  idempotency_key text not null,
  request_digest text not null,
  answer_sealed text not null,
  created_at timestamptz not null,
  primary key (profile_uuid, idempotency_key)
);

-- Who changed what, never the values. Each row's hash covers the row before it.
create table audit_entry (
  profile_uuid uuid not null references profile (profile_uuid) on delete cascade,
  position integer not null,
  at timestamptz not null,
  role text not null,
  agent_id text,
  action text not null,
  fields text[] not null,
  request_id text not null,
  hash text not null,
  primary key (profile_uuid, position)
);
