-- How often a listing or a source is asked for: PostgreSQL uses no statistics of an index of a part of
-- the table, takes each for one in two hundred, and sorts what it could read in order.
create statistics leads_of_project on (lead_project(page)) from leads;
create statistics leads_of_source on (lead_source(campaign)) from leads;
create statistics leads_of_name on (lower(name) collate "C") from leads;
create statistics leads_of_email on (lower(email)) from leads;
