-- What is read of the files of one directory before it takes the place of the one in use. Filled and emptied in one
-- transaction, under the lock of whoever reads directories; nobody else looks at them.
create unlogged table network_staged_entry (
  -- The record of a file that tells it: its place in the file, or the id of its resource.
  record text not null,
  fingerprint text,
  npi text not null,
  plan_id text not null,
  place text not null,
  is_person boolean,
  name text,
  street text,
  city text,
  state_code text,
  zip text,
  phone text,
  accepts_new boolean,
  network_ids text[] not null,
  pcp_ids text[] not null,
  specialties text[] not null,
  languages text[] not null,
  last_updated_on date,
  source_file smallint not null
);

-- Resources of FHIR bundles, whose files come in any order. seq: the order in which they were read.
create unlogged table network_staged_plan (
  seq integer not null,
  id text not null,
  plan_id text not null,
  networks text[] not null,
  source_file smallint not null
);

create unlogged table network_staged_organization (
  seq integer not null,
  id text not null,
  kind text not null,
  npi text,
  name text,
  street text,
  city text,
  state_code text,
  zip text,
  phone text,
  source_file smallint not null
);

create unlogged table network_staged_person (
  seq integer not null,
  id text not null,
  npi text,
  name text,
  languages text[] not null,
  source_file smallint not null
);

create unlogged table network_staged_place (
  seq integer not null,
  id text not null,
  place text not null,
  street text,
  city text,
  state_code text,
  zip text,
  phone text,
  source_file smallint not null
);

-- Roles of people, and affiliations of facilities. provider: of a person or of one of the organizations.
create unlogged table network_staged_role (
  seq integer not null,
  id text not null,
  is_person boolean not null,
  provider text,
  npi text,
  organizations text[] not null,
  networks text[] not null,
  places text[] not null,
  phone text,
  accepts_new boolean,
  pcp_ids text[] not null,
  specialties text[] not null,
  last_updated_on date,
  source_file smallint not null
);
