import { expect, test } from 'vitest'
import { draw, type Look } from './draw.ts'

const small: Look = { hour: 'golden', place: 'plains', seed: 3, width: 800, height: 600 }
const facts = { name: 'Test' }

test('draws another picture from another seed', async () => {
  const [one, other] = [
    await draw('plots', facts, small),
    await draw('plots', facts, { ...small, seed: 4 }),
  ]
  expect(other.markup).not.toBe(one.markup)
})

test('adds sky above the scene and keeps the size', async () => {
  const { markup, height } = await draw('plots', facts, { ...small, headroom: 0.25 })
  expect(height).toBe(1200)
  expect(markup).toContain('viewBox="-40 -340 1680 1280"')
})

test('is drawn without towers and homes where the facts have none', async () => {
  for (const kind of ['garden-path', 'towers', 'residential', 'gate'] as const) {
    const { markup } = await draw(kind, { ...facts, towers: 0, homes: 0 }, small)
    expect(markup).not.toMatch(/NaN|Infinity|undefined/)
  }
})
