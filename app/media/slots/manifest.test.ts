import { existsSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'
import { z } from 'zod'

import { isTimeOfDayVersion } from '#app/media/time-of-day/times-of-day.ts'
import { pictureSlots } from '#content/pictures/slots.ts'

import { headIdOf, headScreens, headSlots, timeOfDaySlots } from './head-slots.ts'
import { pictures } from './manifest.server.ts'

const entry = z.strictObject({
  id: z.string().min(1),
  file: z.string().endsWith('.avif'),
  width: z.int().positive(),
  height: z.int().positive(),
  focus: z.number().min(0).max(100),
  hash: z.string().min(8),
  sources: z.string().min(8),
  alt: z.string().endsWith(". Artist's impression."),
})

test('every drawing has its file, its size and a text that calls it an impression', () => {
  for (const picture of pictures.values()) {
    expect(entry.parse(picture)).toEqual(picture)
    expect(existsSync(path.join('content/pictures', picture.file)), picture.file).toBe(true)
  }
})

test('every slot is drawn, with its current text and focal point', () => {
  for (const { id, alt, focus } of pictureSlots)
    expect(pictures.get(id), id).toMatchObject({ id, alt, focus })
})

test('no two slots share an id, a text, a file or a drawing', () => {
  expect(new Set(pictureSlots.map(({ id }) => id)).size).toBe(pictureSlots.length)
  const all = [...pictures.values()]
  for (const key of ['file', 'hash'] as const)
    expect(new Set(all.map((picture) => picture[key])).size, key).toBe(all.length)
  // A cover's versions share its text; those at a time of day add the time.
  const versions = new Set(
    all.flatMap(({ id }) => headScreens.map((screen) => headIdOf(id, screen))),
  )
  const own = all.filter(({ id }) => !versions.has(id) && !isTimeOfDayVersion(id))
  expect(new Set(own.map(({ alt }) => alt)).size).toBe(own.length)
})

test('a part is inside its drawing', () => {
  for (const { id, part } of pictureSlots.flatMap((slot) => [
    slot,
    ...headSlots(slot),
    ...timeOfDaySlots(slot),
  ])) {
    const [left, top, size] = part ?? [0, 0, 1]
    expect(Math.min(left, top), id).toBeGreaterThanOrEqual(0)
    expect(Math.max(left, top) + size, id).toBeLessThanOrEqual(1.000001)
  }
})
