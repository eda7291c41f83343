import { expect, test } from 'vitest'

import { dateText, dateTimeText } from './day-texts.ts'

test.each([
  ['2026-11-26', '26 Nov 2026'],
  ['2026-03-04', '4 Mar 2026'],
  ['2026-11-26T18:30', '26 Nov 2026, 6:30 pm'],
  ['', undefined],
  ['2026-02-30', undefined],
  [undefined, undefined],
])('%s is written as %s', (typed, words) => {
  expect(dateText(typed)).toBe(words)
})

test('writes a moment in India’s time zone', () => {
  expect(dateTimeText(new Date('2026-12-31T20:00:00Z'))).toBe('1 Jan 2027, 1:30 am')
})
