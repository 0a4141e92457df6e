-- Cover that can be added to a plan at a price, worked out while loading. Null where the source tells of none, and for
-- plans that were loaded before this column.
alter table plan_benefits add column riders jsonb;
