import fc from 'fast-check'
import { expect, test } from 'vitest'

import { distanceMarks, kilometreTicks } from './distance-scale.ts'

test('places distances to scale, nearest first', () => {
  const marks = distanceMarks([
    { place: 'Airport', km: 28.5 },
    { place: 'Metro station', km: 1.4 },
  ])
  expect(marks.map(({ place, percent }) => [place, Number(percent.toFixed(3))])).toEqual([
    ['Metro station', 4.912],
    ['Airport', 100],
  ])
})

test('has a tick for every whole kilometre and none beyond the end', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.1, max: 200, noNaN: true }), (length) => {
      const ticks = kilometreTicks(length)
      const places = [...ticks.matchAll(/M(?<km>\d+) 0v7/g)].map(({ groups }) =>
        Number(groups?.['km']),
      )
      expect(places).toEqual(Array.from({ length: Math.floor(length) + 1 }, (_, km) => km))
    }),
  )
})
