-- What is decided of each drug when drugs or average prices are loaded: what people call it, how it is counted, and
-- which average price is its own. Made from the editions beside it, and swapped in with them.
alter table catalogue_edition drop constraint catalogue_edition_dataset_check;
alter table catalogue_edition drop constraint catalogue_edition_check;
alter table catalogue_edition
  add check (dataset in
    ('plans', 'stars', 'geography', 'drugs', 'reference-prices', 'drug-knowledge', 'pharmacies', 'formularies'));
alter table catalogue_edition
  add check (dataset = 'pharmacies'
    or (plan_year is null) = (dataset in ('geography', 'drugs', 'reference-prices', 'drug-knowledge')));

-- The billing unit and price that lists of acquisition costs (NADAC) name for a code.
create table drug_unit (
  edition text not null,
  ndc text not null,
  rxcui text,
  unit text check (unit in ('EA', 'ML', 'GM')),
  unit_price numeric,
  price_date date,
  source_line integer not null,
  primary key (edition, ndc)
) partition by list (edition);

-- choice_key: drugs that a person can not tell apart share it, and are offered once.
-- packages: [[name, size], ...] in billing units, the usual one first. unit_cost: millionths of a dollar.
create table drug_knowledge (
  edition text not null,
  rxcui text not null,
  choice_key text not null,
  display_name text not null,
  unit text check (unit in ('EA', 'ML', 'GM')),
  item text not null,
  packages json not null,
  asks_size boolean not null,
  usual_quantity numeric,
  usual_frequency text,
  unit_source text not null,
  package_source text not null,
  -- Null where no list tells whether Part D may cover it.
  is_part_d boolean,
  price_match text not null,
  price_brand_name text,
  price_generic_name text,
  price_line integer,
  unit_cost bigint,
  data_year integer,
  primary key (edition, rxcui)
) partition by list (edition);

-- The sample of earlier releases tells neither billing units nor real packs. The next start makes it anew, and drops this.
update catalogue_edition set state = 'failed', finished_at = now()
where state = 'current'
  and (made_up and dataset in ('reference-prices', 'pharmacies', 'formularies')
    or dataset = 'drugs' and source = 'A short list of common drugs from RxNorm');
