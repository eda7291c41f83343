import { expect, test } from 'vitest'

import { loadSlots } from './load-slots.ts'
import { drawnFor, pairsOf } from './nearest-pictures.ts'
import { TWINS } from './picture-likeness.ts'

test(
  "no two of the site's pictures are one drawing",
  { tags: ['whole'], timeout: 120_000 },
  async () => {
    const pairs = await pairsOf((await loadSlots()).map(({ id }) => id))
    const twins = pairs.filter(({ distance: apart }) => apart < TWINS)
    expect(twins.map(({ ids, distance: apart }) => `${ids.join(' ')} ${apart.toFixed(3)}`)).toEqual(
      [],
    )
  },
)

test('the versions of one head are the same picture, whatever their screen and light', () => {
  const versions = ['x-y', 'x-y-wide', 'x-y-phone', 'x-y-night', 'x-y-wide-dusk', 'x-y-dawn-phone']
  expect(new Set(versions.map(drawnFor))).toEqual(new Set(['x-y']))
  expect(drawnFor('x-y-slide-1-wide')).toBe('x-y-slide-1')
})
