-- Which line of average prices is a drug's own is decided when drugs or prices are loaded, and kept in drug_knowledge:
-- what a question once compared them by is not needed any more.
alter table reference_price
  drop column is_brand,
  drop column brand_key,
  drop column ingredient_key,
  drop column is_modified;
