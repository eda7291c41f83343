import { expect, test } from 'vitest'

import { statementSummary } from './statement-summary.ts'

test.each([
  [`select "name" from "leads" where "phone" = '9876543210'`, 'select leads'],
  [`select exists (select from spent where a = $1)`, 'select spent'],
  [`select count(*) from (select id from leads limit 10) as some`, 'select leads'],
  [`insert into outbox (kind) select 'from nobody' from leads`, 'insert outbox'],
  [`update "leads" set "status" = $1 from due where due.id = leads.id`, 'update leads'],
  [`delete from "used_challenges" where "expires_at" < now()`, 'delete used_challenges'],
  ['begin', 'begin'],
  ['select pg_advisory_xact_lock($1)', 'select'],
  ['9876543210', 'statement'],
  ['', 'statement'],
])('%s is “%s”', (statement, summary) => {
  expect(statementSummary(statement)).toBe(summary)
})

test.each([
  [
    'of the part that its last select reads',
    `\n  with spent as (insert into used_challenges (nonce) values ($1) returning nonce),
      judged as materialized (select exists (select from spent) as is_solved),
      lead as (insert into leads (name) select $2 from judged returning id),
      told as (insert into outbox (lead_id, kind) select id, 'enquiry' from lead)
    select id from lead`,
    'insert leads',
  ],
  [
    'of its last statement, which writes',
    `with placed as (select reports from jsonb_to_recordset($1) as counted (reports integer))
      insert into csp_reports (reports) select reports from placed`,
    'insert csp_reports',
  ],
  [
    'of the part that writes, where the rest reads',
    `with told as (delete from push_outbox returning staff_id)
      select staff_users.id from staff_users join told on told.staff_id = staff_users.id`,
    'delete push_outbox',
  ],
  [
    'of the table it reads in the end, where nothing writes',
    `with recursive linked (phone) as (select $1::text union all select other_phone from linked)
      select phone from duplicate_links where phone in (select phone from linked)`,
    'select duplicate_links',
  ],
  [
    'of the table that its part reads',
    `with owed as (select id from leads where (due_at < now()) limit 3) select id from owed`,
    'select leads',
  ],
  ['with no more than that where it ends too soon', `with half as`, 'with'],
])('a statement that begins with “with” has the name %s', (_which, statement, summary) => {
  expect(statementSummary(statement)).toBe(summary)
})
