-- Drugs, pharmacies, names and e-mails are sealed as birth dates are. Rows from before keep what they have in the open
-- columns until the job 'seal-open-rows' comes to them.
alter table saved_drug
  add column snapshot_sealed text,
  alter column snapshot drop not null,
  add constraint saved_drug_snapshot_once check (num_nonnulls(snapshot, snapshot_sealed) = 1);

alter table saved_pharmacy
  add column snapshot_sealed text,
  alter column snapshot drop not null,
  add constraint saved_pharmacy_snapshot_once check (num_nonnulls(snapshot, snapshot_sealed) = 1);

-- The digests are keyed hashes, by which an agent finds a whole e-mail, or a whole last name with a ZIP code.
alter table demographics
  add column first_name_sealed text,
  add column last_name_sealed text,
  add column email_sealed text,
  add column email_digest text,
  add column name_digest text;

create index demographics_email_digest on demographics (email_digest);
create index demographics_name_digest on demographics (name_digest);

-- What the job looks for; empty once it is done.
create index saved_drug_open on saved_drug (profile_uuid) where snapshot is not null;
create index saved_pharmacy_open on saved_pharmacy (profile_uuid) where snapshot is not null;
create index demographics_open on demographics (profile_uuid)
  where first_name is not null or last_name is not null or email is not null;

-- The accounts of the built-in identity provider, by the same job. One e-mail has one account under each key; an account
-- under an older key is looked for before a new one is made.
alter table idp_account
  alter column email drop not null,
  add column email_sealed text,
  add column email_digest text unique,
  add column first_name_sealed text,
  add column last_name_sealed text,
  add constraint idp_account_email_once check (num_nonnulls(email, email_sealed) = 1);

create index idp_account_open on idp_account (account_id) where email is not null;
