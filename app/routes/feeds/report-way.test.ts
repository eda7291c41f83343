import { expect, test } from 'vitest'

import { reportWay } from './report-way.ts'

test.each([
  ['https://homes.test/report', 'Report at https://homes.test/report'],
  ['safety@homes.test', 'Write to safety@homes.test'],
])('the contact %s reads as %s', (contact, expected) => {
  expect(reportWay(contact)).toBe(expected)
})
