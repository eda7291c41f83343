import { draw } from 'illustrate'
import { expect, test } from 'vitest'

import { framed } from './framed.ts'

const drawing = { width: 1600, height: 1200, markup: '<svg width="1680" height="1280"></svg>' }
const boxOf = (markup: string) => /viewBox="([^"]*)"/.exec(markup)?.[1]?.split(' ').map(Number)

test('a whole picture is the drawing itself', () => {
  expect(framed(drawing, {})).toBe(drawing)
})

test('crops a part with its own margin at the full size', () => {
  const { width, height, markup } = framed(drawing, { part: [0.5, 0.25, 0.5] })
  expect([width, height]).toEqual([1600, 1200])
  expect(boxOf(markup)).toEqual([40 + 800 - 20, 40 + 300 - 20, 840, 640])
  expect(markup).toContain('width="1680" height="1280"')
})

test('a part is in coordinates of the drawing, also when mirrored', () => {
  const left = boxOf(framed(drawing, { part: [0, 0, 0.5], mirrored: true }).markup)
  const right = boxOf(framed(drawing, { part: [0.5, 0, 0.5] }).markup)
  expect(left).toEqual(right)
  expect(framed(drawing, { mirrored: true }).markup).toContain('scale(-1 1)')
})

test("the margin is the engine's own", async () => {
  const svg = await draw(
    'plots',
    { name: 'Plots' },
    { hour: 'noon', place: 'plains', seed: 1, width: 1600, height: 1200 },
  )
  expect(svg.markup).toMatch(/^<svg [^>]*width="1680" height="1280"/)
})
