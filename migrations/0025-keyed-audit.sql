-- Rows and heads of audit trails say which key made them; what was written before has none. A trail that began without
-- a key is closed by a first row with one, and its older rows stay as they are.
alter table audit_entry add column key_id text;
alter table profile add column audit_key_id text, add column audit_signature text;

-- One row a day, over all trails: the digest covers of each trail the last row that was written before the cut, and so
-- all rows before that. Each row is signed, and covers the row before it.
create table audit_anchor (
  cut_at timestamptz primary key,
  trails integer not null,
  digest text not null,
  key_id text not null,
  signature text not null
);
