import { expect, test } from 'vitest'

import { readTime } from './time-words.ts'

/** A Wednesday. */
const TODAY = '2026-11-25'

test.each([
  ['today', '2026-11-25', '2026-11-25'],
  ['yesterday', '2026-11-24', '2026-11-24'],
  ['this week', '2026-11-23', '2026-11-25'],
  ['last week', '2026-11-16', '2026-11-22'],
  ['this month', '2026-11-01', '2026-11-25'],
  ['last month', '2026-10-01', '2026-10-31'],
  ['november', '2026-11-01', '2026-11-30'],
  ['dec', '2025-12-01', '2025-12-31'],
  ['sept 2024', '2024-09-01', '2024-09-30'],
  ['12 nov', '2026-11-12', '2026-11-12'],
  ['nov 12th', '2026-11-12', '2026-11-12'],
  ['1st march 2025', '2025-03-01', '2025-03-01'],
  ['28 nov', '2025-11-28', '2025-11-28'],
])('%s is from %s to %s, wherever it stands', (text, from, to) => {
  const time = { from, to, text }
  expect(readTime(['sharma', ...text.split(' ')], TODAY)).toEqual({ time, rest: ['sharma'] })
  expect(readTime([...text.split(' '), 'goa'], TODAY)).toEqual({ time, rest: ['goa'] })
})

test('in January, last month is the December before', () => {
  expect(readTime(['last', 'month'], '2027-01-03').time).toMatchObject({ from: '2026-12-01' })
  expect(readTime(['last', 'week'], '2027-01-03').time).toMatchObject({
    from: '2026-12-21',
    to: '2026-12-27',
  })
})

test('a month alone and other words are no time, and a day that no month has is a word', () => {
  for (const words of [['may'], ['last', 'call'], ['week'], ['2026']])
    expect(readTime(words, TODAY)).toEqual({ rest: words })
  expect(readTime(['31', 'feb'], TODAY)).toMatchObject({ time: { text: 'feb' }, rest: ['31'] })
})
