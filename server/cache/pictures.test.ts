import { expect, test } from 'vitest'

import { pictures } from '#app/media/slots/manifest.server.ts'
import { isTimeOfDayVersion } from '#app/media/time-of-day/times-of-day.ts'

import { everyPicture } from './pictures.ts'

test('every picture of a page is made ahead, except other times of day', () => {
  const ahead = new Set([...everyPicture()].map(({ master }) => master.replace(/^.*\//, '')))
  const shown = [...pictures.values()].filter(({ id }) => !isTimeOfDayVersion(id))
  expect([...ahead].toSorted()).toEqual(shown.map(({ file }) => file).toSorted())
  expect(ahead.size).toBeLessThan(pictures.size)
})

test('preparation takes less than ten minutes at half of one core', () => {
  const made = [...everyPicture()].map(({ id, width }) => {
    const { width: across = 1, height = 1 } = pictures.get(id) ?? {}
    return (width * width * height) / across / 1e6
  })
  // A megapixel takes a core 0.8 s at most, decoding a master 0.1 s (docs/performance-in-use.md, Pictures).
  const megapixels = made.reduce((sum, one) => sum + one, 0)
  expect(megapixels * 0.8 + pictures.size * 0.1).toBeLessThan(300)
  expect(made.length).toBeLessThan(1200)
})

test('the pictures that visitors see first come first', () => {
  const [first] = everyPicture(['lodha-goa'])
  expect(first?.id).toBe('lodha-goa')
})
