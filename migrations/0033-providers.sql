-- Lists of providers hold for any year.
alter table catalogue_edition drop constraint catalogue_edition_dataset_check;
alter table catalogue_edition drop constraint catalogue_edition_check;
alter table catalogue_edition
  add check (dataset in ('plans', 'stars', 'geography', 'drugs', 'reference-prices', 'drug-knowledge', 'pharmacies',
    'formularies', 'providers'));
alter table catalogue_edition
  add check (dataset = 'pharmacies'
    or (plan_year is null) = (dataset in ('geography', 'drugs', 'reference-prices', 'drug-knowledge', 'providers')));

-- Doctors, dentists and places of care, each at one place; a provider who works at three has three rows.
-- place: of the street and ZIP code, alike in all sources. specialties: codes of NUCC, the main one first;
-- kinds: what people call them.
-- search_name: small letters without accents, a blank before each word.
create table provider_place (
  edition text not null,
  npi text not null,
  place text not null,
  is_person boolean not null,
  name text not null,
  search_name text not null,
  credential text,
  gender text check (gender in ('F', 'M')),
  specialties text[] not null,
  specialty_words text,
  kinds text[] not null,
  coverage_type text not null check (coverage_type in ('medical', 'dental', 'behavioral')),
  street text not null,
  city text not null,
  state_code text not null,
  zip text not null,
  phone text,
  is_in_medicare boolean,
  latitude double precision,
  longitude double precision,
  source_line integer not null,
  source_file smallint not null,
  primary key (edition, npi, place)
) partition by list (edition);

-- A search looks in a box around a ZIP code, or for parts of a name.
create index on provider_place (latitude, longitude);
create index on provider_place using gin (search_name gin_trgm_ops);
