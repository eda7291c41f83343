import { expect, test } from 'vitest'

import { enquiryVariables } from '#app/config/groups/enquiries.ts'

import { pointsOf, signPoints, matchedSigns } from './spam-signals.ts'

const threshold = enquiryVariables.SPAM_SCORE
const usual = threshold.parse(undefined)

test('no weak signal alone makes spam, at any setting', () => {
  const least = 41
  expect(threshold.safeParse(least).success).toBe(true)
  expect(threshold.safeParse(least - 1).success).toBe(false)
  for (const points of [signPoints.hasty, signPoints.unsolved]) expect(points).toBeLessThan(least)
})

test('the hidden field alone makes spam, at any setting', () => {
  expect(threshold.safeParse(signPoints.hidden).success).toBe(true)
  expect(threshold.safeParse(signPoints.hidden + 1).success).toBe(false)
})

test('by default it takes both weak signals', () => {
  expect(pointsOf(['hasty', 'unsolved'])).toBeGreaterThanOrEqual(usual)
  expect(pointsOf([])).toBe(0)
})

test('no signals are no spam', () => {
  expect(matchedSigns({ isHiddenFilled: false, isHasty: false })).toEqual([])
})
