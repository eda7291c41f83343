import { expect, test } from 'vitest'

import { shortened } from './heard-queries.server.ts'

test('of a statement its verb and its table are told, and nothing that somebody typed', () => {
  expect(shortened(`select "name" from "leads" where "phone" = '9876543210'`)).toBe('select leads')
  expect(
    shortened(
      `\n    with lead as (select from arrivals),\n told as (insert into leads (name) select 'Asha'`,
    ),
  ).toBe('with leads')
  expect(shortened('begin')).toBe('begin')
  expect(shortened('9876543210')).toBe('statement')
})
