import { expect, test } from 'vitest'

import { pictureSlots } from '#content/pictures/slots.ts'
import { drawnMeadows } from '#test/catalogue/drawn-meadows.ts'

import { targetSets, type DrawnProject } from './wanted-sets.server.ts'

const tower: DrawnProject = { ...drawnMeadows, elevation: { towers: 4, floors: 20 } }

async function wanted(change: Partial<DrawnProject> & { price?: string } = {}) {
  const [set] = await targetSets([{ ...tower, ...change }])
  return set
}

test('a project without a described picture needs its card, and its cover for wide screens', async () => {
  const set = await wanted()
  expect(set?.slots.map(({ id, width, height }) => [id, width, height])).toEqual([
    ['test-meadows', 1600, 1200],
    ['test-meadows-wide', 2880, 960],
  ])
  expect(set?.isFromFile).toBe(false)
})

test('another number of floors, type or address changes the drawing, a price does not', async () => {
  const sets = [
    await wanted(),
    await wanted({ elevation: { towers: 4, floors: 21 } }),
    await wanted({ type: 'Plots' }),
    await wanted({ slug: 'other-meadows' }),
  ]
  expect(new Set(sets.map((set) => set?.digest)).size).toBe(4)
  expect((await wanted({ price: '2 CR' }))?.digest).toBe(sets[0]?.digest)
})

test('does not draw a slot that is described by hand or belongs to another project', async () => {
  const described = pictureSlots.find(({ wide }) => wide)?.id ?? ''
  expect(await wanted({ slug: described })).toBeUndefined()
  expect(await wanted({ slug: `${described}-wide` })).toBeUndefined()
  const sets = await targetSets([tower, { ...tower, id: 901, slug: 'test-meadows-wide' }])
  expect(sets.map(({ projectId: project }) => project)).toEqual([900])
})
