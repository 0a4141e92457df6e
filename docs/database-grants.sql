-- For a PostgreSQL of yours: what the role that the server runs as may do. Its name here is shopper_server.
-- Run it as the owner of the tables, after the first start and again after each new version.
revoke create on schema public from public;
grant usage on schema public to shopper_server;
grant select, insert, update, delete on all tables in schema public to shopper_server;

-- What is written in the audit trail stays as it is. Removing a profile would take its trail along.
revoke update, delete on audit_entry, audit_anchor, access_event from shopper_server;
revoke delete on access_chain from shopper_server;
revoke delete on profile from shopper_server;

-- Changing the schema is for the owner.
revoke insert, update, delete on schema_migration from shopper_server;
