-- That a shopper lets their claims be read. While they are asked at the keeper of the claims, what ties the answer to
-- this site stands here and in no cookie; then the tokens, with what was agreed to. All of it sealed.
create table claims_consent (
  profile_uuid uuid primary key references profile (profile_uuid) on delete cascade,
  begun_sealed text,
  begun_at timestamptz,
  leave_sealed text,
  given_on date,
  -- The last day on which claims may be read.
  ends_on date,
  check ((begun_sealed is null) = (begun_at is null)),
  check ((leave_sealed is null) = (given_on is null) and (leave_sealed is null) = (ends_on is null))
);

-- Imports from claims: each with what was agreed to. Of the newest that is done also what it found, what it added and
-- what waits for the shopper's choice, so that it can be undone whole.
create table member_import (
  profile_uuid uuid not null references profile (profile_uuid) on delete cascade,
  import_id uuid not null,
  asked_at timestamptz not null,
  triggered_by text not null check (triggered_by in ('MEMBER', 'EI_MEMBER', 'USER')),
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed', 'undone')),
  -- The business day of the agreement; the text of it, and what was attested.
  agreed_on date not null,
  agreement_sealed text not null,
  tries integer not null default 0,
  result_sealed text,
  primary key (profile_uuid, import_id)
);

-- Of one kind there is one at a time, whoever asks and however often.
create unique index member_import_waiting on member_import (profile_uuid, triggered_by) where state = 'waiting';

-- The level of Extra Help that claims tell, beside the one that a sign-in brings.
alter table profile add column imported_subsidy text check (imported_subsidy in ('0', '1', '2', '3', '4'));

-- The plans that a member is in, or will be, as claims tell it: sealed, all in one.
create table enrolled_plans (
  profile_uuid uuid primary key references profile (profile_uuid) on delete cascade,
  plans_sealed text not null
);
