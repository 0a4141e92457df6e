-- Mails that wait to be sent, each with a row of job. A row goes with its sending.
create table mail (
  mail_id uuid primary key,
  -- To whom, and every word of it.
  sealed text not null,
  -- From then on it would help nobody, and is not sent.
  expires_at timestamptz not null
);

create index mail_expired on mail (expires_at);
