import { expect, test } from 'vitest'

import { slowness } from './linear-patterns.ts'

test.each([
  ['\\/+$', 'quadratic'],
  ['\\s*,\\s*$', 'quadratic'],
  ['^a+a+$', 'polynomial'],
  ['^(?:a+)+$', 'exponential'],
])('/%s/ takes %s time', (pattern, time) => {
  expect(slowness(pattern, '')).toContain(time)
})

test.each(['^\\/+', '^[\\w.-]{8,64}$', '(?<=\\d\\+?) acres\\b'])('/%s/ is linear', (pattern) => {
  expect(slowness(pattern, 'g')).toBeUndefined()
})
