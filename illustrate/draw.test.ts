import { expect, test } from 'vitest'
import { draw, sceneKinds, type Look } from './draw.ts'

const small: Look = { hour: 'golden', place: 'plains', seed: 3, width: 800, height: 600 }
const facts = { name: 'Test' }

test('draws the same picture from the same input', async () => {
  for (const kind of ['plots', 'garden-path', 'living-room'] as const) {
    const [once, again] = [await draw(kind, facts, small), await draw(kind, facts, small)]
    expect(again.markup).toBe(once.markup)
  }
})

test('draws another picture from another seed', async () => {
  const [one, other] = [
    await draw('plots', facts, small),
    await draw('plots', facts, { ...small, seed: 4 }),
  ]
  expect(other.markup).not.toBe(one.markup)
})

test.each(Object.entries(sceneKinds))('%s has sound numbers', async (_kind, load) => {
  const { markup, width, height } = (await load()).draw(facts, small)
  expect(markup.includes('NaN')).toBe(false)
  expect(markup.includes('Infinity')).toBe(false)
  expect(markup.includes('undefined')).toBe(false)
  expect([width, height]).toEqual([1600, 1200])
})

test('adds sky above the scene and keeps the size', async () => {
  const { markup, height } = await draw('plots', facts, { ...small, headroom: 0.25 })
  expect(height).toBe(1200)
  expect(markup).toContain('viewBox="-40 -340 1680 1280"')
})

test('leaves out towers and homes that are none', async () => {
  const without = await draw('garden-path', { ...facts, towers: 0 }, small)
  const gate = await draw('gate', { ...facts, homes: 0 }, small)
  expect(`${without.markup}${gate.markup}`).not.toMatch(/NaN|Infinity/)
})
