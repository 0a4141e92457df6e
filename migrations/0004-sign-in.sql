-- A profile of an account. Its uuid follows from issuer, subject and brand, so that no table has to map them and two
-- sign-ins at once make one profile.
alter table profile drop constraint profile_kind_check;
alter table profile add constraint profile_kind_check check (kind in ('guest', 'shopper'));
alter table profile
  add column user_type text,
  add column optum_id text,
  add column telesales_profile_type text,
  add column created_by text,
  add column salesforce_record_type text,
  add column profile_status text not null default 'A' check (profile_status ~ '^[A-Za-z]$'),
  -- Where the things of a guest go at sign-in, from when on it takes no changes; and when all of them had gone.
  add column carried_to uuid,
  add column carried_at timestamptz;

create index profile_carrying on profile (carried_to) where carried_to is not null and carried_at is null;

-- What was carried over from a guest, item by item, so that doing it twice is doing it once.
create table carried_item (
  profile_uuid uuid not null references profile (profile_uuid) on delete cascade,
  source_uuid uuid not null,
  section text not null,
  item text not null,
  carried_at timestamptz not null,
  primary key (profile_uuid, source_uuid, section, item)
);

-- Distributed by its own key: a request brings the cookie, and only its hash is kept. An agent has no subject.
create table session (
  session_hash text primary key,
  brand text not null check (brand in ('aarp', 'uhc')),
  subject_uuid uuid,
  is_member boolean not null default false,
  -- Both readings of 'member': who may be asked about by Optum id or Medicare number.
  uses_member_data boolean not null default false,
  agent_id text,
  agent_user_name text,
  id_token_sealed text,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  check ((subject_uuid is null) = (agent_id is not null))
);

create index session_last_seen on session (last_seen_at);
create index session_of_subject on session (subject_uuid);
create index session_of_agent on session (agent_id);

-- A profile that an agent has opened in one tab, and why. The code opens it once; the count is what the tab's header
-- holds, and moves on while the tab is used.
create table agent_view (
  view_id uuid primary key,
  session_hash text not null references session (session_hash) on delete cascade,
  subject_uuid uuid not null,
  reason text not null,
  code_hash text,
  code_expires_at timestamptz,
  header_count integer not null default 0,
  header_since timestamptz not null,
  opened_at timestamptz not null
);

create index agent_view_of_session on agent_view (session_hash);

-- How often something that guards an identity was tried, by whom, in which minute; shared by all processes.
create table attempt (
  what text not null,
  who_digest text not null,
  window_start timestamptz not null,
  count integer not null,
  primary key (what, who_digest, window_start)
);

-- An agent looks a shopper up by a whole e-mail address, or by a whole last name and ZIP code.
create index demographics_email on demographics (lower(email));
create index demographics_last_name on demographics (lower(last_name), zip_code);
