import { draw } from 'illustrate'
import { beforeEach, expect, test, vi } from 'vitest'

import { fileProjects as projects } from '#app/projects/catalogue/file-projects.ts'
import type { PictureSlot } from '#content/pictures/slot.ts'
import { BUILT, pictureGroup, pictureSlots } from '#content/pictures/slots.ts'

import type * as Apartments from '../../packages/illustrate/buildings/apartments/apartments.ts'
import type * as Towers from '../../packages/illustrate/buildings/city/tower.ts'
import type * as Farmhouses from '../../packages/illustrate/buildings/villas/farmhouse.ts'
import type * as Gatehouses from '../../packages/illustrate/buildings/estate/gatehouse.ts'

type Built = { kind: string; floors?: number; looks: string }

const built = vi.hoisted((): { all: Built[] } => ({ all: [] }))

vi.mock('../../packages/illustrate/buildings/apartments/apartments.ts', async (original) => {
  const real = await original<typeof Apartments>()
  const apartments: typeof real.apartments = (on, tower) => {
    const { make, floors, seed } = tower
    built.all.push({ kind: 'apartments', floors, looks: `${make} ${seed}` })
    return real.apartments(on, tower)
  }
  return { ...real, apartments }
})

vi.mock('../../packages/illustrate/buildings/city/tower.ts', async (original) => {
  const real = await original<typeof Towers>()
  const tower: typeof real.tower = (on, options) => {
    const { floors, width, depth, slope, balconies } = options
    const looks = [floors, width, depth, slope, balconies].join(' ')
    built.all.push({ kind: 'tower', floors, looks })
    return real.tower(on, options)
  }
  return { ...real, tower }
})

vi.mock('../../packages/illustrate/buildings/villas/farmhouse.ts', async (original) => {
  const real = await original<typeof Farmhouses>()
  const farmhouse: typeof real.farmhouse = (on, house) => {
    built.all.push({ kind: 'farmhouse', looks: `${house.length} ${house.roof}` })
    return real.farmhouse(on, house)
  }
  return { ...real, farmhouse }
})

vi.mock('../../packages/illustrate/buildings/estate/gatehouse.ts', async (original) => {
  const real = await original<typeof Gatehouses>()
  const canopy: typeof real.canopy = (on, kind, y, accent) => {
    built.all.push({ kind: 'canopy', looks: kind })
    return real.canopy(on, kind, y, accent)
  }
  return { ...real, canopy }
})

beforeEach(() => {
  built.all = []
})

async function builtIn({ scene, facts, look }: PictureSlot): Promise<Built[]> {
  built.all = []
  await draw(scene, facts, { ...look, width: 320, height: 240 })
  return built.all
}

const framesOf = (slug: string, scenes: readonly string[]) =>
  pictureSlots.filter(({ id, scene }) => pictureGroup(id) === slug && scenes.includes(scene))

const stated = projects.flatMap(({ slug, elevation }) => (elevation ? { slug, elevation } : []))

test.each(stated)(
  'every frame of $slug has the towers and floors that it states',
  async ({ slug, elevation }) => {
    const frames = framesOf(slug, [...BUILT, 'towers', 'tower-tops']).filter(
      ({ facts }) => facts.towers !== 0,
    )
    expect(frames.length).toBeGreaterThan(1)
    for (const frame of frames) {
      const { towers, floors } = frame.facts
      expect({ towers: towers ?? 1, floors }, frame.id).toEqual({
        towers: elevation.towers,
        floors: elevation.floors,
      })
    }
    for (const frame of frames.filter(({ scene }) => scene !== 'tower-tops')) {
      const drawn = (await builtIn(frame)).filter((one) => one.floors === elevation.floors)
      expect(drawn, frame.id).toHaveLength(elevation.towers)
    }
  },
)

test.each(projects.map(({ slug }) => slug))('%s is one design in all its frames', async (slug) => {
  const designs = new Map<string, Set<string>>()
  for (const frame of framesOf(slug, BUILT)) {
    const each = Map.groupBy(await builtIn(frame), ({ kind }) => kind)
    for (const [kind, all] of each) {
      const looks = [...new Set(all.map((one) => one.looks))].toSorted().join(', ')
      designs.set(kind, new Set([...(designs.get(kind) ?? []), looks]))
    }
  }
  for (const [kind, looks] of designs) expect([...looks], kind).toHaveLength(1)
})
