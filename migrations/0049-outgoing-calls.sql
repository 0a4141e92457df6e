-- Calls to systems outside wait here, sealed, so that none is lost with a process or with the other side. As with mail
-- the job that makes the call has its id.
create table outgoing_call (
  call_id uuid primary key,
  sealed text not null,
  expires_at timestamptz not null
);
