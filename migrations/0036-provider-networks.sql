-- Whom the registry of providers no longer counts: a plan's list may still name them.
create table provider_gone (
  edition text not null,
  npi text not null,
  gone_on date,
  source_line integer not null,
  source_file smallint not null,
  primary key (edition, npi)
) partition by list (edition);

-- The list of doctors that the company of a contract publishes for a year, as of the last time it was read. The entries
-- in use are those of its edition, which stay while a newer list can not be read; read_at and as_of tell their age.
-- state: of the last try; problem: why it failed. unclear_npis: named in entries that were skipped, so that nobody may
-- say that they are not listed. counts: by the codes of CMS's checks and ours.
create table network_directory (
  contract_id text not null,
  plan_year integer not null,
  edition integer unique,
  state text not null check (state in ('current', 'refused', 'absent', 'other-year', 'broken')),
  problem text,
  tried_at timestamptz not null,
  publisher text,
  address text,
  format text check (format in ('json', 'fhir', 'both')),
  as_of date,
  read_at timestamptz,
  file_names text[] not null,
  plan_ids text[] not null,
  unclear_npis text[] not null,
  counts jsonb not null,
  entries integer not null,
  is_complete boolean not null,
  made_up boolean not null,
  fingerprints jsonb not null,
  primary key (contract_id, plan_year)
);

-- A provider at one place in the list of a plan. place: as in provider_place, of a ZIP code alone where no street is told.
-- accepts_new: null where the list does not say, or says both, which is_contradicted tells. source_file: from 1, in
-- file_names of the directory.
create table network_entry (
  edition integer not null,
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
  is_contradicted boolean not null,
  network_ids text[] not null,
  pcp_ids text[] not null,
  specialties text[] not null,
  languages text[] not null,
  last_updated_on date,
  source_file smallint not null,
  primary key (edition, npi, plan_id, place)
);

-- Whoever reads a directory, one at a time; loads of the catalogue go on beside it.
insert into catalogue_load_lock values ('networks');
