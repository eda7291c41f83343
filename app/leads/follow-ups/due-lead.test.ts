import fc from 'fast-check'
import { expect, test } from 'vitest'

import { afterTry, outcomes, quickMoments } from '#app/leads/status/outcome.ts'
import type { WorkCalendar } from '#app/staff/working-hours/working-time.ts'

import {
  dueCountText,
  inOrderOfDay,
  isNightFor,
  nextAfterNight,
  nextDue,
  urgencies,
  urgencyOf,
  type DueLead,
} from './due-lead.ts'

const lead = (id: string, hour: string, facts: Partial<DueLead> = {}): DueLead => ({
  id,
  dueAt: `2026-11-23T${hour}:00.000Z`,
  receivedAt: '2026-11-20T04:30:00.000Z',
  isFirst: false,
  name: `Name ${id}`,
  status: 'new',
  location: 'N/A',
  message: 'Price?',
  owner: null,
  hasWrongNumber: false,
  isHot: false,
  budget: null,
  abroad: null,
  nightUntil: null,
  waited: null,
  also: [],
  ...facts,
})
const due = [lead('1', '03:00'), lead('2', '04:00'), lead('3', '09:00')]
const noon = '2026-11-23T12:00:00.000Z'

test('a warm enquiry is first, the newest before others, then promises of now, then the oldest', () => {
  const fresh = (id: string, time: string) =>
    lead(id, '13:00', { isFirst: true, receivedAt: `2026-11-23T${time}:00.000Z` })
  const list = [
    ...due,
    lead('4', '11:50'),
    lead('5', '15:00'),
    fresh('6', '11:40'),
    fresh('7', '11:55'),
    fresh('8', '11:20'),
  ]
  const ordered = inOrderOfDay(list, noon)
  expect(ordered.map(({ id }) => id)).toEqual(['7', '6', '4', '1', '2', '3', '8', '5'])
  expect(ordered.map((one) => urgencyOf(one, noon))).toEqual([
    'fresh',
    'fresh',
    'promised',
    'overdue',
    'overdue',
    'overdue',
    'later',
    'later',
  ])
})
test('an enquiry that comes during a call is next', () => {
  const fresh = lead('9', '13:00', { isFirst: true, receivedAt: '2026-11-23T11:59:00.000Z' })
  expect(nextDue([fresh, ...due], '1', noon)?.id).toBe('9')
})
const minutesOn = (minutes: number) => new Date(MORNING + minutes * MINUTE).toISOString()

const person = fc.record({
  due: fc.integer({ min: -3000, max: 600 }),
  received: fc.nat(90),
  isFirst: fc.boolean(),
  isHot: fc.boolean(),
  budget: fc.option(fc.constantFrom(50, 80, 120, 300)),
  night: fc.option(fc.integer({ min: -60, max: 600 })),
})
type Person = typeof person extends fc.Arbitrary<infer One> ? One : never
const mornings = fc.array(person, { minLength: 1, maxLength: 60 })

function leadsOf(people: readonly Person[]) {
  return people.map((one, index) =>
    lead(String(index), '00:00', {
      isFirst: one.isFirst,
      isHot: one.isHot,
      budget: one.budget === null ? null : { amount: one.budget * 100_000, isGuess: false },
      dueAt: minutesOn(one.due),
      receivedAt: minutesOn(-one.received),
      nightUntil: one.night === null ? null : minutesOn(one.night),
    }),
  )
}

/** The rules of the order, the first one that differs decides: the smaller figure comes first. */
function rulesOf(one: DueLead, now: string): number[] {
  const urgency = urgencyOf(one, now)
  const time = urgency === 'fresh' ? -Date.parse(one.receivedAt) : Date.parse(one.dueAt)
  const isNight = one.nightUntil !== null && one.nightUntil > now
  const budget = one.budget?.amount ?? 0
  return [urgencies.indexOf(urgency), Number(isNight), -Number(one.isHot), -budget, time]
}

function isInOrder(before: readonly number[], after: readonly number[]): boolean {
  const at = before.findIndex((figure, index) => figure !== after[index])
  return at === -1 || (before[at] ?? 0) < (after[at] ?? 0)
}

/** The same mornings in every run. */
const seeded = { numRuns: 200, seed: 20_261_129 }

test('on 200 random mornings no person is lost, and everyone is in the order of the day', () => {
  const now = minutesOn(0)
  fc.assert(
    fc.property(mornings, (people) => {
      const list = leadsOf(people)
      const ordered = inOrderOfDay(list, now)
      expect(ordered.map(({ id }) => id).toSorted()).toEqual(list.map(({ id }) => id).toSorted())
      const rules = ordered.map((one) => rulesOf(one, now))
      rules.slice(1).forEach((after, at) => {
        const before = rules[at] ?? []
        expect({ before, after, isInOrder: isInOrder(before, after) }).toMatchObject({
          isInOrder: true,
        })
      })
    }),
    seeded,
  )
})
test('on 200 random mornings the calls follow the order, and no one is called at night', () => {
  const now = minutesOn(0)
  fc.assert(
    fc.property(mornings, (people) => {
      const ordered = inOrderOfDay(leadsOf(people), now)
      const callable = ordered
        .filter((one) => (one.isFirst || one.dueAt <= now) && !isNightFor(one, now))
        .map(({ id }) => id)
      const called: string[] = []
      let [waiting, next] = [ordered, nextDue(ordered, '', now)]
      while (next && called.length <= ordered.length) {
        const { id } = next
        called.push(id)
        next = nextDue(waiting, id, now)
        waiting = waiting.filter((one) => one.id !== id)
      }
      expect(called).toEqual(callable)
    }),
    seeded,
  )
})
test('the list names the person whose night ends first', () => {
  const night = (id: string, hour: string) =>
    lead(id, '03:00', { nightUntil: `2026-11-23T${hour}:00.000Z` })
  const list = [night('1', '14:00'), night('2', '13:00'), night('3', '11:00')]
  expect(nextAfterNight(list, noon)?.id).toBe('2')
  expect(nextDue(list.slice(0, 2), '', noon)).toBeUndefined()
  expect(nextAfterNight([lead('4', '03:00')], noon)).toBeUndefined()
})
test('the next follow-up comes after this one, and the first after the last or an unknown one', () => {
  expect(['1', '3', 'x'].map((id) => nextDue(due, id, noon)?.id)).toEqual(['2', '1', '1'])
  expect(nextDue([lead('1', '03:00')], '1', noon)).toBeUndefined()
})
test('a later follow-up waits for its time, a first call does not', () => {
  const early = '2026-11-23T05:00:00.000Z'
  expect(nextDue(due, '2', early)?.id).toBe('1')
  expect(nextDue([...due, lead('4', '10:00', { isFirst: true })], '2', early)?.id).toBe('4')
  expect(nextDue([lead('1', '03:00'), lead('3', '09:00')], '1', early)).toBeUndefined()
})
test('after another enquiry of a person the next person follows', () => {
  const also = [{ id: '5', location: 'N/A', message: 'Size?' }]
  expect(nextDue([lead('1', '03:00', { also }), ...due.slice(1)], '5', noon)?.id).toBe('2')
})
test('no follow-ups are no number, and a large number is capped', () => {
  expect([0, 7, 200].map(dueCountText)).toEqual(['', '7', '200+'])
})

const calendar: WorkCalendar = {
  hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: 600, closes: 1140 })),
  holidays: [],
}
const MORNING = new Date('2026-11-23T10:00:00+05:30').getTime()
const MINUTE = 60_000

const morning = fc.record({
  people: fc.array(
    fc.record({
      // Minutes before ten when they became due, and after it for a first call.
      overdue: fc.integer({ min: 0, max: 3000 }),
      isFirst: fc.boolean(),
      outcome: fc.constantFrom(...outcomes, 'lost' as const),
      pick: fc.nat(2),
      // Together less than the hour after which the first one is due again.
      minutes: fc.integer({ min: 1, max: 4 }),
      repeats: fc.nat(1),
    }),
    { minLength: 1, maxLength: 14 },
  ),
  start: fc.nat(13),
})

test('on any morning each due person comes exactly once, in order, with any outcomes', () => {
  fc.assert(
    fc.property(morning, ({ people, start }) => {
      const standing = people
        .map(({ overdue, isFirst, repeats }, at): DueLead => {
          const moment = MORNING + (isFirst ? 30 : -overdue) * MINUTE
          const also = repeats ? [{ id: `again-${at}`, location: '', message: '' }] : []
          return lead(String(at), '00:00', { isFirst, dueAt: new Date(moment).toISOString(), also })
        })
        .toSorted((one, other) => one.dueAt.localeCompare(other.dueAt))
      const order = standing.map(({ id }) => id)
      const from = start % order.length
      const expected = [...order.slice(from), ...order.slice(0, from)]
      expect(offered(standing, people, order[from] ?? '')).toEqual(expected)
    }),
    { numRuns: 10_000 },
  )
})

function offered(
  standing: readonly DueLead[],
  people: readonly { outcome: (typeof outcomes)[number] | 'lost'; pick: number; minutes: number }[],
  first: string,
): string[] {
  const seen: string[] = []
  let [queue, id, now] = [[...standing], first, MORNING]
  for (;;) {
    seen.push(id)
    // One more than there are is enough to fail.
    if (seen.length > standing.length) return seen
    const { outcome = 'lost', pick = 0, minutes = 1 } = people[Number(id)] ?? {}
    now += minutes * MINUTE
    const next = nextDue(queue, id, new Date(now).toISOString())
    queue = moved(queue, id, { outcome, pick, now: new Date(now) })
    if (!next) return seen
    id = next.id
  }
}

type Call = { outcome: (typeof outcomes)[number] | 'lost'; pick: number; now: Date }

function moved(queue: DueLead[], id: string, { outcome, pick, now }: Call): DueLead[] {
  const others = queue.filter((one) => one.id !== id)
  const called = queue.find((one) => one.id === id)
  if (outcome === 'lost' || outcome === 'not-interested' || !called) return others
  const moments = quickMoments(now, calendar)
  const isAgreed = outcome === 'connected' || outcome === 'call-back'
  const nextAt = isAgreed ? (moments[pick] ?? moments[0])?.at : undefined
  const facts = {
    status: 'new',
    lostReason: null,
    ownerId: null,
    followUpAt: new Date(called.dueAt),
    firstContactAt: null,
    heat: null,
  } as const
  const { followUpAt } = afterTry({ outcome, at: now, nextAt }, facts, calendar)
  const dueAt = (followUpAt ?? now).toISOString()
  // Follow-ups of later days are not in this list.
  if (dueAt.slice(0, 10) > '2026-11-23') return others
  return [...others, { ...called, isFirst: false, dueAt }].toSorted((one, other) =>
    one.dueAt.localeCompare(other.dueAt),
  )
}
