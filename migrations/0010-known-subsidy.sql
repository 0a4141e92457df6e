-- The level of Extra Help that a health plan's sign-in vouches for in a member; null where it says nothing.
alter table profile add column known_subsidy text check (known_subsidy in ('0', '1', '2', '3', '4'));
alter table idp_account add column lis_subsidy_level text;
