import { setImmediate as turn } from 'node:timers/promises'

import { expect, test } from 'vitest'

import { pace } from './pace.ts'

test('no more than so many begin in a turn of the loop, the addresses by turns', async () => {
  const begun: string[] = []
  const begin = pace(undefined, 1)
  for (const name of ['flood', 'flood', 'flood', 'honest']) begin(name, () => begun.push(name))
  expect(begun).toEqual([])
  await turn()
  expect(begun).toEqual(['flood'])
  await turn()
  await turn()
  await turn()
  expect(begun).toEqual(['flood', 'honest', 'flood', 'flood'])
})

test('a crowd of one address leaves room to others, and all together to nobody', async () => {
  const begin = pace({ ofOne: 2, all: 3 })
  const taken = ['a', 'a', 'a', 'b', 'c'].map((address) => begin(address, () => {}))
  expect(taken).toEqual([true, true, false, true, false])
  await turn()
  expect(begin('c', () => {})).toBe(true)
})
