-- What the last load replaced is kept aside until the next one, so that it can be brought back. And an edition that was
-- taken although much was missing says why.

alter table catalogue_edition drop constraint catalogue_edition_state_check;
alter table catalogue_edition
  add constraint catalogue_edition_state_check check (state in ('loading', 'current', 'before', 'retired', 'failed')),
  add column accepted_because text check (btrim(accepted_because) <> '');
