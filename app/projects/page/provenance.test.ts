import { expect, test } from 'vitest'

import { checkedBetween, checkText, daysSince, latestCheck, oldestCheck } from './provenance.ts'

const spring = { source: 'developer', on: '2026-03-01' } as const
const autumn = { source: 'specification', on: '2026-11-21' } as const

test('a page is as fresh as its oldest check', () => {
  expect(oldestCheck({ checked: autumn, sections: [{}, { checked: spring }] })).toEqual(spring)
  expect(oldestCheck({ checked: autumn, sections: [{}] })).toEqual(autumn)
})

test('no earlier check stands under a fact confirmed later', () => {
  const price = { key: 'price', label: 'Price', ask: 'Price list' } as const
  const by = { state: 'confirmed', value: 'From ₹1 crore' } as const
  const page = { checked: autumn, sections: [{ checked: spring }] }
  const open = { ...price, state: 'not-announced' } as const
  expect(latestCheck({ ...page, questions: [open] })).toEqual(spring)
  const later = { ...price, ...by, source: 'staff', day: '2026-11-28' } as const
  expect(latestCheck({ ...page, questions: [later, open] })).toEqual({
    source: 'staff',
    on: '2026-11-28',
  })
  const earlier = { ...later, day: '2026-02-01' }
  expect(latestCheck({ ...page, questions: [earlier] })).toEqual(spring)
})

test('a check has its day and source', () => {
  expect(checkText(spring)).toBe('1 Mar 2026 against the developer’s own information')
})

test('several projects have one day or a range, and none has no day', () => {
  const one = { checked: autumn, sections: [] }
  expect(checkedBetween([one, one])).toBe('checked on 21 Nov 2026')
  expect(checkedBetween([one, { checked: autumn, sections: [{ checked: spring }] }])).toBe(
    'checked between 1 Mar 2026 and 21 Nov 2026',
  )
  expect(checkedBetween([])).toBeUndefined()
})

test('counts days across a month and a leap day', () => {
  expect(daysSince({ on: '2028-02-28' }, '2028-03-01')).toBe(2)
  expect(daysSince(autumn, '2026-11-21')).toBe(0)
})
