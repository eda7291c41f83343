import { expect, test } from 'vitest'

import { timeOfDayAt } from './time-of-day-at.ts'

test.each([
  ['04:59', 'night'],
  ['05:00', 'dawn'],
  ['07:59', 'dawn'],
  ['08:00', 'noon'],
  ['15:59', 'noon'],
  ['16:00', 'dusk'],
  ['18:59', 'dusk'],
  ['19:00', 'night'],
])('at %s in Noida it is %s, wherever the visitor is', (time, light) => {
  expect(timeOfDayAt(Date.parse(`2026-11-23T${time}:00+05:30`))).toBe(light)
})
