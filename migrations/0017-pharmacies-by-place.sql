-- A search looks in a box around a ZIP code, and for those who send by mail wherever they are.
drop index if exists pharmacy_latitude_idx;
create index on pharmacy (latitude, longitude);
create index on pharmacy (pharmacy_number) where kind = 'mail';
