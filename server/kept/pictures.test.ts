import { expect, test } from 'vitest'

import { isLightVersion } from '#app/pictures/lights.ts'
import { pictures } from '#app/pictures/manifest.server.ts'

import { everyPicture } from './pictures.ts'

test('every picture of a page is made ahead, a head in another light only when it is asked for', () => {
  const ahead = new Set([...everyPicture()].map(({ master }) => master.replace(/^.*\//, '')))
  const shown = [...pictures.values()].filter(({ id }) => !isLightVersion(id))
  expect([...ahead].toSorted()).toEqual(shown.map(({ file }) => file).toSorted())
  expect(ahead.size).toBeLessThan(pictures.size)
})
