-- Drugs have no plan year. The snapshot is what was known of the drug on the day it was saved; the place is where it
-- stands in the shopper's own list.
create table saved_drug (
  profile_uuid uuid not null references profile (profile_uuid) on delete cascade,
  drug_id uuid not null,
  place integer not null,
  snapshot json not null,
  primary key (profile_uuid, drug_id)
);

-- The one pharmacy, as it was chosen.
create table saved_pharmacy (
  profile_uuid uuid primary key references profile (profile_uuid) on delete cascade,
  snapshot json not null
);

-- What the shopper answered when asked for Extra Help; null until then.
alter table profile add column extra_help text check (extra_help in ('yes', 'no'));
