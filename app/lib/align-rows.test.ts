import { expect, test } from 'vitest'

import { alignRows } from './align-rows.ts'

const places = (was: readonly unknown[], became: readonly unknown[]) =>
  alignRows(was, became).map(({ from, to }) => [from, to?.at, to?.isMoved])

test('inserted, moved, edited and removed rows are matched', () => {
  expect(places(['a', 'b', 'c'], ['a', 'x', 'b', 'c'])).toEqual([
    [0, 0, false],
    [undefined, 1, false],
    [1, 2, false],
    [2, 3, false],
  ])
  expect(places(['a', 'b', 'c'], ['c', 'a', 'b'])).toEqual([
    [2, 0, true],
    [0, 1, false],
    [1, 2, false],
  ])
  expect(places(['a', 'b', 'c'], ['a', 'x', 'c'])).toEqual([
    [0, 0, false],
    [1, 1, false],
    [2, 2, false],
  ])
  expect(places(['a', 'b'], ['b'])).toEqual([
    [0, undefined, undefined],
    [1, 0, false],
  ])
})

function counted(rows: readonly unknown[]) {
  const read = { times: 0 }
  const list = new Proxy([...rows], {
    get(target, key, self): unknown {
      if (/^\d+$/.test(String(key))) read.times += 1
      return Reflect.get(target, key, self)
    },
  })
  return { list, read }
}

test.each<[string, (at: number) => unknown, (at: number) => unknown]>([
  ['rewritten', (at: number) => `was ${at}`, (at: number) => `is ${at}`],
  ['of another kind', (at: number) => `was ${at}`, (at: number) => at],
  ['turned round', (at: number) => at, (at: number) => 14_999 - at],
  ['all but the first', (at: number) => at, (at: number) => (at === 0 ? 'new' : at)],
])('thousands of rows that are %s are read a few times each', (_name, was, is) => {
  const numbers = Array.from({ length: 15_000 }, (_, at) => at)
  const [old, now] = [counted(numbers.map(was)), counted(numbers.map(is))]
  expect(alignRows(old.list, now.list).length).toBeGreaterThanOrEqual(numbers.length)
  expect(old.read.times + now.read.times).toBeLessThan(numbers.length * 20)
})
