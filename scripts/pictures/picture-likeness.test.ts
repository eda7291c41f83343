import { expect, test } from 'vitest'

import { distance, printOf, type Raster, SIDE, TWINS } from './picture-likeness.ts'

type Colour = readonly [number, number, number]
type Disc = readonly [x: number, y: number, radius: number, paint: number]

function drawn(discs: readonly Disc[], colours: readonly Colour[], horizon = 0.6): Raster {
  return Array.from({ length: SIDE * SIDE }, (_pixel, i): Colour => {
    const [x, y] = [(i % SIDE) / SIDE, Math.floor(i / SIDE) / SIDE]
    const disc = discs.findLast(([cx, cy, radius]) => Math.hypot(x - cx, y - cy) < radius)
    return colours[disc ? disc[3] : y < horizon ? 0 : 1] ?? [0, 0, 0]
  }).flat()
}

const noon: readonly Colour[] = [
  [140, 200, 230],
  [90, 150, 70],
  [240, 240, 235],
  [60, 70, 60],
]
const night: readonly Colour[] = [
  [20, 30, 70],
  [30, 50, 60],
  [250, 180, 80],
  [110, 120, 140],
]
const one: readonly Disc[] = [
  [0.22, 0.4, 0.16, 2],
  [0.62, 0.55, 0.1, 3],
  [0.8, 0.5, 0.07, 2],
]
const other: readonly Disc[] = [
  [0.5, 0.24, 0.1, 3],
  [0.36, 0.72, 0.2, 2],
  [0.9, 0.8, 0.12, 2],
  [0.08, 0.2, 0.06, 2],
]
const apart = (a: Raster, b: Raster): number => distance(printOf(a), printOf(b))

test('a picture is no distance from itself', () => {
  expect(apart(drawn(one, noon), drawn(one, noon))).toBe(0)
})

test('the same drawing in other colours is near, another drawing in the same colours is far', () => {
  expect(apart(drawn(one, noon), drawn(one, night))).toBeLessThan(TWINS)
  expect(apart(drawn(one, noon), drawn(other, noon, 0.3))).toBeGreaterThan(TWINS)
})

test('a mirrored twin is a twin, in other colours too', () => {
  const mirrored = one.map(([x, ...rest]): Disc => [1 - 1 / SIDE - x, ...rest])
  expect(apart(drawn(one, noon), drawn(mirrored, noon))).toBeLessThan(0.02)
  expect(apart(drawn(one, noon), drawn(mirrored, night))).toBeLessThan(TWINS)
})

test('a drawing that moved a little is still near', () => {
  const moved = one.map(([x, ...rest]): Disc => [x + 0.015, ...rest])
  expect(apart(drawn(one, noon), drawn(moved, noon))).toBeLessThan(TWINS)
})

test('of two drawings that are as like, the one in the same colours is nearer', () => {
  expect(apart(drawn(one, noon), drawn(one, night))).toBeGreaterThan(
    apart(drawn(one, noon), drawn(one, noon)),
  )
})
