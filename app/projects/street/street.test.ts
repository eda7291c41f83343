import fc from 'fast-check'
import { expect, test } from 'vitest'

import { alderMeadow } from '#test/catalogue/alder-meadow.ts'
import { birchHeights } from '#test/catalogue/birch-heights.ts'
import { poplarFarms } from '#test/catalogue/poplar-farms.ts'
import { willowGate } from '#test/catalogue/willow-gate.ts'
import { projects } from '#test/helpers/listed.ts'

import {
  chooseForStreet,
  isClearOnTheLeft,
  layOutStreet,
  WIDE,
  type StreetLayout,
} from './lay-out-street.ts'
import { touches, type Box } from './place-labels.ts'
import { scaleNote } from './scale-note.ts'
import { heightOf, widthOf } from './stand-size.ts'
import { toStreetProject, type StreetProject } from './street-project.ts'
import { unitsOf } from './street-scale.ts'

const land = (unit: 'sq ft' | 'sq yards', smallest: number, largest?: number) =>
  toStreetProject({ ...alderMeadow, plots: { smallest, largest, unit, label: 'Plots' } })

/** A label does not overlap with its own project's body. */
function boxesOf({ standing }: StreetLayout): { labels: Box[]; bodies: Box[] } {
  return {
    labels: standing.flatMap(({ label }) => label ?? []),
    bodies: standing.map(({ x, width, height }) => ({
      left: x,
      right: x + width,
      bottom: 0,
      top: height,
    })),
  }
}

function touchingLabels(layout: StreetLayout): [Box, Box][] {
  const { labels, bodies } = boxesOf(layout)
  return labels.flatMap((label, index) =>
    [...labels.slice(index + 1), ...bodies]
      .filter((other) => touches(label, other))
      .map((other): [Box, Box] => [label, other]),
  )
}

function overlapping({ standing }: StreetLayout) {
  return standing.filter(({ x, width }, index) => x + width >= (standing[index + 1]?.x ?? Infinity))
}

function beyondEdges(layout: StreetLayout): Box[] {
  const { labels, bodies } = boxesOf(layout)
  return [...labels, ...bodies].filter(({ left, right }) => left < 0 || right > WIDE.width)
}

test('towers are as high as their floors, and uncertain towers are counted separately', () => {
  const { stand, caption: says } = toStreetProject(birchHeights)
  expect(stand).toMatchObject({ kind: 'towers', towers: 4, maxTowers: 4, floors: 31 })
  expect(says).toBe('Four towers of 31 floors')
  expect(heightOf(stand)).toBe(31 * 11)
  const unsure = { towers: 4, floors: 23, label: '4–5 towers, 23 floors' }
  expect(toStreetProject({ ...birchHeights, elevation: unsure }).stand).toMatchObject({
    maxTowers: 5,
  })
})

test('a plot is a square of its area to the scale of the floors', () => {
  const { stand } = land('sq yards', 200, 500)
  if (stand.kind !== 'land') throw new Error('No land.')
  const [smallest = 0, largest = 0] = stand.sides
  expect(smallest ** 2).toBeCloseTo(200 * 0.83612736, 6)
  expect(largest ** 2).toBeCloseTo(500 * 0.83612736, 6)
  expect(widthOf(stand)).toBeCloseTo(unitsOf(largest))
  expect(heightOf(stand)).toBe(widthOf(stand))
  expect(unitsOf(213.7)).toBeCloseTo(46 * 11)
  const feet = land('sq ft', 900).stand
  expect(feet.kind === 'land' && feet.sides[0]).toBeCloseTo(Math.sqrt(900) * 0.3048, 6)
})

test('a project without figures has no size and says why it is dashed', () => {
  expect(toStreetProject(poplarFarms)).toMatchObject({
    stand: { kind: 'land', sides: [] },
    caption: 'Sizes to be confirmed',
  })
  expect(toStreetProject(willowGate)).toMatchObject({
    stand: { kind: 'unknown' },
    caption: 'Not announced yet, drawn dashed',
  })
})

test('the street has every project with a height or land, rising to the highest, and no label overlaps', () => {
  const all = projects.map(toStreetProject)
  const onStreet = chooseForStreet(all)
  expect(onStreet).toHaveLength(all.filter(({ stand }) => stand.kind !== 'unknown').length)
  expect(onStreet.length).toBeGreaterThan(8)
  const layout = layOutStreet(onStreet)
  expect(touchingLabels(layout)).toEqual([])
  expect(isClearOnTheLeft(layout)).toBe(true)
  const { standing, dimension } = layout
  expect(standing[0]?.x).toBe(WIDE.margin)
  expect(overlapping(layout)).toEqual([])
  expect(beyondEdges(layout)).toEqual([])
  expect(dimension).toMatchObject({ top: 46 * 11, metres: 213.7 })
  expect(dimension?.x).toBeLessThan(WIDE.width - 24)
})

test('a note states the source of the scale, where a project states its height', () => {
  const onStreet = projects.map(toStreetProject)
  expect(scaleNote(onStreet)).toContain(
    'We draw every floor 4.65 m high, as in Bhutani Cyberthum (213.7 m, 46 floors), so that you can compare.',
  )
  expect(scaleNote([toStreetProject(birchHeights)])).toBe(
    'We draw every floor 4.65 m high, so that you can compare. Illustration.',
  )
})

const anyProject: fc.Arbitrary<StreetProject> = fc.record({
  slug: fc.uuid(),
  name: fc.string({ minLength: 3, maxLength: 34 }),
  location: fc.string({ maxLength: 40 }),
  caption: fc.string({ maxLength: 40 }),
  stand: fc.oneof(
    fc.constant({ kind: 'unknown' as const }),
    fc.record({
      kind: fc.constant('land' as const),
      sides: fc
        .array(fc.double({ min: 5, max: 90, noNaN: true }), { maxLength: 2 })
        .map((sides) => sides.toSorted((a, b) => a - b)),
    }),
    fc
      .record({ towers: fc.integer({ min: 1, max: 6 }), floors: fc.integer({ min: 1, max: 70 }) })
      .map(({ towers, floors }) => ({
        kind: 'towers' as const,
        towers,
        maxTowers: towers,
        floors,
        isCommercial: floors % 2 === 0,
      })),
  ),
})

test('of any catalogue as many projects as fit are shown, and no label overlaps', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyProject, { selector: ({ slug }) => slug, maxLength: 40 }),
      (all) => {
        const layout = layOutStreet(chooseForStreet(all))
        expect(touchingLabels(layout)).toEqual([])
        expect(overlapping(layout)).toEqual([])
        expect(beyondEdges(layout)).toEqual([])
      },
    ),
    { numRuns: 200 },
  )
})
