-- Names to search for are derived with the knowledge of drugs, since brands of the average prices are among them. The
-- program holds them in memory and forgives typing errors itself, so that a list of names needs no index of similar words.
drop table drug_term;

-- keys: all spellings that find the name. rxcuis: the drugs behind it. leads_to: the generic of a brand without a code.
-- substance: what is in a brand whose substance nobody sells by its own name. weight: how many codes are sold under it.
create table drug_term (
  edition text not null,
  name text not null,
  is_brand boolean not null,
  leads_to text,
  substance text,
  keys text[] not null,
  weight integer not null,
  rxcuis text[] not null,
  primary key (edition, name, is_brand)
) partition by list (edition);

-- Which code a formulary names for a drug is asked drug by drug.
create index on formulary_drug (rxcui);
