import { expect, test } from 'vitest'

import { enquiryVariables } from '#app/config/groups/enquiries.ts'

import { pointsOf, signPoints, signsTold } from './spam-signals.ts'

const threshold = enquiryVariables.ENQUIRY_SUSPECT_POINTS
const usual = threshold.parse(undefined)

test('what an honest visitor may show as well never keeps apart by itself, whatever is set', () => {
  const least = 41
  expect(threshold.safeParse(least).success).toBe(true)
  expect(threshold.safeParse(least - 1).success).toBe(false)
  for (const points of [signPoints.hasty, signPoints.unsolved]) expect(points).toBeLessThan(least)
})

test('the hidden field keeps apart by itself, whatever is set', () => {
  expect(threshold.safeParse(signPoints.hidden).success).toBe(true)
  expect(threshold.safeParse(signPoints.hidden + 1).success).toBe(false)
})

test('as long as nothing else is set it takes both weak signs', () => {
  expect(pointsOf(['hasty', 'unsolved'])).toBeGreaterThanOrEqual(usual)
  expect(pointsOf([])).toBe(0)
})

test('nothing told is no sign', () => {
  expect(signsTold({ isHiddenFilled: false, isHasty: false })).toEqual([])
})
