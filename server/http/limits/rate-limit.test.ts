import { setImmediate as turn } from 'node:timers/promises'

import { expect, test } from 'vitest'

import { pace } from './rate-limit.ts'

function asking(begin: (address: string) => Promise<boolean>) {
  const begun: string[] = []
  const refused: string[] = []
  const ask = (address: string) =>
    void begin(address).then((isBegun) => (isBegun ? begun : refused).push(address))
  return { ask, begun, refused }
}

test('no more than so many begin in a turn of the loop, the addresses by turns', async () => {
  const { ask, begun } = asking(pace(undefined, 1))
  for (const name of ['flood', 'flood', 'flood', 'honest']) ask(name)
  expect(begun).toEqual([])
  await turn()
  expect(begun).toEqual(['flood'])
  await turn()
  await turn()
  await turn()
  expect(begun).toEqual(['flood', 'honest', 'flood', 'flood'])
})

test('a crowd of one address leaves room to others, and all together to nobody', async () => {
  const { ask, begun, refused } = asking(pace({ ofOne: 2, all: 3 }))
  for (const address of ['a', 'a', 'a', 'b', 'b', 'c']) ask(address)
  await turn()
  await turn()
  // An address with more entries makes room for one without.
  expect(refused).toEqual(['a', 'b', 'a'])
  expect(begun.toSorted()).toEqual(['a', 'b', 'c'])
})
