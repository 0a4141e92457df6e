-- The catalogue is reference data: the loader writes it, requests only read it, and no row belongs to a shopper.
-- Every load makes new editions. Each edition is one partition of each of its tables, so that it can be filled
-- aside, attached when it is whole, and dropped when another takes its place.

create table catalogue_edition (
  edition text primary key,
  dataset text not null check (dataset in ('plans', 'stars', 'geography')),
  plan_year integer,
  source text not null,
  as_of date,
  made_up boolean not null,
  state text not null check (state in ('loading', 'current', 'retired', 'failed')),
  row_counts jsonb not null default '{}',
  report jsonb not null default '{}',
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  check ((plan_year is null) = (dataset = 'geography'))
);

create unique index catalogue_edition_current on catalogue_edition (dataset, coalesce(plan_year, 0))
  where state = 'current';

-- Whoever loads holds this row locked; a lock, unlike a mark, ends with the process that holds it.
create table catalogue_load_lock (name text primary key);
insert into catalogue_load_lock values ('load');

-- Money is whole cents, and null where the source does not hold the figure.
create table plan (
  edition text not null,
  plan_id text not null,
  plan_year integer not null,
  contract_id text not null,
  pbp_number text not null,
  segment_id text not null,
  plan_name text not null,
  plan_type text not null,
  snp_type text,
  plan_product_type text not null,
  organization_name text not null,
  parent_organization text,
  drug_coverage boolean not null,
  monthly_premium integer,
  medical_premium integer,
  drug_premium integer,
  part_b_premium_reduction integer,
  part_d_deductible integer,
  medical_deductible integer,
  medical_deductible_text text,
  out_of_pocket_maximum integer,
  combined_out_of_pocket_maximum integer,
  snp_condition text,
  dsnp_integration text,
  drug_benefit_type text,
  star_overall numeric(2, 1),
  star_medical numeric(2, 1),
  star_drug numeric(2, 1),
  star_reason text,
  phone_number text,
  member_phone_number text,
  address text,
  source_line integer not null,
  primary key (edition, plan_id)
) partition by list (edition);

-- Where a plan is offered: a county, or '000' for the whole state.
create table plan_area (
  edition text not null,
  state_code text not null,
  county_part text not null,
  plan_id text not null,
  source_line integer not null,
  primary key (edition, state_code, county_part, plan_id)
) partition by list (edition);

create index plan_area_of_plan on plan_area (edition, plan_id);

create table plan_tier (
  edition text not null,
  plan_id text not null,
  pharmacy_channel text not null,
  tier integer not null,
  label text not null,
  initial_cost_type text not null,
  initial_cost integer,
  initial_text text not null,
  catastrophic_text text,
  source_line integer not null,
  primary key (edition, plan_id, pharmacy_channel, tier)
) partition by list (edition);

create table plan_benefits (
  edition text not null,
  plan_id text not null,
  benefits jsonb not null,
  source_line integer not null,
  primary key (edition, plan_id)
) partition by list (edition);

create table contract_rating (
  edition text not null,
  contract_id text not null,
  overall numeric(2, 1),
  medical numeric(2, 1),
  drug numeric(2, 1),
  reason text,
  source_line integer not null,
  primary key (edition, contract_id)
) partition by list (edition);

create table county (
  edition text not null,
  county_fips text not null,
  state_code text not null,
  county_name text not null,
  ssa_county_codes text[] not null,
  source_line integer not null,
  primary key (edition, county_fips)
) partition by list (edition);

-- share: the part of the ZIP code that lies in the county; where it is unknown, the source's own order decides.
create table zip_county (
  edition text not null,
  zip text not null,
  county_fips text not null,
  share double precision,
  source_line integer not null,
  primary key (edition, zip, county_fips)
) partition by list (edition);
