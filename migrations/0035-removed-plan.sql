-- The saved plan that a shopper removed last, as it was kept, so that the removal can be undone. It goes when it is put
-- back, when another plan is removed, and after a day.
create table removed_plan (
  profile_uuid uuid primary key references profile (profile_uuid) on delete cascade,
  plan_year integer not null,
  plan_id text not null,
  snapshot json not null,
  removed_at timestamptz not null
);

create index removed_plan_expired on removed_plan (removed_at);
