-- An application for a plan. The plan is kept as it was when it was chosen, so that one that leaves the catalogue is still
-- named. It is a draft until submitted_at is set; answers of one that was submitted stay as they were sent.
create table application (
  profile_uuid uuid not null references profile (profile_uuid) on delete cascade,
  application_uuid uuid not null,
  plan_year integer not null,
  plan_id text not null,
  -- Name, type, kind of special needs plan, ZIP and county, as in saved_plan.
  snapshot json not null,
  brand text not null,
  language text not null check (language in ('en', 'es')),
  -- Where it goes on: a step's address, spelled as stored form data spells it.
  next_page text not null,
  started_at timestamptz not null,
  saved_at timestamptz not null,
  submitted_at timestamptz,
  confirmation_no text,
  -- Keyed; it only answers whether another application has the same Medicare number.
  medicare_number_digest text,
  -- What the insurer's status service told last.
  state_code integer,
  state_at timestamptz,
  -- The applicant no longer wants it.
  withdrawn_at timestamptz,
  primary key (profile_uuid, application_uuid),
  check ((submitted_at is null) = (confirmation_no is null))
);

-- What the promised sixty days are counted from.
create index application_draft on application (saved_at) where submitted_at is null;
create index application_waiting on application (submitted_at) where submitted_at is not null;
create index application_number on application (medicare_number_digest) where medicare_number_digest is not null;

-- Field by field, sealed, each with a version of its own: two windows on one application lose nothing.
create table application_answer (
  profile_uuid uuid not null,
  application_uuid uuid not null,
  field text not null,
  answer_sealed text not null,
  version integer not null,
  primary key (profile_uuid, application_uuid, field),
  foreign key (profile_uuid, application_uuid) references application on delete cascade
);
alter table application_answer set (fillfactor = 60);

-- What became of it. The timeline that people see is derived from these.
create table application_event (
  profile_uuid uuid not null,
  application_uuid uuid not null,
  kind text not null check (kind in ('submitted', 'sent', 'received', 'refused', 'state', 'withdrawal')),
  -- The insurer's state code, of 'state'; 0 for all others.
  code integer not null default 0,
  at timestamptz not null,
  -- However often the same comes, it is kept once.
  primary key (profile_uuid, application_uuid, kind, code),
  foreign key (profile_uuid, application_uuid) references application on delete cascade
);
