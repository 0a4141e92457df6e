-- A profile that has ended leaves its row behind, since its audit trail hangs on it: the trail stays, and is never
-- removed with it.
alter table audit_entry
  drop constraint audit_entry_profile_uuid_fkey,
  add foreign key (profile_uuid) references profile (profile_uuid);

alter table profile
  -- When the page was last opened, told once a day at most. Of profiles from before: today, so that nobody loses one.
  add column last_visit_at timestamptz not null default now(),
  add column ended_at timestamptz;
alter table profile
  -- One that was merged into an account, or has ended, counts as gone.
  add column is_open boolean not null generated always as (carried_to is null and ended_at is null) stored;

create index profile_last_visit on profile (greatest(last_visit_at, last_modified_at)) where kind = 'guest' and is_open;
