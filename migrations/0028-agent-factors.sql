-- The second factor of an agent at the embedded provider. A code is good for one step of time, and no step comes twice.
create table idp_factor (
  account_id uuid primary key references idp_account (account_id) on delete cascade,
  secret_sealed text not null,
  last_step integer not null,
  enrolled_at timestamptz not null
);

-- Each is good once, and gone then.
create table idp_recovery_code (
  account_id uuid not null references idp_factor (account_id) on delete cascade,
  code_digest text not null,
  primary key (account_id, code_digest)
);
