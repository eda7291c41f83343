import { expect, test } from 'vitest'

import { sourceState, type SourceFacts } from './source-state.ts'

const now = new Date('2026-11-26T06:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const working: SourceFacts = {
  isPaused: false,
  failingSince: null,
  refusedAt: null,
  oldKeyUsedAt: null,
  testedAt: hoursAgo(500),
  lastDeliveryAt: hoursAgo(2),
  lastLeadAt: hoursAgo(2),
  snoozedUntil: null,
  gaps: { count: 40, usualHours: 3, rareHours: 30 },
}

test.each<[string, Partial<SourceFacts>, string]>([
  ['leads arrive', {}, 'working'],
  ['paused', { isPaused: true, failingSince: now }, 'paused'],
  ['we cannot read it', { failingSince: hoursAgo(1) }, 'failing'],
  ['we refused what came last', { refusedAt: hoursAgo(1) }, 'failing'],
  ['a refusal before the last delivery', { refusedAt: hoursAgo(3) }, 'working'],
  ['a refusal of last week', { refusedAt: hoursAgo(30), lastDeliveryAt: hoursAgo(40) }, 'working'],
  ['a second sender has the old key', { oldKeyUsedAt: hoursAgo(23) }, 'failing'],
  ['the old key was used last week', { oldKeyUsedAt: hoursAgo(25) }, 'working'],
  [
    'nothing ever arrived',
    { lastDeliveryAt: null, lastLeadAt: null, testedAt: null },
    'not-set-up',
  ],
  [
    'only a wrong key arrived',
    { lastDeliveryAt: null, lastLeadAt: null, testedAt: null, refusedAt: hoursAgo(1) },
    'not-set-up',
  ],
  ['only a test arrived', { lastDeliveryAt: null, lastLeadAt: null }, 'working'],
  ['longer than ever', { lastLeadAt: hoursAgo(31) }, 'quiet'],
  ['not longer than its gaps', { lastLeadAt: hoursAgo(29) }, 'working'],
  [
    'a day at least',
    { lastLeadAt: hoursAgo(23), gaps: { count: 40, usualHours: 1, rareHours: 4 } },
    'working',
  ],
  [
    'too little history',
    { lastLeadAt: hoursAgo(300), gaps: { count: 7, usualHours: 1, rareHours: 4 } },
    'working',
  ],
  ['an owner knows why', { lastLeadAt: hoursAgo(60), snoozedUntil: hoursAgo(-5) }, 'working'],
  ['the owner’s time is over', { lastLeadAt: hoursAgo(60), snoozedUntil: hoursAgo(1) }, 'quiet'],
])('%s', (_name, facts, state) => {
  expect(sourceState({ ...working, ...facts }, now)).toBe(state)
})
