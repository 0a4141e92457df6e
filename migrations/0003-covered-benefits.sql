-- Which of the benefits that a search is narrowed by the lines of a plan say it covers, worked out while loading, so
-- that a search reads a few words and not a whole page of lines. Null for plans that were loaded before this column.
alter table plan_benefits add column covered_benefits text[];
