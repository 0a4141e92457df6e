-- What the made-up insurer of development has received: the number of an application, and how it behaves with it. In
-- production it stays empty. Of a person only a keyed digest of the Medicare number.
create table embedded_carrier_application (
  application_key text primary key,
  number_digest text not null,
  behaviour text not null,
  tries bigint not null,
  first_tried_at timestamptz not null,
  received_at timestamptz,
  withdrawn_at timestamptz
);
create index embedded_carrier_number on embedded_carrier_application (number_digest);

-- A keyed digest of the e-mail that somebody signed in with: what another system keeps under an e-mail is told to nobody
-- else. The one in a profile can be changed by whoever has the profile.
alter table session add column email_digest text;
