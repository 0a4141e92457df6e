-- Answers that are the same are kept once: a change that changes nothing only names the one that is there. What was kept
-- before is forgotten, and a request that is repeated across this step is judged by its version, as without a key.
create table kept_answer (
  profile_uuid uuid not null references profile (profile_uuid) on delete cascade,
  answer_digest text not null,
  answer_sealed text not null,
  -- Moves on once an hour while the answer is given again.
  last_given_at timestamptz not null,
  primary key (profile_uuid, answer_digest)
);

create index kept_answer_last_given on kept_answer (last_given_at);

delete from idempotent_answer;
alter table idempotent_answer drop column answer_sealed, add column answer_digest text not null;
create index idempotent_answer_age on idempotent_answer (created_at);
