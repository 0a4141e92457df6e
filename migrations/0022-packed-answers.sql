-- Answers are made smaller before they are sealed. Those that were kept as they are can not be read in that form and are
-- forgotten, as with the step before.
delete from idempotent_answer;
delete from kept_answer;
