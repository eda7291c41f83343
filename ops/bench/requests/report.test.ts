import { expect, test } from 'vitest'

import { beyondBounds, beyondLimits } from './report.ts'

const kept = [{ path: '/', body: Buffer.from('x'), headers: {} }]
const run = (side: 'site' | 'nginx', perSecond: number, p99 = 9) => {
  return { side, path: '/', perSecond, p50: 1, p99, refused: 0, requests: 100 }
}

test('half of what nginx answers and a slowest of 20 ms are enough, anything else is reported', () => {
  expect(beyondBounds(kept, [run('site', 50, 20), run('nginx', 100)])).toEqual([])
  expect(beyondBounds(kept, [run('site', 49), run('nginx', 100)])).toEqual([
    "/ has 0.49 of nginx's requests.",
  ])
  expect(beyondBounds(kept, [run('site', 60, 20.1), run('nginx', 100)])).toEqual([
    '/ takes 20.1 ms for one in a hundred.',
  ])
})

test('200 MB and a start of a second and a half are enough, more is reported', () => {
  expect(beyondLimits({ held: 200, start: 1500 })).toEqual([])
  expect(beyondLimits({ held: 201, start: 1501 })).toEqual([
    'The site holds 201 MB, more than 200.',
    'It starts again in 1501 ms, more than 1500.',
  ])
})
