-- Somebody whom an agent talked to and wrote down: a profile of its own kind, whose person, drugs, doctors and plans stand
-- in the tables of all profiles, sealed as there. Nobody opens it; what it holds goes into the account of whoever proves
-- to be that person.
alter table profile drop constraint profile_kind_check;
alter table profile add constraint profile_kind_check check (kind in ('guest', 'shopper', 'prospect'));

create table prospect (
  profile_uuid uuid primary key references profile (profile_uuid),
  profile_type text not null
    check (profile_type in ('MEMBER-CONSENT', 'NON-MEMBER-CONSENT', 'MEMBER-NO-CONSENT', 'NON-MEMBER-NO-CONSENT')),
  gender_sealed text,
  agent_id text not null,
  agent_user_name text not null,
  -- The scope of the appointment: what it was agreed to talk about, on which day, by which way, and with whom.
  products text[] not null,
  agreed_on date not null,
  channel text not null,
  agreed_by_sealed text not null,
  language text not null check (language in ('en', 'es')),
  recorded_at timestamptz not null,
  -- Tries of any account that did not fit.
  wrong_tries integer not null default 0,
  reminders_sent integer not null default 0,
  -- Null once there is no further one.
  next_reminder_at timestamptz,
  -- The account that is asked about it.
  offered_to uuid,
  -- Where its things went.
  merged_to uuid,
  -- From then on only the scope of the appointment is left.
  ended_at timestamptz,
  ended_because text check (ended_because in ('merged', 'withdrawn', 'expired', 'deleted')),
  check ((ended_at is null) = (ended_because is null)),
  check ((merged_to is null) = (ended_because is distinct from 'merged'))
);

create index prospect_agent on prospect (agent_id, recorded_at);
create index prospect_reminder on prospect (next_reminder_at) where next_reminder_at is not null;
create index prospect_open on prospect (recorded_at) where ended_at is null;
create index prospect_offered on prospect (offered_to) where offered_to is not null;
create index prospect_merged on prospect (merged_to) where merged_to is not null;

create index demographics_medicare_number_digest on demographics (medicare_number_digest);

-- How often an account may still try to prove who it is, which only an operator gives back. ended_at of a prospect does
-- not change it.
create table identity_check (
  profile_uuid uuid primary key references profile (profile_uuid) on delete cascade,
  remaining_count integer not null default 3 check (remaining_count between 0 and 3),
  -- What the account is asked about; null where it is asked about nothing.
  prospect_uuid uuid,
  -- A wish that stays: the same prospect is not asked about again.
  skipped_uuid uuid,
  merged_at timestamptz,
  -- Keyed, of the request that was answered 'merged': the same again is answered the same.
  merged_request_digest text
);
