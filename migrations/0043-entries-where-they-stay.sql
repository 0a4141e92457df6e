-- Entries of a provider who comes once are written where they stay. Only those that may have to be made one are staged;
-- copies of records are told by the records.
alter table network_staged_entry drop column record;
alter table network_staged_entry drop column fingerprint;

-- fingerprint: alike for records that are alike to the letter. record: its place in the file.
create unlogged table network_staged_record (
  fingerprint bigint not null,
  record integer not null,
  source_file smallint not null
);
