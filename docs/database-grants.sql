-- For a PostgreSQL of yours: what the role that the server runs as may do. Its name here is shopper_server. What its
-- shoppers want removed is removed by a role of its own, shopper_keeper here.
-- Run it as the owner of the tables, after the first start and again after each new version.
revoke create on schema public from public;
grant usage on schema public to shopper_server;
grant select, insert, update, delete on all tables in schema public to shopper_server;

-- Before a list of doctors is read, what the one before has left there is cleared.
grant truncate on network_staged_entry, network_staged_record, network_staged_plan, network_staged_organization,
  network_staged_person, network_staged_place, network_staged_role to shopper_server;

-- What is written in the audit trail stays as it is. Removing a profile would take its trail along.
revoke update, delete on audit_entry, audit_anchor, access_event from shopper_server;
revoke delete on access_chain from shopper_server;
revoke delete on profile from shopper_server;

-- The server asks for a deletion, and neither does it nor says that it is done.
revoke update, delete on deletion from shopper_server;
revoke delete on idp_account from shopper_server;

-- Who accepts a fault of a trail is its owner, with the keys.
revoke insert, update, delete on accepted_fault from shopper_server;

-- Changing the schema is for the owner.
revoke insert, update, delete on schema_migration from shopper_server;

grant usage on schema public to shopper_keeper;
grant select, update on profile, deletion to shopper_keeper;
grant select, delete on saved_plan, removed_plan, saved_drug, saved_pharmacy, drug_draft, saved_provider,
  provider_draft, demographics, carried_item, idempotent_answer, kept_answer, identity_check,
  claims_consent, member_import, enrolled_plans,
  application_answer, application_event, application,
  idp_account to shopper_keeper;
grant select, insert on audit_entry to shopper_keeper;
