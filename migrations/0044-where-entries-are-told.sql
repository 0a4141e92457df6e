-- Entries that contradict each other are told with the record of each.
-- record: its place in the file, or the name of its resource; null for what is taken back of a first record.
alter table network_staged_entry add column record text;
-- npi: of the provider that the record tells of.
alter table network_staged_record add column npi text not null;
