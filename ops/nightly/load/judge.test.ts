import { expect, test } from 'vitest'

import { judge, type Outcome, LATENCY_LIMITS, spread } from './judge.ts'
import type { Honest } from './visitor.ts'

function enquiry(ms: number, outcome: number | string = 200): Honest {
  return {
    kind: 'enquiry',
    at: 0,
    ms,
    outcome,
    phone: '9800000000',
    isAcknowledged: outcome === 200,
  }
}

const none = {
  missing: 0,
  twice: 0,
  spam: 0,
  leads: 2,
  flood: { leads: 300, spam: 3200 },
  megabytes: 9,
}
const good: Outcome = {
  maxMegabytes: 399,
  isAlive: true,
  honest: [enquiry(20), enquiry(1999)],
  stored: none,
  errorLines: 0,
  silent: [],
  seconds: 600,
}

test('a run within every bound is a pass', () => {
  expect(judge(good, LATENCY_LIMITS.whole)).toEqual([])
})

test.each<[string, Partial<Outcome>]>([
  ['reached 400 MB', { maxMegabytes: 400 }],
  ['process ended', { isAlive: false }],
  ['no honest enquiry', { honest: [] }],
  ['not acknowledged', { honest: [enquiry(5), enquiry(5, 503)] }],
  ['not acknowledged', { honest: [enquiry(5, 'ECONNRESET')] }],
  ['took 2001 ms', { honest: [enquiry(5), enquiry(2001)] }],
  ['could not be asked', { stored: undefined }],
  ['not stored', { stored: { ...none, missing: 1 } }],
  ['stored twice', { stored: { ...none, twice: 1 } }],
  ['as spam', { stored: { ...none, spam: 1 } }],
  ['301 enquiries of floods are leads', { stored: { ...none, flood: { leads: 301, spam: 0 } } }],
  ['are kept apart', { stored: { ...none, flood: { leads: 0, spam: 3201 } } }],
  ['1 errors', { errorLines: 1 }],
  ['sent by paths', { silent: ['paths'] }],
])('broken: %s', (sentence, change) => {
  expect(judge({ ...good, ...change }, LATENCY_LIMITS.whole).join()).toContain(sentence)
})

test('a budget that is new every ten minutes lets in as much again', () => {
  const flood = { leads: 600, spam: 6400 }
  expect(
    judge({ ...good, stored: { ...none, flood }, seconds: 601 }, LATENCY_LIMITS.whole),
  ).toEqual([])
})

test('a short run forgives a busy machine, not a slow site', () => {
  const quick = Array.from({ length: 39 }, () => enquiry(20))
  expect(judge({ ...good, honest: [...quick, enquiry(14_000)] }, LATENCY_LIMITS.short)).toEqual([])
  expect(
    judge({ ...good, honest: [...quick, enquiry(15_001)] }, LATENCY_LIMITS.short),
  ).toHaveLength(1)
  const slow = Array.from({ length: 4 }, () => enquiry(7000))
  expect(judge({ ...good, honest: [...quick, ...slow] }, LATENCY_LIMITS.short)).toHaveLength(1)
})

test('the spread names times that were measured', () => {
  const honest = Array.from({ length: 100 }, (_, index) => enquiry(index + 1))
  expect(spread(honest)).toEqual({ p50: 50, p95: 95, max: 100 })
})

test('against a crowd a part of the honest enquiries may be spam, none may be refused or lost', () => {
  const honest = Array.from({ length: 100 }, () => enquiry(20))
  const crowded = (stored: Partial<typeof none>) =>
    judge(
      { ...good, honest, crowd: { leads: 0.95 }, stored: { ...none, ...stored } },
      LATENCY_LIMITS.whole,
    )
  expect(crowded({ spam: 5, flood: { leads: 900, spam: 5000 } })).toEqual([])
  expect(crowded({ spam: 6 }).join()).toContain('94 of 100 honest enquiries are leads')
  expect(crowded({ spam: 4, missing: 1 }).join()).toContain('not stored')
})
