-- Prices and networks were nine tenths of a national edition: a row for each plan, code and days of supply, and one for
-- each plan and pharmacy. Now one row holds the prices of a code for 30, 60 and 90 days, one row holds a hundred
-- pharmacies, and plans whose lists are the same share one. Their editions are numbers.
--
-- What is loaded already is brought along as edition number 0, in parts that all of its editions share. So that no two
-- of them mean the same by a number, their plans are numbered anew.
alter table catalogue_edition add column number integer not null default 0;

alter table drug_price rename to former_price;
alter table pharmacy_network rename to former_network;

-- costs: millionths of a dollar for 30, 60 and 90 days, null where the list has none; lines: how far below the list's
-- first line each stands.
create table drug_price (
  ndc bigint not null,
  cost_30 bigint,
  cost_60 bigint,
  cost_90 bigint,
  price_list integer not null,
  line_30 integer,
  line_60 integer,
  line_90 integer,
  edition_number integer not null
) partition by list (edition_number);

-- What a file tells of a plan in one piece. A plan whose rows lie apart has several parts, of which the first counts.
create table plan_prices (
  plan_number integer not null,
  part integer not null,
  price_list integer not null,
  source_file smallint not null,
  source_line integer not null,
  edition_number integer not null
) partition by list (edition_number);

-- Some pharmacies of a network in the order of their numbers, each with its terms and its line below the network's first.
create table pharmacy_network (
  first_number bigint not null,
  network integer not null,
  edition_number integer not null,
  pharmacy_numbers bigint[] not null,
  terms integer[] not null,
  lines integer[] not null
) partition by list (edition_number);

-- The plans whose networks the files tell: of any other it is not known who is in the network.
create table plan_network (
  plan_number integer not null,
  part integer not null,
  network integer not null,
  source_file smallint not null,
  source_line integer not null,
  edition_number integer not null
) partition by list (edition_number);

create table drug_price_0 partition of drug_price for values in (0);
create table plan_prices_0 partition of plan_prices for values in (0);
create table pharmacy_network_0 partition of pharmacy_network for values in (0);
create table plan_network_0 partition of plan_network for values in (0);

create table former_plan as
  select edition, plan_number as former_number,
    row_number() over (order by edition, plan_number)::integer as plan_number
  from plan_formulary;
update plan_formulary as listed set plan_number = former.plan_number
  from former_plan as former
  where former.edition = listed.edition and former.former_number = listed.plan_number;

insert into plan_prices
  select former.plan_number, 1, former.plan_number, min(price.source_file), min(price.source_line), 0
  from former_price as price
  join former_plan as former on former.edition = price.edition and former.former_number = price.plan_number
  group by former.plan_number;

insert into drug_price (price_list, ndc, cost_30, cost_60, cost_90, line_30, line_60, line_90, edition_number)
  select told.price_list, price.ndc,
    max(price.unit_cost) filter (where days = 30), max(price.unit_cost) filter (where days = 60),
    max(price.unit_cost) filter (where days = 90),
    max(price.source_line - told.source_line) filter (where days = 30),
    max(price.source_line - told.source_line) filter (where days = 60),
    max(price.source_line - told.source_line) filter (where days = 90), 0
  from former_price as price
  join former_plan as former on former.edition = price.edition and former.former_number = price.plan_number
  join plan_prices as told on told.plan_number = former.plan_number
  group by told.price_list, price.ndc;

insert into plan_network
  select former.plan_number, 1, former.plan_number, coalesce(min(network.source_file), 1),
    coalesce(min(network.source_line), 1), 0
  from network_plan as told
  join former_plan as former on former.edition = told.edition and former.former_number = told.plan_number
  left join former_network as network on network.edition = told.edition and network.plan_number = told.plan_number
  group by former.plan_number;

-- What a pharmacy is to a plan is agreed with its fees. Terms that were there have the numbers below 0.
alter table network_terms
  add column is_retail boolean not null default false,
  add column is_mail boolean not null default false,
  add column is_preferred_retail boolean not null default false,
  add column is_preferred_mail boolean not null default false,
  add column is_in_area boolean not null default false;

insert into network_terms (edition, terms, floor_price, fees, is_retail, is_mail, is_preferred_retail,
    is_preferred_mail, is_in_area)
  select distinct agreed.edition,
    -(agreed.terms * 32 + is_told.retail::integer * 16 + is_told.mail::integer * 8 + is_told.preferred_retail::integer * 4
      + is_told.preferred_mail::integer * 2 + is_told.in_area::integer),
    agreed.floor_price, agreed.fees, is_told.retail, is_told.mail, is_told.preferred_retail, is_told.preferred_mail,
    is_told.in_area
  from network_terms as agreed
  join (select distinct edition, terms, is_retail as retail, is_mail as mail, is_preferred_retail as preferred_retail,
          is_preferred_mail as preferred_mail, is_in_area as in_area from former_network) as is_told
    on is_told.edition = agreed.edition and is_told.terms = agreed.terms;
delete from network_terms where terms > 0;

insert into pharmacy_network
  select min(pharmacy_number), network, 0, array_agg(pharmacy_number order by pharmacy_number),
    array_agg(terms order by pharmacy_number), array_agg(line order by pharmacy_number)
  from (
    select told.network, network.pharmacy_number, network.source_line - told.source_line as line,
      -(network.terms * 32 + is_retail::integer * 16 + is_mail::integer * 8 + is_preferred_retail::integer * 4
        + is_preferred_mail::integer * 2 + is_in_area::integer) as terms,
      (row_number() over (partition by told.network order by network.pharmacy_number) - 1) / 96 as piece
    from former_network as network
    join former_plan as former on former.edition = network.edition and former.former_number = network.plan_number
    join plan_network as told on told.plan_number = former.plan_number) as placed
  group by network, piece;

alter table drug_price_0 add primary key (price_list, ndc);
alter table plan_prices_0 add primary key (plan_number, part);
alter table pharmacy_network_0 add primary key (network, first_number);
alter table plan_network_0 add primary key (plan_number, part);

drop table former_price, former_network, former_plan, network_plan;
analyze plan_formulary, drug_price, plan_prices, pharmacy_network, plan_network, network_terms;
