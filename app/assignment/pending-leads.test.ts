import { expect, test } from 'vitest'

import { assignmentTexts as texts } from '#app/strings/en/assignment.ts'

test.each([
  [0, true, 'no leads waiting'],
  [1, true, '1 lead waiting'],
  [3, true, '3 leads waiting'],
  [1000, true, 'more than 999 leads waiting'],
  [0, false, 'no one is taking new leads now'],
  [1, false, '1 lead is unassigned: no one is taking new leads now'],
  [1000, false, 'more than 999 leads are unassigned: no one is taking new leads now'],
])('%i waiting leads, and someone who takes leads: %s', (count, isAnyoneThere, expected) => {
  expect(texts.pendingLeads(count, { max: 1000, isAnyoneThere })).toBe(expected)
})
test('where no one takes leads, the page does not say that none waits', () => {
  const head = texts.pendingLeads(0, { max: 1000, isAnyoneThere: false })
  expect(`${head} ${texts.noPeople}`).not.toMatch(/no leads waiting|they wait/)
})
