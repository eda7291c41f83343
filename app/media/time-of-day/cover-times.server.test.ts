import { expect, test } from 'vitest'

import { findPicture, pictures } from '#app/media/slots/manifest.server.ts'
import { pictureSlots } from '#content/pictures/slots.ts'

import { lightsOf } from './cover-times.server.ts'
import { isTimeOfDayVersion, timesOfDay } from './times-of-day.ts'

const marked = pictureSlots.filter((slot) => slot.lights !== undefined)

test('a marked cover has a picture for each time of day and screen', () => {
  expect(marked.length).toBeGreaterThan(0)
  for (const { id, look } of marked) {
    const { own, versions } = lightsOf(id) ?? {}
    expect(own, id).toBe(timesOfDay.find((light) => light === look.hour))
    const ids = timesOfDay.flatMap((light) => Object.values(versions?.[light] ?? {}))
    expect(ids, id).toHaveLength(8)
    const hashes = ids.map((one) => findPicture(one)?.hash)
    expect(hashes, id).not.toContain(undefined)
    expect(new Set(hashes).size, id).toBe(8)
    const head = { wide: `${id}-wide`, phone: id }
    expect(own ? versions?.[own] : head).toEqual(head)
  }
})

test('no other slot has times of day, and none of them lacks its cover', () => {
  const ids = marked.map(({ id }): string => id)
  const lit = pictureSlots.filter(({ id }) => lightsOf(id)).map(({ id }) => id)
  expect(lit).toEqual(ids)
  const versions = [...pictures.keys()].filter(isTimeOfDayVersion)
  const heads = new Set(versions.map((id) => id.replace(/-(?:wide|phone)-[a-z]+$/, '')))
  expect([...heads].toSorted()).toEqual(ids.toSorted())
})
