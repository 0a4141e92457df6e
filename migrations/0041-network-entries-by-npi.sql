-- A search asks all lists in force about the providers around a place, and not one edition after the other.
create index on network_entry (npi);
