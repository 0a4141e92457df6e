-- What the embedded identity provider remembers between two requests: interactions, grants, codes. Whoever knows a
-- code or a token holds it, so it is found by its hash alone. Expired rows are removed now and then.
create table idp_payload (
  kind text not null,
  id_hash text not null,
  payload json not null,
  grant_id text,
  consumed_at timestamptz,
  expires_at timestamptz not null,
  primary key (kind, id_hash)
);

create index idp_payload_grant on idp_payload (grant_id) where grant_id is not null;
create index idp_payload_expiry on idp_payload (expires_at);

-- The accounts of the embedded provider. What identifies a person beyond the name is sealed.
create table idp_account (
  account_id uuid primary key,
  -- In small letters.
  email text not null unique,
  password_hash text not null,
  first_name text,
  last_name text,
  zip_code text,
  date_of_birth_sealed text,
  medicare_number_sealed text,
  user_type text,
  optum_id text,
  telesales_profile_type text,
  created_by text,
  salesforce_record_type text,
  agent_user_name text,
  created_at timestamptz not null
);

-- The keys that the provider signs with: made once, sealed, and shared by all processes.
create table idp_key (
  key_name text primary key,
  sealed text not null,
  created_at timestamptz not null
);
