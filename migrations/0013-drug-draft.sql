-- The drug that a shopper is typing in and has not added yet, sealed. It changes with what is typed, so it has no
-- version and no audit entry of its own, and it goes when the drug is added or left out.
create table drug_draft (
  profile_uuid uuid primary key references profile (profile_uuid) on delete cascade,
  draft_sealed text not null,
  updated_at timestamptz not null
);
