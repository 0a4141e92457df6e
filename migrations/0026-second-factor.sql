-- Whether an agent's sign-in had a second factor. Those from before do not say so, and are no sessions any more.
alter table session add column second_factor boolean not null default false;
