-- Doctors, dentists and places of care that a shopper keeps, sealed with what they noted of their calls; the place is
-- where each stands in the shopper's own list.
create table saved_provider (
  profile_uuid uuid not null references profile (profile_uuid) on delete cascade,
  provider_id uuid not null,
  place integer not null,
  snapshot_sealed text not null,
  primary key (profile_uuid, provider_id)
);

-- The list as it stands in the doctor search while that is open, sealed. It has no version and no audit entry of its
-- own, and it goes when the search closes.
create table provider_draft (
  profile_uuid uuid primary key references profile (profile_uuid) on delete cascade,
  draft_sealed text not null,
  updated_at timestamptz not null
);
