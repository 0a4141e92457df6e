-- A shopper's drugs are saved together, each time with most rows changed. With room for the next version on the page of the
-- row, the database clears the one before away by itself, and a list that is saved in a loop does not grow the table.
alter table saved_drug set (fillfactor = 45);
