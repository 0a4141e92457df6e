-- Similar words, for drug names with typos. The owner of a database may create it: PostgreSQL trusts it.
create extension if not exists pg_trgm;

-- Drug names, reference prices and lists of pharmacies go by no plan year; pharmacies of the sample do.
alter table catalogue_edition drop constraint catalogue_edition_dataset_check;
alter table catalogue_edition drop constraint catalogue_edition_check;
alter table catalogue_edition
  add check (dataset in ('plans', 'stars', 'geography', 'drugs', 'reference-prices', 'pharmacies', 'formularies'));
alter table catalogue_edition
  add check (dataset = 'pharmacies' or (plan_year is null) = (dataset in ('geography', 'drugs', 'reference-prices')));

-- The middle of a ZIP code, for distances. Null where the source has none.
alter table zip_county add column latitude double precision;
alter table zip_county add column longitude double precision;

-- National drug codes are texts of eleven digits, except in the largest tables, where they are numbers.
create table drug (
  edition text not null,
  rxcui text not null,
  name text not null,
  term_type text not null,
  is_brand boolean not null,
  generic_name text not null,
  brand_name text,
  strengths text not null,
  dose_form text not null,
  generic_rxcui text,
  proxy_ndc text,
  ingredient_key text not null,
  source_line integer not null,
  primary key (edition, rxcui)
) partition by list (edition);

create table drug_ndc (
  edition text not null,
  ndc text not null,
  rxcui text not null,
  source_line integer not null,
  primary key (edition, ndc)
) partition by list (edition);

-- size is what one package holds, such as 3 (ML); quantity how many of them one code sells.
create table drug_package (
  edition text not null,
  ndc text not null,
  package_name text not null,
  size numeric not null,
  size_unit text not null,
  quantity numeric not null,
  source_line integer not null,
  primary key (edition, ndc)
) partition by list (edition);

-- What a person types: each brand and each generic name once. weight: how many codes are sold under it.
create table drug_term (
  edition text not null,
  name_key text not null,
  name text not null,
  is_brand boolean not null,
  weight integer not null,
  primary key (edition, name_key, is_brand)
) partition by list (edition);

create table reference_price (
  edition text not null,
  brand_name text not null,
  generic_name text not null,
  is_brand boolean not null,
  data_year integer not null,
  unit_cost numeric not null,
  claims bigint,
  brand_key text not null,
  ingredient_key text not null,
  is_modified boolean not null,
  source_line integer not null,
  primary key (edition, brand_name, generic_name)
) partition by list (edition);

-- number_kind: 'npi' when the number is the one that network files use; 'own' when the list had none, and we made it.
create table pharmacy (
  edition text not null,
  pharmacy_number text not null,
  number_kind text not null,
  name text not null,
  kind text not null,
  street text,
  city text,
  state_code text not null,
  zip text not null,
  phone text,
  latitude double precision,
  longitude double precision,
  place_kind text check (place_kind in ('address', 'zip')),
  licence_ends date,
  source_line integer not null,
  primary key (edition, pharmacy_number)
) partition by list (edition);

-- plan_number stands for the plan in the largest tables of the same edition.
create table plan_formulary (
  edition text not null,
  plan_id text not null,
  plan_number integer not null,
  formulary_id text not null,
  deductible integer,
  premium integer,
  snp_kind integer,
  is_suppressed boolean not null,
  source_line integer not null,
  primary key (edition, plan_id)
) partition by list (edition);

create table drug_region (
  edition text not null,
  ssa_county_code text not null,
  state_name text not null,
  county_name text not null,
  ma_region text,
  pdp_region text,
  source_line integer not null,
  primary key (edition, ssa_county_code)
) partition by list (edition);

create table formulary_drug (
  edition text not null,
  formulary_id text not null,
  formulary_version integer not null,
  rxcui text not null,
  ndc text not null,
  tier integer not null,
  quantity_limit numeric,
  quantity_limit_days integer,
  has_quantity_limit boolean not null,
  prior_authorization boolean not null,
  step_therapy boolean not null,
  is_selected boolean not null,
  source_line integer not null,
  primary key (edition, formulary_id, rxcui, ndc)
) partition by list (edition);

-- Of a contract and plan, whatever the segment.
create table excluded_drug (
  edition text not null,
  contract_plan text not null,
  rxcui text not null,
  tier integer not null,
  quantity_limit numeric,
  quantity_limit_days integer,
  has_quantity_limit boolean not null,
  prior_authorization boolean not null,
  step_therapy boolean not null,
  is_capped boolean not null,
  source_line integer not null,
  primary key (edition, contract_plan, rxcui)
) partition by list (edition);

create table indication_cover (
  edition text not null,
  contract_plan text not null,
  rxcui text not null,
  disease text not null,
  source_line integer not null,
  primary key (edition, contract_plan, rxcui, disease)
) partition by list (edition);

-- costs: per channel [kind, amount, least, most]; kind 1 copay in cents, 2 coinsurance in parts of ten thousand, and
-- null where the plan does not offer the channel.
create table tier_cost (
  edition text not null,
  plan_id text not null,
  coverage_level smallint not null,
  tier smallint not null,
  days smallint not null,
  preferred integer[],
  standard integer[],
  mail_preferred integer[],
  mail_standard integer[],
  is_specialty boolean not null,
  deductible_applies boolean not null,
  source_line integer not null,
  primary key (edition, plan_id, tier, days, coverage_level)
) partition by list (edition);

-- Tier 0 stands for all tiers. Each channel: [copay in cents, coinsurance in parts of ten thousand].
create table insulin_cost (
  edition text not null,
  plan_id text not null,
  tier smallint not null,
  days smallint not null,
  preferred integer[],
  standard integer[],
  mail_preferred integer[],
  mail_standard integer[],
  source_line integer not null,
  primary key (edition, plan_id, tier, days)
) partition by list (edition);

-- unit_cost: millionths of a dollar. Some 54 million rows in a national file, so rows are narrow and each partition has a key without its edition.
create table drug_price (
  ndc bigint not null,
  plan_number integer not null,
  source_line integer not null,
  unit_cost bigint not null,
  days smallint not null,
  edition text not null
) partition by list (edition);

-- Some 307 million rows in a national file. What it costs to have a drug dispensed is the same for many of them.
create table pharmacy_network (
  pharmacy_number bigint not null,
  plan_number integer not null,
  terms integer not null,
  source_line integer not null,
  is_retail boolean not null,
  is_mail boolean not null,
  is_preferred_retail boolean not null,
  is_preferred_mail boolean not null,
  is_in_area boolean not null,
  edition text not null
) partition by list (edition);

-- fees: brand 30, 60, 90 days, generic, selected, in millionths of a dollar as is the floor
-- price, and null where the file has none.
create table network_terms (
  edition text not null,
  terms integer not null,
  floor_price bigint,
  fees bigint[] not null,
  primary key (edition, terms)
) partition by list (edition);

-- The plans whose networks the files tell: of any other it is not known who is in the network.
create table network_plan (
  edition text not null,
  plan_number integer not null,
  primary key (edition, plan_number)
) partition by list (edition);
