import { expect, test } from 'vitest'

import { reportWay } from './report-way.ts'

test.each([
  ['https://homes.test/report', 'Report at https://homes.test/report'],
  ['safety@homes.test', 'Write to safety@homes.test'],
])('to %s one is told to %s', (contact, said) => {
  expect(reportWay(contact)).toBe(said)
})
